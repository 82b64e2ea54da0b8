import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { GRAMMAR } from '../../../../generator/app/list/grammar.ts';
import { listAllTexts } from '../../../../generator/engine/content/translate/list.ts';
import { planCalendars } from '../../../../generator/features/shows/calendar.ts';
import { eventLd } from '../../../../generator/features/shows/json-ld.ts';
import { modelSites } from '../../../../generator/site/sites.ts';
import { loadFiles, SITE, sourcesOf } from '../../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../../helpers/model.ts';

const LANGUAGES = ['de', 'en', 'ar', 'es', 'fr', 'it', 'pt', 'tr'];

const files = (events: string) => ({
  'site.yaml': `${SITE}timezone: Europe/Berlin
language: de_DE
languages: [${LANGUAGES.map((code) => `{code: ${code}, name: ${code}}`).join(', ')}]
`,
  'pages/events.yaml': events,
});

/** The first show in each language: on its page, in the list, in its calendar entry, in data. */
async function open(events: string) {
  const { content, problems } = await loadFiles(files(events), { today: '2026-06-01' });
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  const sites = content ? modelSites(content, '2026-06-01', FEATURES) : [];
  const found = sites.map((site) => {
    const [event] = site.events;
    if (!event) throw new Error('no show');
    const { pages } = projectPages(site, makeAssets(site));
    const page = pageAt(pages, `/events/${event.slug}/`, 'event');
    const [row] = pageAt(pages, '/events/', 'events').props.upcoming;
    const [calendar] = planCalendars(site);
    const text = typeof calendar?.body === 'function' ? String(calendar.body()) : '';
    const { location } = eventLd(site, event, []);
    return [
      site.language.code,
      {
        row: [row?.city, row?.country],
        page: [page.props.city, page.props.place],
        title: page.meta.title,
        share: page.share?.images[0].card.facts,
        calendar: /(?<=LOCATION:).*/.exec(text)?.[0]?.replace(/[\u2066-\u2069]/g, ''),
        address: JSON.parse(JSON.stringify(location)).address,
        untranslated: Object.keys(site.untranslated ?? {}),
      },
    ] as const;
  });
  return new Map(found);
}

test('a country that is written as its code is named in every language, and is the code in data', async () => {
  const all = await open('events:\n  - {title: A, date: 2026-06-12, city: Bonn, country: DE}\n');
  const names = [
    'Deutschland',
    'Germany',
    'ألمانيا',
    'Alemania',
    'Allemagne',
    'Germania',
    'Alemanha',
    'Almanya',
  ];
  expect(LANGUAGES.map((code) => all.get(code)?.row[1])).toEqual(names);
  expect(LANGUAGES.map((code) => all.get(code)?.page[1])).toEqual(names);
  for (const each of all.values()) {
    expect(each.address).toMatchObject({ addressLocality: 'Bonn', addressCountry: 'DE' });
    expect(each.untranslated).not.toContain('DE');
  }
  expect(all.get('ar')?.calendar).toBe('Bonn، ألمانيا');
});

test.each([
  ['country: de', 'Germany', 'DE'],
  ['country: UK', 'UK', 'GB'],
  ['country: GB', 'UK', 'GB'],
  ['country: Germany', 'Germany', 'Germany'],
  ['country: USA', 'USA', 'USA'],
  ['country: XQ', 'XQ', 'XQ'],
  ['country: TBA', '', undefined],
])('%s is %s', async (line, name, code) => {
  const all = await open(`events:\n  - {title: A, date: 2026-06-12, city: Bonn, ${line}}\n`);
  expect(all.get('en')?.row[1]).toBe(name);
  expect(all.get('en')?.address.addressCountry).toBe(code);
});

test.each([
  ['a show', '{title: A, date: 2026-06-12, city: Köln, venue: Saal}'],
  ['a venue', '{title: A, date: 2026-06-12, venue: hall}'],
  ['a show in other letters', '{title: A, date: 2026-06-12, city: KÖLN, venue: Saal}'],
])('a city is translated once, of %s', async (_, show) => {
  const all = await open(
    `cities:\n  Köln: {en: Cologne, ar: كولونيا}\nvenues: {hall: {name: Saal, city: Köln, country: DE}}\nevents:\n  - ${show}\n`,
  );
  const { row, page, title, share, calendar, address, untranslated } = all.get('en') ?? {};
  expect([row?.[0], page?.[0], address.addressLocality]).toEqual(['Cologne', 'Cologne', 'Cologne']);
  expect(title).toBe('A, Cologne, 12 June 2026 | EDDY');
  expect(share).toContain('Cologne');
  expect(calendar).toMatch(/^Saal\\, Cologne/);
  expect(untranslated).not.toContain('Cologne');
  expect(all.get('ar')?.row[0]).toBe('كولونيا');
  for (const code of ['de', 'fr']) expect(all.get(code)?.row[0]).toMatch(/^k..n$/iu);
});

test('the translation of a show precedes that of its city', async () => {
  const all = await open(
    'cities: {München: {en: Munich}}\nevents:\n  - {title: A, date: 2026-06-12, city: München, en: {city: Minga}, fr: {title: B}}\n',
  );
  expect(['de', 'en', 'fr'].map((code) => all.get(code)?.row[0])).toEqual(['München', 'Minga', 'München']);
});

test('cities of the table and codes of countries are not missing in a language', async () => {
  const events =
    'cities: {Köln: {en: Cologne}}\nevents:\n  - {title: A, date: 2026-06-12, city: Köln, country: DE, en: {title: B}}\n  - {title: C, date: 2026-06-13, city: Bonn, country: Italien}\n';
  const missing = async (code: string) => {
    const texts = await listAllTexts(sourcesOf(files(events)), LANGUAGES, code, GRAMMAR);
    return texts
      .filter(({ file, translation }) => file === 'pages/events.yaml' && !translation)
      .map(({ text }) => text);
  };
  expect(await missing('en')).toEqual(['C', 'Bonn', 'Italien']);
  expect(await missing('fr')).toEqual(['A', 'Köln', 'C', 'Bonn', 'Italien']);
});
