/** WebKitGTK with scripts turned off, and where less motion is asked for. */
import { afterAll, describe, expect, it } from 'vitest';
import { click, focusAfter, isThere, isVisible, openStage, PHONE, soon, visit } from './stage.ts';

const [plain, still] = [
  await openStage({ javaScriptEnabled: false }),
  await openStage({ reducedMotion: true }),
];
afterAll(async () => {
  await plain.close();
  await still.close();
});

describe('without scripts', () => {
  const { page } = plain;
  const links = (selector: string) =>
    page.evaluate(
      (wanted: string) =>
        [...document.querySelectorAll(wanted)].filter((link) => link.checkVisibility()).length,
      selector,
    );

  it('the mobile menu opens and closes', async () => {
    await visit(plain, '/', PHONE);
    await click(page, '[aria-label="Open menu"]');
    await soon(() => isVisible(page, '.menu-panel')).toBe(true);
    await click(page, '[aria-label="Close menu"]');
    await soon(() => isVisible(page, '.menu-panel')).toBe(false);
  });

  it('the dropdown opens for the keyboard', async () => {
    await visit(plain, '/about/');
    expect(await focusAfter(page, 'Tab')).toBe('Music');
    expect(await isVisible(page, '.nav-drop-link')).toBe(true);
  });

  it('every list of the discography is shown, players are links, and mail stands in for the form', async () => {
    await visit(plain, '/music/releases/');
    expect(await links('[data-tab] h3')).toBe(17);
    expect(await links('[role=tab]')).toBe(0);
    await visit(plain, '/music/mixes/');
    expect(await links('[data-name=audio-player] a')).toBe(2);
    expect(await links('[data-name=audio-player] button')).toBe(0);
    await visit(plain, '/contact/');
    expect(await links('form button')).toBe(0);
    expect(await links('main a[href^="mailto:"]')).toBeGreaterThan(0);
  });

  it('the skeleton of Home does not show', async () => {
    await visit(plain, '/');
    expect(await isVisible(page, '.skeleton')).toBe(false);
    expect(await isVisible(page, 'h1')).toBe(true);
  });
});

describe('where less motion is asked for', () => {
  const { page } = still;

  it('the carousel waits to be played', async () => {
    await visit(still, '/music/releases/reve/');
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await page.evaluate(() =>
      document
        .querySelector('[data-name=release-carousel]')
        ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await page.press('Shift');
    await soon(() => isThere(page, '[data-name=release-carousel][data-live]')).toBe(true);
    expect(await isVisible(page, '[data-name=release-carousel] button[aria-label="Play"]')).toBe(true);
  });

  it('nothing is animated', async () => {
    await visit(still, '/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
