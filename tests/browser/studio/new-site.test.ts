/** The first minute: from an empty folder to the first field that is saved. */
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { openEngine } from '../../helpers/engine/engine.ts';
import { drawCover } from '../../helpers/pictures.ts';
import { makeSite, removeSite } from '../../helpers/site.ts';
import { startStudio } from '../../helpers/studio.ts';
import { AXE, button, hasFocus, SCREENS } from './stage.ts';

async function openNew(locale: string) {
  const site = makeSite({}, { keep: true });
  const [studio, engine] = await Promise.all([startStudio(site, ['--port', '0', '--no-npm']), openEngine()]);
  const viewport = { width: 1440, height: 900 };
  const context = await engine.newContext({ viewport, locale, reducedMotion: 'reduce' });
  onTestFinished(async () => {
    await context.close();
    await studio.stop();
    removeSite(site.root);
  });
  const page = await context.newPage();
  await page.goto(studio.address);
  await page.locator('.begin-name').waitFor();
  return { site, page };
}

test('an empty folder becomes a site in German, in the browser alone, and its first field is saved', async () => {
  const { site, page } = await openNew('de');
  const name = page.getByRole('textbox', { name: 'Für wen ist die Site?' });
  expect(await hasFocus(name)).toBe(true);
  const make = button(page, 'Site anlegen');
  await make.click();
  await page.getByText('Schreib zuerst den Namen.').waitFor();
  expect(await hasFocus(name)).toBe(true);
  await page.keyboard.type('Späte Züge');
  // Cards are radio buttons: arrows choose.
  await page.getByRole('radio', { name: 'Solo-Act' }).focus();
  for (const _ of ['singer', 'band', 'dj', 'rapper', 'ensemble']) await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Ensemble' }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: 'English' }).check();
  const buffer = await drawCover(900).jpeg().toBuffer();
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear') });
  await page.getByText('brief.jpg').waitFor();
  await chooser.setInputFiles({ name: 'Wir.jpg', mimeType: 'image/jpeg', buffer });
  await button(page, 'Ein anderes Bild').waitFor();
  // Their own Home in a look, with the picture.
  const look = page.frameLocator('iframe[title="programme"]');
  await look.getByRole('heading', { name: 'Späte Züge' }).first().waitFor();
  await look.locator('main img').first().waitFor();
  expect(await page.getByRole('radio', { name: 'programme' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Dunkel' }).check();

  await page.reload();
  expect(await page.getByRole('radio', { name: 'Ensemble' }).isChecked()).toBe(true);
  expect(await name.inputValue()).toBe('Späte Züge');
  expect(site.exists('content')).toBe(false);
  const { href } = new URL(page.url());
  await make.click();

  const steps = page.getByRole('region', { name: 'Erste Schritte' });
  await steps.waitFor();
  expect(page.url()).toBe(href);
  expect(await steps.locator('[data-done]').count()).toBe(3);
  const yaml = site.read('content/site.yaml');
  for (const line of ['  name: Späte Züge\n', '  kind: ensemble\n', '  - code: de\n', '  ground: dark\n'])
    expect(yaml).toContain(line);
  expect(site.read('content/pages/about.yaml')).toContain('image: photos/wir.jpg\n');
  await steps.getByRole('button', { name: 'Der Name' }).click();
  const field = page.locator('[data-field="artist/name"] :is(input, textarea)').first();
  expect(await hasFocus(field)).toBe(true);
  await field.fill('Späte Züge Quartett');
  await until(() => page.locator('.save:not([aria-disabled="true"])').count());
  await button(page, 'Speichern').click();
  expect(await until(() => site.read('content/site.yaml').includes('name: Späte Züge Quartett\n'))).toBe(
    true,
  );
});

declare const axe: typeof import('axe-core');

test.each(SCREENS)(
  'the questions have no faults of accessibility and no sideways scrolling (%s)',
  async (locale, screens) => {
    const { page } = await openNew(locale);
    await page.evaluate(AXE);
    for (const [width, colorScheme] of screens) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(async () => {
        const { violations } = await axe.run(document, { iframes: false, resultTypes: ['violations'] });
        const { scrollWidth, clientWidth } = document.documentElement;
        return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), scrollWidth - clientWidth];
      });
      expect([width, colorScheme, found]).toEqual([width, colorScheme, [0]]);
    }
  },
);
