/** A look changes how pages look, and nothing that they say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildArtist, DRESSED, DRESSED_LOOKS } from '../helpers/artists.ts';
import {
  all,
  attribute,
  type Document,
  one,
  parse,
  type Scope,
  structuredData,
  textNodes,
  texts,
} from '../helpers/dom.ts';
import type { BuiltSite } from '../helpers/sample.ts';

/** Files in `assets/` differ by name, as share images do. */
const MADE = /\/assets\/[\w./-]+/g;

/** Pages with lists: a look may leave out what is on the pages that they lead to. */
const LISTS = /^\/(?:$|events\/(?:\d{4}\/)?$|music\/(?:(?:releases|mixes)\/)?$|(?:singing-)?lessons\/$)/;

describe.each(DRESSED_LOOKS)('%s', async (look) => {
  const artist = DRESSED[look];
  const [plain, dressed] = [await buildArtist(artist), await buildArtist(artist, look)];
  const read = ({ root }: BuiltSite, route: string) =>
    parse(readFileSync(join(root, route, 'index.html'), 'utf8').replace(MADE, '/assets/…'));

  it('has the same pages', () => {
    expect(dressed.routes).toEqual(plain.routes);
  });

  it.each(plain.routes)('%s', (route) => {
    const [before, after] = [read(plain, route), read(dressed, route)];
    expect(structuredData(after)).toEqual(structuredData(before));
    expect(texts(after, 'title')).toEqual(texts(before, 'title'));
    expect(texts(after, 'h1')).toEqual(texts(before, 'h1'));
    // The first screen may have what is a section in another look.
    if (route !== '/') expect(missing(texts(before, 'h2'), texts(after, 'h2'))).toEqual([]);
    expect(missing(destinations(before), destinations(after))).toEqual([]);
    if (!LISTS.test(route)) expect(missing(wordsOf(before), wordsOf(after))).toEqual([]);
    for (const name of ['header', 'nav', 'main', 'footer', 'form', 'button', 'liner-island'])
      expect(all(after, name).map(describePart), name).toEqual(all(before, name).map(describePart));
  });
});

/** Once each: a list may be in two places of a page. */
function missing(before: readonly string[], after: readonly string[]): string[] {
  return [...new Set(before)].filter((each) => !after.includes(each));
}

const destinations = (page: Document) => all(page, 'a').map((link) => attribute(link, 'href'));

/** Words of the page itself, without numbers: each look writes dates in its own way, and its PDFs have other sizes. */
function wordsOf(page: Document): string[] {
  const main = one(page, 'main');
  const dates = new Set(all(main, 'time').flatMap(listWords));
  return listWords(main).filter((word) => !dates.has(word));
}

function listWords(scope: Scope): string[] {
  return textNodes(scope).flatMap((written) => written.match(/[\p{L}\p{M}]+/gu) ?? []);
}

function describePart({ name, attribs }: Parameters<typeof attribute>[0]): string {
  return [name, attribs['aria-label'], attribs['data-name']].filter(Boolean).join(' ');
}
