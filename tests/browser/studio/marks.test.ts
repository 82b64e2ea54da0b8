/** The bar above the text of a page: what it writes, with the pointer and with keys. */
import { expect, test } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { AXE, button, hasFocus, setUp } from './stage.ts';

const SONG = 'content/releases/first-light.md';
const HEAD = RELEASE.slice(0, RELEASE.lastIndexOf('---') + 4);
const before = `${HEAD}\nEine Strasse, eine Nacht.\n\nDer zweite Absatz bleibt.\n`;

test('a gallery and a bold word are all that is added to a file, and each is taken back in one step', async () => {
  const { site, openPage } = await setUp({ 'content/site.yaml': SITE_YAML, [SONG]: before });
  const page = await openPage('de');
  await page.locator('.row', { hasText: 'First Light' }).click();
  const text = page.locator('#body');
  await text.waitFor();
  const written = await text.inputValue();
  const choose = (from: number, to = from) =>
    text.evaluate(
      (area, [start, end]) => {
        if (!(area instanceof HTMLTextAreaElement)) return;
        area.focus();
        area.setSelectionRange(start, end);
      },
      [from, to] as const,
    );
  const chosen = () =>
    text.evaluate((area) =>
      area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart, area.selectionEnd) : '',
    );
  await choose(7);
  await page.keyboard.press('Control+b');
  expect(await text.inputValue()).toBe(written.replace('Strasse', '**Strasse**'));
  await page.keyboard.press('Control+z');
  expect(await text.inputValue()).toBe(written);
  await choose(5, 12);
  await button(page, 'Fett').click();
  expect(await chosen()).toBe('Strasse');

  // With keys alone: from the text to the bar, along it, and down the menu.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  expect(await hasFocus(button(page, 'Einfügen'))).toBe(true);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Einfügen' });
  expect(await hasFocus(menu.getByRole('menuitem', { name: 'Bild', exact: true }))).toBe(true);
  await page.evaluate(AXE);
  const faults = await page.evaluate(
    'axe.run(".body").then(({ violations }) => violations.map(({ id }) => id))',
  );
  expect(faults).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await hasFocus(button(page, 'Einfügen'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'detached' });
  expect(await chosen()).toBe('photos/1.jpg');
  const gallery = ':::gallery\n![Was zu sehen ist](photos/1.jpg)\n![Was zu sehen ist](photos/2.jpg)\n:::\n\n';
  const after = before.replace('Strasse', '**Strasse**').replace('Der zweite', `${gallery}Der zweite`);
  await until(() => button(page, 'Speichern').isEnabled());
  await button(page, 'Speichern').click();
  await until(() => site.read(SONG) !== before);
  expect(site.read(SONG)).toBe(after);
});

test('a field of Markdown has the same bar while it is written in, and a menu of what it may hold', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/pages/about.yaml': 'sections:\n  - title: Anfang\n    text: Eine Gitarre.\n',
    'content/pages/press.yaml': 'bios:\n  short: Singt.\n',
  });
  const page = await openPage('de');
  const openMenu = async (row: string, field: string) => {
    await page.locator('.row', { hasText: row }).click();
    const box = page.locator(`[data-field="${field}"]`);
    await box.waitFor({ state: 'attached' });
    const folded = page.locator('details', { has: box }).locator('summary');
    if ((await folded.count()) > 0) await folded.click();
    expect(await box.getByRole('toolbar').count()).toBe(0);
    await box.locator('textarea').focus();
    await button(page, 'Einfügen').click();
    return page.getByRole('menuitem').allInnerTexts();
  };
  expect(await openMenu('About', 'sections/0/text')).toHaveLength(12);
  await page.getByRole('menuitem', { name: 'Zitat' }).click();
  const story = page.locator('[data-field="sections/0/text"] textarea');
  expect(await story.inputValue()).toBe('::quote[Deine Worte]{by="Name"}\n\nEine Gitarre.');
  expect(await openMenu('Press Kit', 'bios/short')).toEqual(['Tabelle']);
  await page.evaluate(AXE);
  expect(
    await page.evaluate('axe.run(".form").then(({ violations }) => violations.map(({ id }) => id))'),
  ).toEqual([]);
});

const PASTED: [from: string, html: string, markdown: string][] = [
  [
    'Word',
    '<p class=MsoNormal>Hallo <b>Welt</b><o:p></o:p></p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Eins</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Zwei</p>',
    'Hallo **Welt**\n\n- Eins\n- Zwei',
  ],
  [
    'Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Ein </span><span style="font-weight:700">fettes</span><span> Wort</span></p></b>',
    'Ein **fettes** Wort',
  ],
  [
    'a page, with a heading in two styles',
    '<h3 style="margin:0"><span style="font-weight:700">Titel</span></h3>',
    '### Titel',
  ],
  [
    'a web page',
    '<h2>Titel</h2><p>Zur <a href="https://a.example/b">Seite</a>.</p>',
    '## Titel\n\nZur [Seite](https://a.example/b).',
  ],
  ['an editor of code', '<div style="color:#fff"><span>**a**</span></div>', ''],
];

test('what is pasted from Word, Google Docs and web pages is clean Markdown', async () => {
  const { openPage } = await setUp({ 'content/site.yaml': SITE_YAML, [SONG]: before });
  const page = await openPage('de');
  await page.locator('.row', { hasText: 'First Light' }).click();
  const text = page.locator('#body');
  for (const [, html, expected] of PASTED) {
    await text.fill('');
    const isLeft = await text.evaluate((area, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      area.focus();
      return area.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, html);
    // Without a format, the browser pastes it by itself.
    expect(isLeft).toBe(expected === '');
    await until(async () => (await text.inputValue()) === expected);
  }
});
