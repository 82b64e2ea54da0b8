/** A composer for film and the concert hall: work that is no record, in lists, on pages and for programs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artistSchema } from '../../generator/app/artist/schema.ts';
import { work } from '../../generator/features/works/work-schema.ts';
import { buildArtist } from '../helpers/artists.ts';
import { readPage } from '../helpers/html.ts';
import { readPdf } from '../helpers/pdf.ts';
import { drawCover } from '../helpers/pictures.ts';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, RELEASE, SITE_YAML } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';

const { root } = await buildArtist('claire-aubert');
const site = { read: (path: string) => readFileSync(join(root, path), 'utf8') };
const read = (route: string) => readPage(site, `${route}index.html`);

it('is data as well: scores and works, as far as each is known', () => {
  const { scores, works } = artistSchema.parse(JSON.parse(site.read('artist.json')));
  expect(scores?.[0]).toMatchObject({
    ...{ slug: 'harrow-street', title: 'Harrow Street', kind: 'series', year: '2026' },
    ...{ director: ['Jon Bell'], production: ['Kudos'], broadcaster: ['Channel 4'] },
    url: 'https://claire-aubert.example/scores/harrow-street/',
  });
  expect(works?.map(({ scoring, duration }) => [scoring, duration])).toContainEqual([
    '3.3.3.2 – 4.3.3.1 – timp – 2 perc – hp – str',
    'PT18M00S',
  ]);
});

describe('scores', () => {
  it('are listed by kind and year, those with a still first', () => {
    const page = read('/scores/');
    expect(page.texts('h2').slice(0, 2)).toEqual(['Film', 'Television']);
    expect(page.texts('h3')).toEqual([
      ...['The Salt Path Home', 'La Dernière Écluse', 'Northern Line', 'The Quiet Hours'],
      ...['Harrow Street', 'Blackwater', 'The Archivist', 'Ocean Deep', 'Marée basse'],
    ]);
    expect(page.text).toContain('2022–23The ArchivistTom Reed2 series');
    expect(page.text).toContain('BIFA 2024');
    expect(page.text).not.toContain('Ivor Novello');
  });

  it('have a page with their makers, cues, awards and album, and nothing of the trailer before a click', () => {
    const page = read('/scores/salt-path-home/');
    expect(page.text).toContain('DirectorMarta OliveiraProductionLowtide Films, BBC Film');
    expect(page.text).toContain('Composer, orchestratorClaire Aubert');
    expect(page.text).toMatch(/01.*The Salt PathCalm · Hope0:0202.*Leaving the FarmGrief · 72 BPM0:01/);
    expect(page.all('img').map(({ alt }) => alt)).toContain('A tent in the dunes at night');
    expect(page.text).toContain('Ivor Novello AwardBest Original Film Score2026Nominated');
    expect(page.addresses).toContain('/music/releases/salt-path-home/');
    expect(page.addresses.filter((url) => url.includes('vimeo'))).toEqual(['https://vimeo.com/76979871']);
    expect(page.all('iframe')).toEqual([]);
    const [french] = readPage(site, 'fr/scores/salt-path-home/index.html').texts('h2');
    expect(french).toBe('Notes');
    expect(site.read('fr/scores/northern-line/index.html')).toMatch(/Réalisation\s:\sSam Okafor/);
  });

  it('are films with a director, a composer, and what they won', () => {
    const [data] = read('/scores/northern-line/').jsonLd;
    expect(data).toMatchObject({
      '@type': 'Movie',
      name: 'Northern Line',
      datePublished: '2024',
      director: { '@type': 'Person', name: 'Sam Okafor' },
      musicBy: { '@id': 'https://claire-aubert.example/#artist' },
      award: ['BIFA: Best Music (2024)'],
    });
    expect(read('/scores/archivist/').jsonLd[0]).toMatchObject({ startDate: '2022', endDate: '2023' });
    expect(read('/scores/ocean-deep/').jsonLd[0]).toMatchObject({ '@type': 'TVSeries' });
    const [salt] = read('/scores/salt-path-home/').jsonLd;
    expect(JSON.stringify(salt)).not.toContain('award');
    expect(salt).toMatchObject({ productionCompany: [{ name: 'Lowtide Films' }, { name: 'BBC Film' }] });
  });

  it('lead Home of a composer, the menu and the footer', () => {
    const home = read('/');
    expect(home.texts('h2')[0]).toBe('Scores');
    expect(home.text).toContain('The Salt Path Home, 2026');
    expect(home.addresses.filter((url) => url === '/scores/').length).toBeGreaterThan(2);
    expect(site.read('sitemap.xml')).toContain('/scores/harrow-street/');
  });

  it('are off without their folder', () => {
    const plain = makeSite({ 'content/site.yaml': SITE_YAML });
    expect(plain.list('content').some((file) => file.includes('scores'))).toBe(false);
  });
});

it('a cue without an end is the rest of its recording, and is reported where there is none', async () => {
  const made = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/pages/reel.yaml':
      "reels:\n  - {title: Rest, audio: audio/a.wav, from: '0:03'}\n  - {title: Late, audio: audio/a.wav, from: '0:12'}\n",
    'assets/audio/a.wav': wav({ rate: 8000, channels: sample([sine(440, -20), sine(440, -20)], 12, 8000) }),
  });
  const { stderr } = await made.run(['check']);
  const cues = readProblems(stderr).filter(({ code }) => code.startsWith('sound/cue'));
  expect(cues.map(({ at, code }) => `${at} ${code}`)).toEqual([
    'content/pages/reel.yaml:3:45 sound/cue-after-end',
  ]);
  made.write('content/pages/reel.yaml', "reels:\n  - {title: Rest, audio: audio/a.wav, from: '0:03'}\n");
  expect(await made.run(['build'])).toMatchObject({ code: 0 });
  expect(readPage(made, 'dist/reel/index.html').text).toMatch(/Rest0:09/);
});

it('the press page of a composer without releases names none', async () => {
  const made = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/works/ebb.md': '---\ntitle: Ebb\n---\n',
    'content/pages/press.yaml': 'bios:\n  short: A composer.\n',
  });
  expect(await made.run(['build'])).toMatchObject({ code: 0 });
  const { text } = readPage(made, 'dist/press/index.html');
  expect(text).toContain('One-sheetThe artist and contacts on one page.');
  expect(text).not.toMatch(/release/i);
});

it('what cannot be is reported', async () => {
  const broken = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/scores/one.md': `---
title: One
kind: movie
director: Kim Ro
year: 2023-2025
album: nothing
cues:
  - {title: First, audio_url: 'https://files.example/a.mp3', from: '1:00', to: '0:30'}
  - {title: Twice, audio: audio/a.wav, audio_url: 'https://files.example/a.mp3'}
  - {title: None, download: true}
---
`,
  });
  const { stderr } = await broken.run(['check']);
  expect(readProblems(stderr).map(({ at, code }) => `${at} ${code}`)).toContainEqual(
    expect.stringMatching(/^content\/scores\/one\.md:3:\d+ schema\/value$/),
  );
  broken.write('content/scores/one.md', broken.read('content/scores/one.md').replace('movie', 'film'));
  const { stderr: then } = await broken.run(['check']);
  const codes = readProblems(then).map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining(['cue/order', 'reference/no-file', 'audio/two-places', 'audio/none']),
  );
});

it('a cue that is longer than its recording is reported wherever it is written', async () => {
  const cue = "{title: Chase, audio: audio/a.wav, from: '0:01', to: '5:00'}";
  const late = "{title: Late, audio: audio/a.wav, from: '2:00', to: '5:00'}";
  const long = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/scores/one.md': `---\ntitle: One\nkind: film\ncues: [${cue}]\n---\n`,
    'content/pages/reel.yaml': `reels:\n  - ${cue}\n  - ${late}\n`,
    'assets/audio/a.wav': wav({ rate: 8000, channels: sample([sine(440, -20), sine(440, -20)], 12, 8000) }),
  });
  const { stderr } = await long.run(['check']);
  const cut = 'Write  to: 0:12';
  expect(
    readProblems(stderr).flatMap(({ code, at, hint }) =>
      code.startsWith('sound/cue') ? [[at, code, hint]] : [],
    ),
  ).toEqual([
    ['content/pages/reel.yaml:3:45', 'sound/cue-after-end', 'Start it earlier, with  from: 0:03'],
    ['content/pages/reel.yaml:2:58', 'sound/cue-cut', cut],
    ['content/scores/one.md:4:61', 'sound/cue-cut', cut],
  ]);
});

describe('works', () => {
  it('are a document of the press kit, by genre, with all that is known of each', async () => {
    const [link] = read('/fr/press/').addresses.filter((url) => /-works.*\.pdf$/.test(url));
    const { title, pages } = await readPdf(readFileSync(join(root, link ?? '')));
    expect(title).toBe('Claire Aubert – Catalogue des œuvres');
    const text = pages.join(' ');
    expect(text).toMatch(/Orchestre.*Estuary.*18 min · 2025 Orchestre.*Commande de.*BBC.*Faber Music/s);
    expect(text).toMatch(/Musique de chambre.*Contact.*@/s);
  });

  it('the one-sheet names the newest films with their directors', async () => {
    const [link] = read('/press/').addresses.filter((url) => /-one-sheet.*\.pdf$/.test(url));
    const { pages } = await readPdf(readFileSync(join(root, link ?? '')));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/Scores.*2026 (?:Harrow Street · Jon Bell|The Salt Path Home · Marta Oliveira)/);
  });

  it('are whole on a page of the document, under the heading of their genre', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
    const made = makeSite({
      'content/site.yaml': SITE_YAML,
      'content/pages/press.yaml': 'bios:\n  short: A composer.\n',
      ...Object.fromEntries(
        numbers.map((number) => [
          `content/works/w-${number}.md`,
          `---\ntitle: Piece ${number}.\ngenre: ${number < 20 ? 'Solo' : 'Duo'}\nforces: Violin\npublisher: End ${number}.\n---\n`,
        ]),
      ),
    });
    expect(await made.run(['build'])).toMatchObject({ code: 0 });
    const [name = ''] = made.list('dist/press').filter((file) => /-works.*\.pdf$/.test(file));
    const { pages } = await readPdf(readFileSync(join(made.root, 'dist/press', name)));
    expect(pages.length).toBeGreaterThan(1);
    const pageOf = (words: string) => pages.findIndex((page) => page.includes(words));
    for (const number of numbers) expect(pageOf(`Piece ${number}.`)).toBe(pageOf(`End ${number}.`));
    expect(pageOf('Duo')).toBe(pageOf('Piece 20.'));
  });

  it('are listed by genre, by forces and by year', () => {
    const page = read('/works/');
    expect(page.texts('h2').slice(0, 2)).toEqual(['Orchestra', 'Chamber music']);
    expect(page.text).toContain('2025Estuary, Op. 31Orchestra18 minRoyal Philharmonic Society Award 2026');
    expect(read('/works/by/forces/').texts('h2').slice(0, 3)).toEqual([
      'Orchestra',
      'Solo piano',
      'String quartet',
    ]);
    expect(read('/works/by/year/').texts('h2').slice(0, 3)).toEqual(['2025', '2023', '2021']);
  });

  it('have a page with what performers ask for, and a note to copy', () => {
    const { text, addresses, jsonLd } = read('/works/estuary/');
    expect(text).toContain(
      'Instrumentation3.3.3.2\u00a0– 4.3.3.1\u00a0– timp\u00a0– 2 perc\u00a0– hp\u00a0– str',
    );
    expect(text).toContain(
      'First performance14 March 2025, Barbican, London, BBC Symphony Orchestra, Dalia Stasevska (Conductor)',
    );
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/booklets/estuary.pdf',
        'https://faber.example/hire/estuary',
        '/events/rivers-2027-02-14/',
      ]),
    );
    expect(site.read('works/estuary/index.html')).toMatch(
      /data-name="copy-button"[^>]*Estuary follows the Thames from Teddington, where the tide begins, to the sea\.\\n\\nThe/,
    );
    expect(jsonLd[0]).toMatchObject({
      '@type': 'MusicComposition',
      name: 'Estuary, Op. 31',
      composer: { '@id': 'https://claire-aubert.example/#artist' },
      firstPerformance: {
        '@type': 'MusicEvent',
        startDate: '2025-03-14',
        location: { name: 'Barbican, London' },
      },
      award: ['Royal Philharmonic Society Award: Large-Scale Composition (2026)'],
    });
  });

  it('are named by their file in tracks and programmes, which lead to them and they to those', () => {
    const release = read('/music/releases/tide-tables/');
    expect(release.text).toMatch(/Tide TablesClaire Aubert01.*I\. Ebb.*02.*II\. Slack Water/);
    expect(release.addresses).toContain('/works/tide-tables/');
    const work = read('/works/tide-tables/');
    expect(work.addresses).toContain('/music/releases/tide-tables/#track-1');
    expect(work.text).toContain('Past Concerts20 Mar 2026London');
    const concert = read('/events/water-music-2026-03-20/');
    expect(concert.text).toContain('Claire AubertTide TablesEbbSlack WaterFlood');
    const id = 'https://claire-aubert.example/works/tide-tables/#work';
    for (const page of [release, concert]) expect(JSON.stringify(page.jsonLd)).toContain(`"@id":"${id}"`);
    expect(readPage(site, 'fr/events/water-music-2026-03-20/index.html').text).toContain(
      'Tide TablesJusantÉtaleFlot',
    );
  });
});

it.each([
  ['2.2.2.2-4.2.3.1-timp-str', '2.2.2.2 – 4.2.3.1 – timp – str'],
  [
    '3(picc).2(ca).3(bcl).2 / 4.3.3.1 / timp, 2 perc / str(14.12.10.8.6)',
    '3(picc).2(ca).3(bcl).2 – 4.3.3.1 – timp, 2 perc – str(14.12.10.8.6)',
  ],
  ['SATB – 4.3.3.1 – org', 'SATB – 4.3.3.1 – org'],
  ['2.2.2 – 4.2.3.1 – timp – str', undefined],
  ['2.2.2.2 – 4.2.3 – str', undefined],
])('%s is read as forces, or refused', (written, read) => {
  expect(work.shape.scoring.safeParse(written).data).toBe(read);
});

it.each([
  ['ca. 12 min', 'en', 'ca. 12 min'],
  ["about 6'", 'de', 'ca. 6 Min.'],
  ['8-10 min', 'en', '8–10 min'],
  ['12:00', 'en', '12 min'],
])('a work of %s, in %s', async (duration, language, shown) => {
  const made = makeSite({
    'content/site.yaml': `language: ${language}\n${SITE_YAML}`,
    'content/works/tide.md': `---\ntitle: Tide\nduration: "${duration}"\n---\n`,
  });
  expect(await made.run(['build'])).toMatchObject({ code: 0 });
  const { text, jsonLd } = readPage(made, 'dist/works/tide/index.html');
  expect(text).toContain(shown);
  const exact = duration === '12:00' ? 'PT12M00S' : undefined;
  expect(jsonLd[0]).toMatchObject({ name: 'Tide' });
  expect(Object(jsonLd[0]).timeRequired).toBe(exact);
  expect(artistSchema.parse(JSON.parse(made.read('dist/artist.json'))).works?.[0]?.duration).toBe(exact);
});

it.each([
  ['Manuscript', false],
  ['im Selbstverlag', false],
  ['À compte d’auteur', false],
  ['Manuscript Editions', true],
])('the publisher %s is shown, and is an organization: %s', async (publisher, isKnown) => {
  const made = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/works/tide.md': `---\ntitle: Tide\npublisher: ${publisher}\n---\n`,
  });
  expect(await made.run(['build'])).toMatchObject({ code: 0 });
  const { text, jsonLd } = readPage(made, 'dist/works/tide/index.html');
  expect(text).toContain(`Publisher${publisher}`);
  expect(jsonLd[0]).toMatchObject({ '@type': 'MusicComposition', name: 'Tide' });
  expect(JSON.stringify(jsonLd[0]).includes('"publisher"')).toBe(isKnown);
});

it.each([
  ['radio', '2013', 'Broadcast by', { '@type': 'CreativeWork', datePublished: '2013' }],
  ['radio', '2013-2015', 'Broadcast by', { '@type': 'RadioSeries', startDate: '2013', endDate: '2015' }],
  ['series', '2013', 'Shown by', { '@type': 'TVSeries', startDate: '2013' }],
])('a score for %s of %s: %s', async (kind, year, label, data) => {
  const made = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/scores/noord.md': `---\ntitle: Noord\nkind: ${kind}\nyear: ${year}\nbroadcaster: Noord Radio\n---\n`,
  });
  expect(await made.run(['build'])).toMatchObject({ code: 0 });
  const { text, jsonLd } = readPage(made, 'dist/scores/noord/index.html');
  expect(text).toContain(`${label}Noord Radio`);
  expect(jsonLd[0]).toMatchObject({ ...data, provider: { '@type': 'Organization', name: 'Noord Radio' } });
});

it('a reel has its cues in order, one player, a page for each mood, and whom to ask', () => {
  const page = read('/reel/');
  expect(page.text).toMatch(
    /The Salt PathThe Salt Path Home · Calm · Hope0:02.*Main TitleNorthern Line · Tension · 128 BPM/,
  );
  expect(page.addresses).toEqual(
    expect.arrayContaining(['/reel/tension/', 'mailto:helen@marsh-talent.example']),
  );
  const tension = read('/reel/tension/');
  expect(tension.text).not.toContain('The Salt PathThe');
  expect(tension.text).toContain('Rooftops');
  expect(tension.all('link')).toContainEqual({
    rel: 'canonical',
    href: 'https://claire-aubert.example/reel/',
  });
  expect(site.read('sitemap.xml')).not.toContain('/reel/tension/');
  expect(site.read('feed.xml').includes('Rooftops')).toBe(false);
});

it('others play what a composer wrote, and put it on', () => {
  const [unnamed] = read('/events/water-music-2026-03-20/').jsonLd;
  expect(unnamed).not.toHaveProperty('performer');
  expect(unnamed).not.toHaveProperty('organizer');
  expect(site.read('events/water-music-2026-03-20/index.html')).not.toMatch(
    /title-block"><p[^>]*>(?:(?!<\/p>).)*Claire Aubert/,
  );
  const [named] = read('/events/rivers-2027-02-14/').jsonLd;
  expect(named).toMatchObject({ performer: { name: 'BBC Symphony Orchestra' } });
  expect(named).not.toHaveProperty('organizer');
});

it.each([
  ['singer', true, true],
  ['band', true, true],
  ['dj', true, true],
  ['composer', false, false],
  // It puts on what others play.
  ['label', false, true],
])('a show of a %s without names: plays %s, organizes %s', async (kind, plays, organizes) => {
  const made = makeSite({
    'content/site.yaml': SITE_YAML.replace('name: Artist', `name: Artist, kind: ${kind}`),
    'content/pages/events.yaml':
      'events:\n  - {title: Evening, date: 2027-02-14, venue: Hall, city: London, country: GB}\n',
  });
  expect(await made.run(['build'])).toMatchObject({ code: 0 });
  const { jsonLd } = readPage(made, 'dist/events/evening-2027-02-14/index.html');
  const facts = Object.keys(jsonLd[0] ?? {});
  expect([facts.includes('performer'), facts.includes('organizer')]).toEqual([plays, organizes]);
});

it('the music of one film is not played under the still of another', async () => {
  const score = (title: string, album: string) =>
    `---\ntitle: ${title}\nkind: film\nyear: 2026\nstill: artwork/a.jpg\nalbum: ${album}\n---\n`;
  const composed = makeSite({
    'content/site.yaml': SITE_YAML.replace('name: Artist', 'name: Artist, kind: composer'),
    'content/releases/first-light.md': RELEASE.replace('bpm: 124', 'bpm: 124\naudio: audio/a.wav'),
    'content/releases/older.md': RELEASE.replace('First Light', 'Older').replace('2024-05-03', '2023-05-03'),
    'content/scores/film.md': score('The Film', 'older'),
    'assets/artwork/a.jpg': await drawCover(600).jpeg().toBuffer(),
    'assets/audio/a.wav': wav({ rate: 16_000, channels: sample([sine(220, -12)], 1, 16_000) }),
  });
  const hero = async () => {
    expect(await composed.run(['build'])).toMatchObject({ code: 0 });
    return composed.read('dist/index.html').split('<section')[0];
  };
  expect(await hero()).toMatch(/The Film, 2026/);
  expect(await hero()).not.toContain('First Light');
  composed.write('content/scores/film.md', score('The Film', 'first-light'));
  expect(await hero()).toContain('First Light');
});

it.each([
  ['nominated', '', 'pages/about.yaml:4:13 award/result'],
  ['won', '', undefined],
  // Another work was up for the same award.
  ['nominated', 'content/scores/other.md', undefined],
])('a prize that About and a score tell apart is reported: %s %s', async (result, file, reported) => {
  const score = (won: string) =>
    `---\ntitle: The Film\nkind: film\nawards: [{prize: Ivor Novello Award, category: Score, year: 2026, result: ${won}}]\n---\n`;
  const made = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/pages/about.yaml': `awards:\n  - prize: Ivor Novello Award\n    category: Score\n    result: ${result}\n    year: 2026\n`,
    'content/scores/film.md': score('won'),
    ...(file && { [file]: score('nominated') }),
  });
  const { stderr } = await made.run(['check']);
  const found = readProblems(stderr).find(({ code }) => code === 'award/result');
  expect(found && `${found.at} ${found.code}`).toBe(reported && `content/${reported}`);
});

it('awards are on releases and About, and in the data of what has won', () => {
  expect(read('/about/').text).toContain('AwardsWorld Soundtrack AwardDiscovery of the Year2024Winner');
  expect(read('/music/releases/salt-path-home/').text).toContain('Gramophone AwardFilm Music2026Nominated');
  expect(JSON.stringify(read('/').jsonLd)).toContain(
    '"award":["World Soundtrack Award: Discovery of the Year (2024)"]',
  );
});

it.each([
  ['scoring', 'str'],
  ['scoring', 'Str'],
  ['scoring', 'crd'],
  ['forces', 'archi'],
  ['forces', 'cuerda'],
])('a work whose %s are winds and %s is for orchestra', async (key, strings) => {
  const score = (title: string, scoring: string) => `---\ntitle: ${title}\n${key}: ${scoring}\n---\n`;
  const made = makeSite({
    'content/site.yaml': SITE_YAML.replace('name: Artist', 'name: Artist, kind: composer'),
    'content/works/a.md': score('Saltmarsh', `2.2.2.2 – 4.2.3.1 – timp – ${strings}`),
    'content/works/b.md': score('Harmonie', '2.2.2.2 – 4.2.3.1 – timp'),
    'content/works/c.md': '---\ntitle: Polder\nforces: String quartet\n---\n',
  });
  expect(await made.run(['build'])).toMatchObject({ code: 0 });
  const headings = readPage(made, 'dist/works/index.html').texts('h2');
  expect(headings).toEqual(expect.arrayContaining(['Orchestra', 'String quartet', 'Others']));
  expect(readPage(made, 'dist/works/a/index.html').text).toContain(
    `Instrumentation2.2.2.2\u00a0– 4.2.3.1\u00a0– timp\u00a0– ${strings}`,
  );
  made.write('content/works/d.md', `---\ntitle: Delta\n${key}: 2.2.2 – 4.2.3.1 – timp – ${strings}\n---\n`);
  expect((await made.run(['check'])).stderr).toContain('woodwind and brass have four numbers each');
});
