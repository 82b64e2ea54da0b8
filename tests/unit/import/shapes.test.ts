/** Entries of the site in other shapes than an import writes: what sources say about them is found, and nothing is doubled. */
import { describe, expect, test } from 'vitest';
import type { Item } from '../../../generator/import/catalogue.ts';
import { changes, itemOf, planFor, release, verdicts, writeContent } from './helpers.ts';
import { makeSite } from './write/site.ts';

interface Shape {
  site?: string;
  files: Record<string, string>;
  items: Item[];
  verdicts: string[];
  changes: string[];
}

const markdown = (...keys: string[]) => `---\n${keys.join('\n')}\n---\n`;

const SHAPES: Record<string, Shape> = {
  'drafts, and keys in flow style': {
    files: {
      'releases/a.md': markdown('{title: Night Bus, type: single, release_date: 2025-03-07, draft: true}'),
      'releases/b.md': markdown('draft: true', 'title: Harbour', 'type: single', 'release_date: 2026-12-24'),
    },
    items: [
      release({ title: 'Night Bus', release_date: '2025-03-07', isrc: 'AA6Q72500047' }),
      release({ title: 'Harbour', release_date: '2026-12-24', label: 'Bell' }),
    ],
    verdicts: ['fills releases/a.md', 'fills releases/b.md'],
    changes: ['fills isrc: "AA6Q72500047"', 'fills label: "Bell"'],
  },
  'only in Arabic, with other names of files': {
    site: 'base_url: https://noor.example\nlanguages: [{code: ar, name: العربية}]\nartist: {name: نور فال}\n',
    files: {
      'releases/khatt.md': markdown('title: خطّ واحد', 'type: single', 'release_date: 2025-03-07'),
      'mixes/m.md': markdown('episode_title: "وردية ٧"', 'release_date: 2025-03-09'),
      'news/n.md': markdown('title: أغنية جديدة', 'date: 2025-03-09', 'excerpt: خبر'),
      'pages/events.yaml': 'events: [{title: سطح, date: 2027-01-02, city: لشبونة}]\n',
    },
    items: [
      release({ title: 'خط واحد', release_date: '2025-03-07', label: 'Bell', artists: ['نور فال'] }),
      itemOf('mixes', { episode_title: 'وردية 7', release_date: '2025-03-09', episode: 7 }),
      itemOf('news', { title: 'أغنية جديدة', date: '2025-03-09', category: 'أغاني' }),
      itemOf('events', { title: 'سطح', date: '2027-01-02', city: 'لشبونة', time: '22:00' }),
    ],
    verdicts: ['fills releases/khatt.md', 'fills mixes/m.md', 'fills news/n.md', 'fills pages/events.yaml'],
    changes: ['fills label: "Bell"', 'fills episode: 7', 'fills category: "أغاني"', 'fills time: "22:00"'],
  },
  'at places that are written once for several': {
    files: {
      'pages/events.yaml': `venues:
  hall: {name: The Maltings, address: 4 Weir Lane, city: Leeds, country: United Kingdom}
events:
  - {title: Roof, date: 2027-01-02, venue: hall, programme: light, price: {amount: 25, currency: EUR}}
  - title: Late Light
    date: 2027-01-03
    venue: The Maltings
    programme: [{composer: Joseph Haydn, work: String Quartet, opus: Op. 76}, interval, Encore]
programmes: {light: [Nocturne]}
`,
    },
    items: ['2027-01-02', '2027-01-03'].map((date, index) =>
      itemOf('events', {
        title: index === 0 ? 'Roof' : 'Late Light',
        date,
        venue: 'The Maltings',
        address: '4 Weir Lane',
        city: 'Leeds',
        country: 'United Kingdom',
        programme: [{ composer: 'Joseph Haydn', work: 'String Quartet, Op. 76' }, 'interval', 'Encore'],
        ...(index === 0 && { price: '25 EUR' }),
      }),
    ),
    verdicts: ['same pages/events.yaml', 'same pages/events.yaml'],
    changes: [],
  },
  'by the artists of a label': {
    site: 'base_url: https://tide.example\nartist: {name: Tideline, kind: label}\n',
    files: {
      'artists/ada.md': markdown('name: Ada Lind'),
      'releases/x.md': markdown(
        'title: Harbour',
        'type: single',
        'release_date: 2025-03-07',
        'artists: [Ada Lind]',
      ),
      'releases/y.md': markdown(
        'title: Harbour',
        'type: single',
        'release_date: 2025-03-07',
        'artists: [{name: Kim Ro}]',
      ),
    },
    items: [
      release({ title: 'Harbour', release_date: '2025-03-07', genre: ['Folk'], artists: ['Ada Lind'] }),
      release({ title: 'Harbour', release_date: '2025-03-07', genre: ['Soul'], artists: ['Kim Ro'] }),
      itemOf('artists', { name: 'ADA LIND', kind: 'person' }),
    ],
    verdicts: ['fills releases/x.md', 'fills releases/y.md', 'fills artists/ada.md'],
    changes: ['fills genre: ["Folk"]', 'fills genre: ["Soul"]', 'fills kind: "person"'],
  },
  'renamed since, with their old addresses': {
    files: {
      'news/n.md': markdown(
        'title: New words',
        'date: 2024-03-09',
        'excerpt: x',
        'redirect_from: [/2024/old-title/]',
      ),
      'releases/x.md': markdown(
        'title: Renamed',
        'type: single',
        'release_date: 2019-03-07',
        'redirect_from: [/music/harbour/]',
      ),
      'mixes/x.md': markdown(
        'episode_title: Renamed',
        'release_date: 2019-03-07',
        'redirect_from: [/mix/harbour]',
      ),
      'pages/own.md': markdown('title: Biography', 'redirect_from: [/about-me/]'),
    },
    items: [
      itemOf('news', { title: 'Old title', date: '2024-03-09', redirect_from: ['/2024/old-title/'] }),
      release({ title: 'Harbour', release_date: '2019-03-07', redirect_from: ['/music/harbour'] }),
      itemOf('mixes', {
        episode_title: 'Harbour',
        release_date: '2019-03-07',
        redirect_from: ['/mix/harbour/'],
      }),
      itemOf('ownPages', { title: 'About me', redirect_from: ['/about-me'] }),
    ],
    verdicts: ['differs news/n.md', 'differs releases/x.md', 'differs mixes/x.md', 'differs pages/own.md'],
    changes: [
      'differs title: "Old title", not "New words"',
      'differs title: "Harbour", not "Renamed"',
      'differs episode_title: "Harbour", not "Renamed"',
      'differs title: "About me", not "Biography"',
    ],
  },
};

describe('entries', () => {
  test.each(Object.entries(SHAPES))('%s', async (_, shape) => {
    const own: Record<string, string> = shape.site === undefined ? {} : { 'site.yaml': shape.site };
    const content = writeContent(makeSite().root, { ...own, ...shape.files });
    const plan = await planFor(content, shape.items);
    expect(changes(plan)).toEqual(shape.changes);
    expect(verdicts(plan)).toEqual(shape.verdicts);
  });
});
