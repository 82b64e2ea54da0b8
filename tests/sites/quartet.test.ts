/** A string quartet: movements below their works, programmes of concerts, and places described once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildArtist } from '../helpers/artists.ts';
import { readPage } from '../helpers/html.ts';

const { root } = await buildArtist('weir-quartet');
const site = { read: (path: string) => readFileSync(join(root, path), 'utf8') };

const read = (route: string) => readPage(site, `${route}index.html`);

test('a release has its works as headings, and how it was recorded', () => {
  const page = read('/music/releases/late-light/');
  expect(page.texts('h3')).toEqual(
    expect.arrayContaining([
      'String Quartet in G major, Op. 76 No. 1',
      'String Quartet in D major, Op. 44 No. 1',
    ]),
  );
  expect(page.text).toContain('Joseph Haydn01I. Allegro con spirito');
  expect(page.text).toContain("RecordedSt Chad's Church, Leeds, 3–6 March 2025");
  expect(page.addresses).toContain('/booklets/late-light.pdf');
  const data = JSON.stringify(page.jsonLd);
  expect(data).toContain('"name":"String Quartet in G major, Op. 76 No. 1: II. Adagio sostenuto"');
  expect(data).toContain('"isPartOf":{"@type":"MusicComposition"');
});

test('a concert has its programme, which links to the recording, and its place', () => {
  const page = read('/events/late-light-2026-09-18/');
  expect(page.texts('h2')).toContain('Programme');
  expect(page.text).toContain('Joseph HaydnString Quartet in G major, Op. 76 No. 1IntervalFelix Mendelssohn');
  expect(page.text).toContain('The MaltingsWeir Season 20264 Weir LaneTen minutes on foot');
  expect(page.addresses).toContain('/music/releases/late-light/#track-1');
  expect(site.read('events/late-light-2026-09-18/index.html')).toContain(
    'name="description" content="18 September 2026, The Maltings, 4 Weir Lane, Leeds, United Kingdom. Programme: Joseph Haydn, Felix Mendelssohn."',
  );
  expect(JSON.stringify(page.jsonLd)).toContain('"workPerformed":[{"@type":"MusicComposition"');
});

test('a concert without a place says so, and data has none', () => {
  const page = read('/events/late-light-2026-11-20/');
  expect(page.text).toContain('Place to be announced');
  expect(JSON.stringify(page.jsonLd)).not.toMatch(/"location"|TBA/);
  expect(site.read('events/late-light-2026-11-20/late-light-2026-11-20.ics')).not.toMatch(/LOCATION|TBA/);
  expect(page.texts('title').join()).not.toMatch(/TBA|announced/);
});

test('the list has weekdays, composers and series', () => {
  const { text } = read('/events/');
  expect(text).toContain(
    'Fri 18 Sep 202619:30Late LightLate Light, The MaltingsJoseph Haydn, Felix MendelssohnWeir Season 2026',
  );
  expect(text).toContain('Sat 14 Feb 2026');
});

test('its recordings are named by their works, in the player, as downloads and where it is embedded', () => {
  const html = site.read('music/releases/late-light/index.html');
  expect(html).toContain(
    '"work":{"title":"String Quartet in G major, Op. 76 No. 1","movement":"II. Adagio sostenuto"}',
  );
  const sounds = readdirSync(join(root, 'assets/audio'), { recursive: true, encoding: 'utf8' });
  expect(sounds.map((path) => path.replace(/^.*\//, ''))).toEqual(
    expect.arrayContaining([
      'Weir Quartet - Late Light.zip',
      'Weir Quartet - Notturno.mp3',
      'Weir Quartet - String Quartet in G major… II. Adagio sostenuto.mp3',
    ]),
  );
  expect(read('/embed/late-light/').text).toContain(
    'String Quartet in G major, Op. 76 No. 101I. Allegro con spirito',
  );
});
