/** A site that still says what a new one comes with. */

import { expect, test } from 'vitest';
import { GRAMMAR } from '../../../../generator/app/list/grammar.ts';
import { loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { writeArtist } from '../../../../generator/app/scaffold/artist/index.ts';
import { findSamples } from '../../../../generator/app/scaffold/samples.ts';
import { listAllTexts } from '../../../../generator/engine/content/translate/list.ts';
import { nameOf } from '../../../../generator/engine/content/translate/record.ts';
import { ARTIST_KINDS, type ArtistKind } from '../../../../generator/site/schema/artist-kinds.ts';
import { TRANSLATIONS, wordsFor } from '../../../../generator/site/words/index.ts';
import { describe, loadFiles, sourcesOf } from '../../../helpers/content.ts';
import { pickOf } from '../../../helpers/matrix.ts';

await loadSchemas();

function make(kind: ArtistKind, languages?: readonly string[]): Record<string, string> {
  const facts = {
    name: 'Night Owl',
    baseUrl: 'https://a.example',
    kind,
    look: 'light',
    host: 'none',
    languages,
  } as const;
  const made = writeArtist(facts, '2026-11-21');
  return Object.fromEntries(made.map(({ path, text }) => [path.replace('content/', ''), text]));
}

const englishSamples = new Map<ArtistKind, (string | undefined)[]>();

const SONG = ['releases/sample-song.md', 'news/sample-post.md'];
const RECORDING = ['releases/sample-recording.md', 'news/sample-post.md'];

test('every file of a new site that holds a sample is reported, where it is', () => {
  const found = ARTIST_KINDS.map((kind) => {
    const files = make(kind);
    const problems = findSamples(sourcesOf(files));
    for (const { at, message } of problems) {
      const line = files[at?.file.replace('content/', '') ?? '']?.split('\n')[(at?.line ?? 0) - 1];
      expect(line).toContain(/"(.*)"/.exec(message)?.[1]);
    }
    // Every text that is marked as a sample is found as one.
    const samples = Object.entries(files).filter(([path, text]) => isMarked(path, text));
    expect(problems.map(({ at }) => at?.file.replace('content/', '')).sort()).toEqual(
      samples.map(([path]) => path).sort(),
    );
    return [kind, problems.map(({ at }) => at?.file.replace('content/', ''))];
  });
  expect(Object.fromEntries(found)).toEqual({
    solo: ['pages/about.yaml', 'releases/sample-song.md', 'news/sample-post.md'],
    singer: ['pages/about.yaml', 'releases/sample-album.md', 'news/sample-post.md'],
    band: [
      'site.yaml',
      'pages/about.yaml',
      'pages/events.yaml',
      'pages/merch.yaml',
      'releases/sample-song.md',
      'news/sample-post.md',
    ],
    dj: [
      'pages/about.yaml',
      'pages/events.yaml',
      'pages/mixes.yaml',
      'mixes/sample-mix-01.md',
      'news/sample-post.md',
    ],
    rapper: ['pages/about.yaml', 'pages/events.yaml', 'pages/merch.yaml', ...SONG],
    ensemble: ['site.yaml', 'pages/about.yaml', 'pages/events.yaml', ...RECORDING],
    choir: ['site.yaml', 'pages/about.yaml', 'pages/events.yaml', ...RECORDING],
    composer: ['pages/about.yaml', 'pages/reel.yaml', 'scores/sample-score.md', 'works/sample-work.md'],
    label: [
      'pages/about.yaml',
      'pages/merch.yaml',
      'releases/sample-song.md',
      'artists/sample-artist.md',
      'news/sample-post.md',
    ],
    collective: [
      'pages/about.yaml',
      'pages/events.yaml',
      'pages/merch.yaml',
      'releases/sample-song.md',
      'artists/sample-rapper.md',
      'artists/sample-producer.md',
      'news/sample-post.md',
    ],
  });
});

const OTHERS = pickOf(
  TRANSLATIONS.filter((code) => code !== 'en'),
  'ar',
);
const SPEAKING = ['band', 'dj', 'ensemble', 'choir', 'composer', 'label', 'collective'] as const;

test.each(OTHERS.map((code, index) => ({ code, index })))(
  'a new site in $code says nothing in English',
  async ({ code, index }) => {
    for (const kind of SPEAKING) {
      const files = contentOf(make(kind, [code]));
      // Checking takes longest: each language with one kind.
      if (kind === SPEAKING[index % SPEAKING.length]) {
        const { problems } = await loadFiles(files, { today: '2026-11-21' });
        expect(problems.filter((each) => each.code !== 'contact/no-address').map(describe)).toEqual([]);
      }
      expect(findSamples(sourcesOf(files)).map(({ at }) => at?.file)).toEqual(samplesOf(kind));
      const title = `title: ${wordsFor(code).pages.privacy}\n`;
      expect(files['legal/privacy.md']).toContain(title);
      expect(Object.values(files).join('\n')).not.toMatch(/^(?! *#).*\b(?:sample|the|you|is)\b(?!-)/im);
    }
  },
);

test.each([
  ['en', 'ar'],
  ['ar', 'en'],
])('a new site in %s and %s lacks the names of the artist alone in the second one', async (...codes) => {
  for (const kind of ['singer', 'band', 'dj', 'rapper', 'ensemble'] as const) {
    const files = contentOf(make(kind, codes));
    const { problems } = await loadFiles(files, { today: '2026-11-21' });
    expect(problems.filter((each) => each.code !== 'contact/no-address').map(describe)).toEqual([]);
    const texts = await listAllTexts(sourcesOf(files), codes, codes[1] ?? '', GRAMMAR);
    expect(texts.filter(({ translation }) => !translation).map(nameOf)).toEqual([
      'site.yaml artist/name',
      ...(kind === 'band' || kind === 'rapper' ? ['pages/merch.yaml items/0/options'] : []),
    ]);
  }
});

function contentOf(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).filter(([path]) =>
      /^(site|pages|releases|artists|mixes|news|legal)\b.*\.(yaml|md)$/.test(path),
    ),
  );
}

/** Outside of the notes. */
function isMarked(path: string, text: string): boolean {
  const isContent = /^(site|pages|releases|artists|mixes|scores|works|news|legal)\b.*\.(yaml|md)$/.test(path);
  return isContent && /^(?! *#).*\bsample\b/im.test(text);
}

/** The files of a new site in English that contain samples. */
function samplesOf(kind: ArtistKind): (string | undefined)[] {
  const known = englishSamples.get(kind);
  const found = known ?? findSamples(sourcesOf(contentOf(make(kind)))).map(({ at }) => at?.file);
  englishSamples.set(kind, found);
  return found;
}

test('words of the artist’s own are no samples', () => {
  const own = {
    'releases/sample-song.md':
      '---\ntitle: Samples\ntype: single\n# This is a sample: write here how it was made.\n---\n',
  };
  expect(findSamples(sourcesOf(own))).toEqual([]);
});
