/**
 * No page breaks a word that fits its line: those that are too short to be divided stay whole on every kind of page, in languages of
 * long words. Longer ones are divided by the rules of their language, in browsers that know them.
 */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pickOf } from '../../helpers/matrix.ts';
import { makeSite, removeSite } from '../../helpers/site.ts';
import { openFrame } from './frames.ts';
import { DESKTOP, openStage, sharePage } from './stage.ts';

const LOOKS = ['sleeve', 'board', 'cutout', 'poster', 'programme', 'zine'];
const WIDTHS = [320, 390, 820, 1440];

/** The letters of a word that `hyphenate-limit-chars` in base.css leaves whole. */
const UNDIVIDED = 9;

const TABLE = `| Gruppe | Tag | Zeit | Raum | Leitung |
|---|---|---|---|---|
| Nestlinge (4–6) | Montag | 15.30–16.15 | Saal, Raum 2 | Hanna Brückner |
| Spatzen (7–9) | Dienstag | 16.00–17.00 | Saal | Jonas Wieland |
`;

const FILES = {
  'content/site.yaml': (look: string) => `base_url: https://artist.example
languages: [{code: de, name: Deutsch}, {code: en, name: English}]
artist: {name: Kinderchor Auenstedt, kind: choir, tagline: Vier Chöre und ein Nest, location: Auenstedt, en: {tagline: Four choirs}}
emails: {general: info@artist.example, bookings: chor@artist.example}
look: {style: ${look}}
`,
  'content/releases/winterlicht.md': () => `---
title: Winterlicht
type: album
release_date: 2019-11-01
genre: [Chor, Volkslied]
description: Lieder zum Advent.
credits: {Conductor: Hanna Brückner, Klavier: Jonas Wieland}
tracks: [{title: Eins, track_number: 1, duration: 100}, {title: Zwei, track_number: 2, duration: 100}]
---
## Stimmen

${TABLE}`,
  'content/releases/flussab.md': () =>
    '---\ntitle: Flussab\ntype: single\nrelease_date: 2021-03-01\ngenre: [Chor]\ndescription: Ein Lied.\n---\n',
  'content/pages/gruppen.md': () =>
    `---\ntitle: Gruppen\ndescription: Wer wann probt.\nmenu: Gruppen\n---\n${TABLE}`,
  'content/pages/events.yaml': () => `title: Konzerte
description: Wo der Chor singt.
events:
  - {title: Advent, date: 2030-12-20, time: "17:00", city: Auenstedt, country: DE, venue: Kirche St. Marien, tickets: https://a.example/t}
  - {title: Ηλιοβασίλ, date: 2031-05-01, city: Βόλος, country: GR, venue: Θέατρο}
  - {title: Kevätjuhla, date: 2024-05-01, city: Lahti, country: FI, venue: Sali}
`,
  'content/pages/follow.yaml': () => 'title: Dabei bleiben\n',
  'content/news/preis.md': () =>
    `---\ntitle: 1. Preis in Meißen\ndate: 2024-05-16\nexcerpt: Der Chor hat gewonnen.\n---\nΟ χορός στη Λάρισα.\n`,
  'content/legal/legal.md': () =>
    '---\ntitle: Impressum\ndescription: Wer das ist.\n---\nChor e. V., Am Markt 1, Auenstedt\n',
};

describe.each(pickOf(LOOKS, 'cutout'))('in %s', async (look) => {
  const files = Object.entries(FILES).map(([path, text]) => [path, text(look)]);
  const site = makeSite(Object.fromEntries(files), { keep: true });
  const { code, stderr, stdout } = await site.run(['build']);
  if (code !== 0) throw new Error(`The site was not built:\n${stderr}${stdout}`);
  const routes = site
    .list('dist')
    .filter((path) => path.endsWith('.html'))
    .map((path) => `/${path.replace(/index\.html$/, '')}`);
  const root = join(site.root, 'dist');
  const stage = await openStage({ root, baseUrl: 'https://artist.example', routes, scripts: new Map() });
  afterAll(async () => {
    await stage.close();
    removeSite(site.root);
  });
  const shared = sharePage(stage, DESKTOP);

  it.each(routes)('%s', async (route) => {
    const { page } = shared();
    if (!page.url().endsWith('/frame/')) await openFrame(page, stage.origin);
    await page.evaluate(async (address) => {
      const frame = document.querySelector('iframe');
      if (!frame) throw new Error('The frame is there.');
      await new Promise((resolve) => {
        frame.onload = resolve;
        frame.src = address;
      });
      await frame.contentDocument?.fonts.ready;
    }, route);
    for (const width of WIDTHS)
      expect(await page.evaluate(listBroken, { width, most: UNDIVIDED }), `${width} px`).toEqual([]);
  });
});

/** Words of the page in the frame that are on two lines, with what is around them. */
function listBroken({ width, most }: { width: number; most: number }): string[] {
  const frame = document.querySelector('iframe');
  const inner = frame?.contentDocument;
  if (!frame || !inner) throw new Error('The page in the frame can be read.');
  frame.style.width = `${width}px`;
  // They break where they must.
  const isAddress = (text: string) => /\S[@/]\S/.test(text);
  const found: string[] = [];
  const texts = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT);
  const range = inner.createRange();
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.textContent ?? '';
    if (node.parentElement?.closest('script, style, noscript, template, svg')) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
      if (word.length > most || isAddress(text)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter((line) => line.width > 0).map((line) => Math.round(line.top)),
      );
      if (lines.size > 1) found.push(`${word} in ${text.trim().slice(0, 60)}`);
    }
  }
  return found;
}
