/** Differences in drawing between Firefox and Chromium. */
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { isUnlikeOthers } from '../browser/site/facts.ts';
import { DESKTOP, openStage, PHONE, sharePage, visit } from '../browser/site/stage.ts';
import { buildSample } from '../helpers/sample.ts';
import { countLines, TILE } from '../helpers/wave.ts';

const stage = await openStage(await buildSample());
afterAll(stage.close);

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('a player that waits shows the trace of a sound from end to end on %s', async (_, size) => {
  const { page } = await visit(stage, '/music/mixes/', { ...size, deviceScaleFactor: 1 });
  const player = page.locator('.player').first();
  await player.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.locator('liner-island[data-near] .player').first().waitFor();
  const box = await player.boundingBox();
  if (!box) throw new Error('There is no player.');
  const png = await page.screenshot();
  const third = box.width / 3;
  for (const part of [0, 1, 2]) {
    const lines = await countLines(png, {
      left: box.x + part * third,
      top: box.y + box.height / 2,
      width: third,
    });
    expect(lines).toBeGreaterThan((0.85 * third) / TILE);
  }
});

const forced = sharePage(stage, { ...DESKTOP, forcedColors: 'active' });

it.each(stage.site.routes.filter(isUnlikeOthers))(
  'with the colours of the system, buttons and the current page are to be seen: %s',
  async (route) => {
    const { page } = forced();
    await page.goto(stage.origin + route);
    expect(await listUnseen(page)).toEqual([]);
  },
);

/** Controls without an edge or words, and marked links without their line. */
function listUnseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForced = matchMedia('(forced-colors: active)').matches;
    const controls = [...document.querySelectorAll('main :is(.button, button, input, select, textarea)')];
    const unseen = controls.filter((control) => {
      const { borderTopWidth, color, backgroundColor } = getComputedStyle(control);
      const hasWords = (control.textContent ?? '').trim() !== '' && color !== backgroundColor;
      return (
        control.checkVisibility() && !hasWords && borderTopWidth === '0px' && !control.querySelector('svg')
      );
    });
    const marked = [...document.querySelectorAll('nav[aria-label=Main] [aria-current]')];
    const plain = marked.filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'));
    return [
      ...(isForced ? [] : ['no forced colours']),
      ...[...unseen, ...plain].map((each) => each.outerHTML),
    ];
  });
}
