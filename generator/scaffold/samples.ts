/** The samples of a new site: what they say, and whether a site still says it. Each says of itself that it is a sample. */
import type { SourceFile } from '../content/types.ts';
import { type Problem, problem } from '../problems/index.ts';

/** Where a text of the artist's own belongs. */
export const ABOUT_STORY = 'This is a sample: the story goes here.';

export const RELEASE = {
  title: 'Sample Song',
  description: 'This is a sample of the words about a release.',
  body: `## Story & Concept

This is a sample: write here how the song came about.

## Style & Production

This is a sample: write here how it was made.`,
};

export const ALBUM = {
  title: 'Sample Album',
  description: 'This is a sample of the words about an album.',
  tracks: [
    { title: 'Sample Opener', duration: '3:20' },
    {
      title: 'Sample Ballad',
      duration: '4:05',
      lyrics: 'A sample of the first line\nA sample of the second\n',
    },
    { title: 'Sample Finale', duration: '5:10' },
  ],
  body: `## Story & Concept

This is a sample: write here how the album came about.

## Recording

This is a sample: write here where it was recorded, and with whom.`,
};

export const MIX = {
  episode_title: 'Sample Mix 01',
  description: 'This is a sample of the words about a mix.',
  tracklist: [
    { time: '0:00', artist: 'Sample Artist', title: 'Sample Opener' },
    { time: '4:05', artist: 'Another Sample Artist', title: 'Sample Closer' },
  ],
  body: 'This is a sample: write here what the mix is about.',
};

export const SERIES = {
  id: 'sample-series',
  title: 'Sample Series',
  description: 'This is a sample of the words about a series of mixes.',
};

export const SHOW = {
  title: 'Sample Show',
  venue: 'Sample Venue',
  description: 'This is a sample of the words about a show.',
};

export const MEMBERS = [
  { name: 'Sample Singer', role: 'Vocals' },
  { name: 'Sample Drummer', role: 'Drums' },
];

export const SHIRT = {
  title: 'Sample Shirt',
  price: '25 EUR',
  options: ['S', 'M', 'L'],
  description: 'This is a sample of the words about a thing that you sell.',
};

export const NEWS = {
  title: 'Sample Post',
  excerpt: 'This is a sample of the sentence that a card shows.',
  body: 'This is a sample of a post. You will find what to hear under [Music](/music/).',
};

/** Samples, by the start of the paths of the files that they are written into. */
const SAMPLES: [path: string, samples: unknown][] = [
  ['site.yaml', MEMBERS],
  ['pages/about.', ABOUT_STORY],
  ['pages/events.', SHOW],
  ['pages/mixes.', SERIES],
  ['pages/merch.', SHIRT],
  ['releases/', [RELEASE, ALBUM]],
  ['mixes/', MIX],
  ['news/', NEWS],
];

/** Every line that says of itself that it is a sample. */
function listLines(sample: unknown): string[] {
  if (typeof sample === 'string') return sample.split('\n').filter((line) => /\bsample\b/i.test(line));
  return typeof sample === 'object' && sample !== null ? Object.values(sample).flatMap(listLines) : [];
}

/** What was read of the content, its samples among its problems. */
export function tellSamples<Read extends { sources: SourceFile[]; problems: Problem[] }>(read: Read): Read {
  return { ...read, problems: [...read.problems, ...findSamples(read.sources)] };
}

/** One warning for each file that still holds a sample, at the first of its lines. */
export function findSamples(sources: readonly SourceFile[]): Problem[] {
  const lines = SAMPLES.map(([start, sample]) => ({ start, words: listLines(sample) }));
  return sources.flatMap(({ file, path, text }) => {
    const samples = lines
      .filter(({ start }) => path.startsWith(start))
      .flatMap(({ words }) => words.filter((each) => text.includes(each)));
    if (samples.length === 0) return [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      const found = line.trimStart().startsWith('#')
        ? undefined
        : samples.find((words) => line.includes(words));
      if (found === undefined) continue;
      const at = { file, line: index + 1, column: line.indexOf(found) + 1 };
      return [problem('sample/text', at, { text: found })];
    }
    return [];
  });
}
