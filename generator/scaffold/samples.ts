/** The samples of a new site: what they say, and whether a site still says it. */
import type { SourceFile } from '../content/types.ts';
import { type Problem, problem } from '../problems/index.ts';

/** Where a text of the artist's own belongs. */
export const ABOUT_STORY = 'The story goes here.';

export const RELEASE = {
  title: 'First Song',
  description: 'A sample that shows where the words about a release go.',
  body: `## Story & Concept

Write here how the song came about.

## Style & Production

Write here how it was made.`,
};

export const NEWS = {
  title: 'The site is live',
  excerpt: 'A new home for releases, dates and notes.',
  body: 'Welcome! You will find releases under [Music](/music/).',
};

/** Lines, by the start of the paths of the files that they were written into. */
const SAMPLES: [path: string, lines: string[]][] = [
  ['pages/about.', [ABOUT_STORY]],
  ['releases/', [RELEASE.description, ...listLines(RELEASE.body)]],
  ['news/', [NEWS.excerpt, ...listLines(NEWS.body)]],
];

function listLines(body: string): string[] {
  return body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** What was read of the content, its samples among its problems. */
export function tellSamples<Read extends { sources: SourceFile[]; problems: Problem[] }>(read: Read): Read {
  return { ...read, problems: [...read.problems, ...findSamples(read.sources)] };
}

/** One warning for each file that still holds a sample, at the first of its lines. */
export function findSamples(sources: readonly SourceFile[]): Problem[] {
  return sources.flatMap(({ file, path, text }) => {
    const sample = SAMPLES.find(([start]) => path.startsWith(start));
    if (!sample) return [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      const found = line.startsWith('#') ? undefined : sample[1].find((words) => line.includes(words));
      if (found === undefined) continue;
      const at = { file, line: index + 1, column: line.indexOf(found) + 1 };
      return [problem('sample/text', at, { text: found })];
    }
    return [];
  });
}
