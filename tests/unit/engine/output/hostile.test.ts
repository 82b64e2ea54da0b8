/** Texts that mean something to a format, or nothing to any: what machines read stays whole. */

import { DomUtils, parseDocument } from 'htmlparser2';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { projectArtist } from '../../../../generator/app/artist/index.ts';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { dropForbidden } from '../../../../generator/engine/lib/markup.ts';
import { planCalendars } from '../../../../generator/features/shows/calendar.ts';
import { planFeeds, projectFeeds } from '../../../../generator/site/feeds/index.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, projectPages, release } from '../../../helpers/model.ts';

const TEXTS: Record<string, string> = {
  'the ends of elements and sections': ']]> </script> <!-- --> <![CDATA[ &amp; <b>"\'',
  'separators of lines and paragraphs': 'one\u2028two\u2029three\u0085four',
  'control characters': 'a\u0000b\u0007c\u001bd\u007fe\u009bf\ufffeg',
  'marks of direction': '\u202enight\u202c \u200fليل\u200e \u2066x\u2069',
  'halves of characters': 'a\ud83d b\udd25 c',
  'emoji of several parts': '👩‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 é 🔥'.repeat(20),
  'lines of a calendar': 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:other\rATTACH:y',
  'twenty thousand letters': 'long '.repeat(4_000),
};

function build(text: string) {
  const content = makeContent({
    releases: [
      release('one', {
        title: text,
        description: text,
        genre: [text],
        release_date: '2025-01-01',
        credits: [{ role: text, names: [text] }],
      }),
      release('coming', { title: text, release_date: '2026-01-01' }),
    ],
    news: [entry('post', { title: text, excerpt: text, category: text, date: '2025-01-02' })],
    pages: {
      events: entry('events', {
        events: [
          { title: text, slug: 'night', date: '2025-10-01', city: text, venue: text, description: text },
        ],
      }),
    },
  });
  content.site.data.artist = { name: text, description: text };
  const site = modelSite(content, '2025-09-01', FEATURES);
  return { site, assets: makeAssets(site) };
}

test.each(Object.keys(TEXTS))('%s', async (kind) => {
  const text = TEXTS[kind] ?? '';
  const { site, assets } = build(text);
  for (const { path, body } of planFeeds(projectFeeds({ site, assets }), site)) {
    const written = typeof body === 'function' ? String(await body()) : String(body);
    if (path.endsWith('.json')) {
      expect(JSON.parse(written), path).toMatchObject({ items: expect.any(Array) });
      continue;
    }
    expect(dropForbidden(written) === written, path).toBe(true);
    // Outside of sections, `<` begins a tag, and `&` a reference.
    const plain = written.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replace(/<[^<>]+>/g, '');
    expect(
      plain.match(/[<]|\]\]>|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i)?.[0],
      path,
    ).toBeUndefined();
    const titles = DomUtils.getElementsByTagName(
      'title',
      parseDocument(written, { xmlMode: true }).children,
      true,
    );
    const texts = titles.map((title) => DomUtils.textContent(title).trim());
    expect(texts.at(-1), path).toBe(dropForbidden(text).trim());
  }

  const calendars = planCalendars(site);
  expect(calendars).toHaveLength(3);
  for (const { path, body } of calendars) {
    const written = typeof body === 'function' ? String(await body()) : String(body);
    for (const line of written.split('\r\n')) {
      expect(Buffer.byteLength(line), path).toBeLessThanOrEqual(75);
      // No reader takes anything else for the end of a line.
      expect(line, path).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
    const entries = new ICAL.Component(ICAL.parse(written)).getAllSubcomponents('vevent');
    expect(
      entries.map((each) => each.getAllProperties('summary').length),
      path,
    ).toEqual([1]);
    expect(written, path).not.toMatch(/^(?:ATTACH|SUMMARY:other)/m);
  }

  expect(JSON.parse(JSON.stringify(projectArtist({ site, assets })))).toMatchObject({
    releases: [{ title: text }],
  });
  for (const { meta } of projectPages(site, assets).pages)
    for (const data of meta.jsonLd)
      expect(JSON.parse(JSON.stringify(data))).toEqual(JSON.parse(JSON.stringify(data)));
});
