/** The sites of a singer, a band and a DJ: each kind of page once, in a browser, and the words of all. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { ARTISTS, buildArtist } from '../../helpers/artists.ts';
import { crawl, listFaults } from '../../helpers/crawl.ts';
import { all, attribute, parse, structuredData, text } from '../../helpers/dom.ts';
import { isWhole, pick } from '../../helpers/matrix.ts';
import { listMisfits } from '../../helpers/vocabulary.ts';
import { inspect, SOUND } from './inspect.ts';
import { DESKTOP, openStage, PHONE, type Stage, sharePage } from './stage.ts';

/** Words only for DJs. The discography has a tab of this name for everybody. */
const CLUB = /\b(?:djs?|decks|bpm|remix|house music|techno|club nights?)\b/gi;

/** Pages that share a template. */
const KINDS = [
  /^\/music\/releases\/./,
  /^\/music\/mixes\/./,
  /^\/events\/./,
  /^\/news\/./,
  /^\/(legal|privacy|terms)\//,
];

const stages = await Promise.all(
  ARTISTS.map(async (artist) => ({ artist, stage: await openStage(await buildArtist(artist)) })),
);
afterAll(async () => {
  for (const { stage } of stages) await stage.close();
});

const picks = stages.map(({ stage }) => pickRoutes(stage.site));

describe.each(stages)('$artist', ({ artist, stage }) => {
  const phone = sharePage(stage, PHONE);
  const desktop = sharePage(stage, DESKTOP);

  it.runIf(isWhole)('/ on a desktop', async () => {
    expect(await inspect(stage, desktop(), '/', [1440], true)).toEqual(SOUND);
  });

  it.each(
    pick(
      [...pickRoutes(stage.site).values()],
      (picked) => picked.route === '/' || (picked.kind !== picked.route && isLongest(picked)),
    ),
  )('$route', async (picked) => {
    const { page } = phone();
    const found = await inspect(stage, phone(), picked.route, [320, 1440, 390], isLongest(picked));
    expect({ found, empty: await listEmpty(page) }).toEqual({ found: SOUND, empty: [] });
    const { there, shown } = await countNewsletters(page);
    expect(shown).toBe(Math.min(1, there));
  });

  it('has no dead links', async () => {
    const { origin, site } = stage;
    expect(listFaults(await crawl(site.routes, origin, site.baseUrl))).toEqual([]);
  });

  it('has structured data that a processor can place', async () => {
    const { root, routes } = stage.site;
    const misfits = await Promise.all(
      routes.map(async (route) => {
        const found = await listMisfits(structuredData(parse(readPage(root, route))));
        return found.map((fault) => `${route}: ${fault}`);
      }),
    );
    expect(misfits.flat()).toEqual([]);
  });

  it.skipIf(artist === 'tolliver-quist')('has no words of another trade', () => {
    expect(listWords(stage.site, CLUB)).toEqual([]);
  });
});

interface Picked {
  kind: string;
  route: string;
  bytes: number;
}

/** The longest page of each template. */
function pickRoutes({ root, routes }: Stage['site']): Map<string, Picked> {
  const longest = new Map<string, Picked>();
  for (const route of routes) {
    const kind = KINDS.find((each) => each.test(route))?.source ?? route;
    const bytes = readPage(root, route).length;
    if (bytes > (longest.get(kind)?.bytes ?? 0)) longest.set(kind, { kind, route, bytes });
  }
  return longest;
}

/** Returns true if no other site has a longer page of its kind: axe, which takes longest, examines only that one. */
function isLongest({ kind, bytes }: Picked): boolean {
  return picks.every((pages) => (pages.get(kind)?.bytes ?? 0) <= bytes);
}

function readPage(root: string, route: string): string {
  return readFileSync(join(root, route, 'index.html'), 'utf8');
}

/** Headings without a word, and sections with nothing but a heading. */
function listEmpty(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter(
      (heading) => heading.textContent.trim() === '' && !heading.querySelector('img[alt]:not([alt=""])'),
    );
    const sections = [...document.querySelectorAll('main section')].filter((section) => {
      const heading = section.querySelector('h2, h3');
      const rest = section.textContent.trim().length - (heading?.textContent.trim().length ?? 0);
      return rest <= 0 && !section.querySelector('img, a, button, input');
    });
    return [...headings, ...sections].map((element) => element.outerHTML.slice(0, 200));
  });
}

function countNewsletters(page: Page): Promise<{ there: number; shown: number }> {
  return page.evaluate(() => {
    const forms = [...document.querySelectorAll('.newsletter')];
    return { there: forms.length, shown: forms.filter((form) => form.checkVisibility()).length };
  });
}

/** Each with its page: as read there, in what search engines show, and in the data for them. */
function listWords({ root, routes }: Stage['site'], words: RegExp): string[] {
  return routes.flatMap((route) => {
    const page = parse(readPage(root, route));
    const read = [
      ...page.children.map(text),
      ...all(page, 'meta', { content: true }).map((meta) => attribute(meta, 'content')),
      ...all(page, 'img').map((image) => attribute(image, 'alt')),
      JSON.stringify(structuredData(page)),
    ];
    return [...new Set(read.join(' ').match(words))].map((word) => `${route}: ${word}`);
  });
}
