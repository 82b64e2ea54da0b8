import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { GRAMMAR } from '../../../../generator/app/list/grammar.ts';
import { listAllTexts } from '../../../../generator/engine/content/translate/list.ts';
import { planCalendars } from '../../../../generator/features/shows/calendar.ts';
import { eventLd } from '../../../../generator/features/shows/json-ld.ts';
import { modelSites } from '../../../../generator/site/sites.ts';
import { listProblems, loadFiles, release as record, SITE, sourcesOf } from '../../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../../helpers/model.ts';

const BILINGUAL = `${SITE}timezone: Europe/Lisbon
language: de_DE
languages: [{code: de, name: Deutsch}, {code: en, name: English}]
`;

const HEAD = `venues:
  hall: {name: Große Halle, address: Am Wehr 1, city: Leipzig, timezone: Europe/Berlin, url: 'https://www.hall.example/x', access: Tram 4., en: {name: Great Hall}}
programmes:
  late:
    - {composer: Joseph Haydn, work: Quartett G-Dur, opus: 76, en: {work: Quartet in G major}}
    - Pause
    - {composer: [A, B], work: Quintett, note: Uraufführung, en: {note: World premiere}, movements: [I. Allegro, II. Largo], performers: [{name: Elif, role: Piano}, Chor]}
`;

async function open(shows: string, language = 'de', today = '2026-06-01') {
  const { content, problems } = await loadFiles(
    {
      'site.yaml': BILINGUAL,
      'pages/events.yaml': `${HEAD}events:\n${shows}`,
    },
    { today },
  );
  expect(problems.map(({ code, hint }) => `${code} ${hint}`)).toEqual([]);
  const sites = content ? modelSites(content, today, FEATURES) : [];
  const site = sites.find((each) => each.language.code === language);
  const [event] = site?.events ?? [];
  if (!site || !event) throw new Error('no show');
  const assets = makeAssets(site);
  const { pages } = projectPages(site, assets);
  const route = `/events/${event.slug}/`;
  const [calendar] = planCalendars(site);
  return {
    props: pageAt(pages, route, 'event').props,
    list: pageAt(pages, '/events/', 'events').props,
    calendar: typeof calendar?.body === 'function' ? String(calendar.body()).replace(/\r\n /g, '') : '',
    data: eventLd(site, event, []),
  };
}

const SHOW = "  - {title: Abend, date: 2026-06-12, time: '20:00', venue: hall, programme: late}\n";

test('a programme that several shows share is on the page, in the list, in the calendar and in data', async () => {
  const { props, list, calendar, data } = await open(SHOW);
  expect(props.programme.map(({ composer, title, isInterval }) => [composer, title, isInterval])).toEqual([
    ['Joseph Haydn', 'Quartett G-Dur, Op. 76', false],
    ['', 'Pause', true],
    ['A, B', 'Quintett', false],
  ]);
  expect(props.programme[2]).toMatchObject({
    movements: ['I. Allegro', 'II. Largo'],
    note: 'Uraufführung',
    performers: [
      { name: 'Elif', role: 'Piano' },
      { name: 'Chor', role: '' },
    ],
  });
  expect(list.upcoming[0]?.programme).toBe('Joseph Haydn, A, B');
  expect(calendar).toContain('Programm:\\nJoseph Haydn: Quartett G-Dur\\, Op. 76\\nPause\\nA\\, B: Quintett');
  expect(data).toMatchObject({
    workPerformed: [
      {
        '@type': 'MusicComposition',
        name: 'Quartett G-Dur, Op. 76',
        composer: { '@type': 'Person', name: 'Joseph Haydn' },
      },
      { name: 'Quintett', composer: [{ name: 'A' }, { name: 'B' }] },
    ],
    performer: [{}, { '@type': 'Person', name: 'Elif' }, { '@type': 'MusicGroup', name: 'Chor' }],
  });
});

test.each([
  ['{composer: Joseph Haydn, work: Quartett G-Dur, opus: Op. 76 Nr. 1}', '/music/releases/haydn/#track-1'],
  ['{composer: J. Haydn, work: Quartett G-Dur, opus: op. 76/1}', '/music/releases/haydn/#track-1'],
  ['{composer: Joseph Haydn, work: Quartett G-Dur}', '/music/releases/haydn/#track-1'],
  ['Quartett G-Dur', '/music/releases/haydn/#track-1'],
  ['{composer: Joseph Haydn, work: Quartett G-Dur, opus: op. 77 Nr. 1}', undefined],
  ['{composer: Fanny Hensel, work: Quartett G-Dur}', undefined],
  ['{composer: Fanny Hensel, work: Lied}', '/music/releases/haydn/#track-2'],
  ['{composer: Clara Schumann, work: Lied}', undefined],
  ['{composer: Robert Schumann, work: Trio}', '/music/releases/haydn/#track-3'],
  ['{composer: Schumann, work: Trio}', '/music/releases/haydn/#track-3'],
  ['{composer: Clara Schumann, work: Trio}', undefined],
])('of %s, the recording is at %s', async (piece, url) => {
  const { content } = await loadFiles({
    'site.yaml': SITE,
    'releases/haydn.md': record(`title: Haydn
type: album
composer: Joseph Haydn
tracks:
  - {title: Allegro, movement: 1, work: Quartett G-Dur, opus: op. 76 Nr. 1}
  - {title: Lied, composer: Fanny Hensel}
  - {title: Trio, composer: Robert Schumann}`),
    'pages/events.yaml': `events: [{title: Abend, date: 2026-06-12, city: Leipzig, programme: [${piece}]}]\n`,
  });
  const [site] = content ? modelSites(content, '2026-06-01', FEATURES) : [];
  if (!site) throw new Error('no site');
  const { pages } = projectPages(site, makeAssets(site));
  const { props } = pageAt(pages, '/events/abend-2026-06-12/', 'event');
  expect(props.programme[0]?.link?.url).toBe(url);
});

test('in another language it has the works and the venue of that language', async () => {
  const { props, calendar } = await open(SHOW, 'en');
  expect(props.programme.map(({ title }) => title)).toEqual([
    'Quartet in G major, Op. 76',
    'Interval',
    'Quintett',
  ]);
  expect(props.programme[2]?.note).toBe('World premiere');
  expect(props.place).toBe('Great Hall, Am Wehr 1');
  expect(calendar).toContain('Programme:\\nJoseph Haydn: Quartet in G major');
});

test('the texts of shared programmes and venues are listed with those to translate', async () => {
  const sources = sourcesOf({ 'site.yaml': BILINGUAL, 'pages/events.yaml': `${HEAD}events:\n${SHOW}` });
  const texts = await listAllTexts(sources, ['en'], 'en', GRAMMAR);
  const found = texts.map(({ path, text, translation }) => [path, text, translation?.text]);
  expect(found).toContainEqual([['programmes', 'late', 0, 'work'], 'Quartett G-Dur', 'Quartet in G major']);
  expect(found).toContainEqual([['venues', 'hall', 'access'], 'Tram 4.', undefined]);
  expect(found.flat()).not.toContain('Pause');
  expect(found.flat()).not.toContain('late');
});

test('a programme is of one show, too, and stays when it is over, until there is a setlist', async () => {
  const shows = (more: string) =>
    `  - {title: Abend, date: 2026-05-12, city: Leipzig, programme: [Quartett, interval, {work: Trio}]${more}}\n`;
  const { props, data } = await open(shows(''));
  expect(props.programme.map(({ title }) => title)).toEqual(['Quartett', 'Pause', 'Trio']);
  expect(data).toMatchObject({ workPerformed: [{ name: 'Quartett' }, { name: 'Trio' }] });
  const over = await open(shows(', setlist: [Zugabe]'));
  expect(over.data).toMatchObject({ workPerformed: [{ name: 'Zugabe' }] });
});

test.each(['hall', 'Große Halle', 'grosse halle'])(
  'venue: %s is the venue described above',
  async (venue) => {
    const { props, calendar, data } = await open(
      `  - {title: Abend, date: 2026-06-12, time: '20:00', venue: ${venue}, address: Eingang Süd}\n`,
    );
    expect([props.city, props.place, props.access]).toEqual([
      'Leipzig',
      'Große Halle, Eingang Süd',
      'Tram 4.',
    ]);
    expect(props.venueSite).toEqual({
      label: 'hall.example',
      url: 'https://www.hall.example/x',
      external: true,
    });
    expect(props.moment).toBe('2026-06-12T20:00:00+02:00');
    expect(calendar).toContain('LOCATION:Große Halle\\, Eingang Süd\\, Leipzig');
    expect(data).toMatchObject({
      location: {
        name: 'Große Halle',
        sameAs: 'https://www.hall.example/x',
        address: { addressLocality: 'Leipzig' },
      },
    });
  },
);

test('a work that is yet to be announced is none in data', async () => {
  const { props, data } = await open(
    '  - {title: A, date: 2026-06-12, city: X, programme: [TBA, interval, {work: Trio}]}\n',
  );
  expect(props.programme.map(({ title }) => title)).toEqual(['TBA', 'Pause', 'Trio']);
  expect(data).toMatchObject({ workPerformed: [{ name: 'Trio' }] });
});

test('the tour and the series of a show are shown, and superior events in data', async () => {
  const { props, list, calendar, data } = await open(
    '  - {title: Abend, date: 2026-06-12, city: X, tour: Elbe, series: abend, festival: Fest}\n',
  );
  expect([props.festival, props.series, list.upcoming[0]?.series]).toEqual(['Fest', 'Elbe', 'Elbe']);
  expect(calendar).toContain('DESCRIPTION:Teil von Fest\\nTeil von Elbe');
  expect(data).toMatchObject({
    superEvent: [
      { '@type': 'Festival', name: 'Fest' },
      { '@type': 'EventSeries', name: 'Elbe' },
      { '@type': 'EventSeries', name: 'abend' },
    ],
  });
});

test.each([
  ['de', 'Fr., 12. Juni 2026'],
  ['en', 'Fri 12 Jun 2026'],
])('weekdays in lists of shows: %s', async (language, label) => {
  const shows =
    '  - {title: Abend, date: 2026-06-12, city: X}\n  - {title: B, date: 2026-06-13, end_date: 2026-06-14, city: X}\n';
  const { list } = await open(`${shows}weekdays: true\n`, language);
  expect(list.upcoming[0]?.dateLabel).toBe(label);
  expect(list.upcoming[1]?.dateLabel).not.toMatch(/^(Sa\.|Sat),? /);
  expect((await open(shows, language)).list.upcoming[0]?.dateLabel).toBe(label.replace(/^\w+[.,]* /, ''));
});

const problemsOf = (shows: string) =>
  listProblems({
    'pages/events.yaml': `timezone: Europe/Berlin\n${HEAD.replace(/, en: \{[^}]*\}/g, '')}events:\n${shows}`,
  });

test('a programme or a venue that there is not is answered with the nearest', async () => {
  expect(await problemsOf('  - {title: A, date: 2027-06-12, city: X, programme: lat}\n')).toEqual([
    'error pages/events.yaml:10:54 event/programme "A" has the programme "lat", which is not among programmes. → Did you mean  programme: late?',
  ]);
  expect(await problemsOf('  - {title: A, date: 2027-06-12, city: X, programme: Winterreise}\n')).toEqual([
    'error pages/events.yaml:10:54 event/programme "A" has the programme "Winterreise", which is not among programmes. → Write the works as a list below  programme:  – or add the programme below  programmes:',
  ]);
  const lines =
    '  - title: A\n    date: 2027-06-12\n    city: X\n    programme: |\n      Haydn: Op. 76\n      Pause\n      Trio\n';
  expect(await problemsOf(lines)).toEqual([
    'error pages/events.yaml:13:16 event/programme "A" has the programme "Haydn: Op. 76", which is not among programmes. → Write  programme: [{composer: Haydn, work: Op. 76}, interval, {work: Trio}]',
  ]);
  expect(await problemsOf('  - {title: A, date: 2027-06-12, venue: hal}\n')).toEqual([
    'error pages/events.yaml:10:41 event/no-city "A" has no city. → Did you mean  venue: hall  – which has a city?',
  ]);
  expect(await problemsOf('  - {title: A, date: 2027-06-12, venue: hal, city: X}\n')).toEqual([]);
});

test.each([
  ['program: late', 'programme'],
  ['programm: late', 'programme'],
  ['programme: [{composer: A, title: B}]', 'work: B'],
  ['programme:\n      - Haydn: Quartett op. 76', 'Write  - {composer: Haydn, work: Quartett op. 76}'],
  ['programme: [{work: B, soloist: Elif}]', 'performers: [Elif]'],
  ['season: 2026/27', 'series: 2026/27'],
])('%s is answered with %s', async (written, line) => {
  const [problem, ...others] = await problemsOf(
    `  - title: A\n    date: 2027-06-12\n    city: X\n    ${written}\n`,
  );
  expect(problem).toContain(line);
  expect(others).toEqual([]);
});
