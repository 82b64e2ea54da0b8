/** Whether a site still says what a new one comes with. Each sample says of itself that it is one. */
import type { SourceFile } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import { type Problem, problem } from '../../engine/problems/index.ts';
import { ALL_TEXTS, type StartTexts } from './texts/index.ts';

/** Samples, by the start of the paths of the files that they are written into. */
const SAMPLES: readonly [path: string, pick: (texts: StartTexts) => unknown][] = [
  ['site.yaml', ({ members }) => members],
  ['pages/about.', ({ about }) => about.story],
  ['pages/events.', ({ show }) => show],
  ['pages/mixes.', ({ series }) => series],
  ['pages/merch.', ({ shirt }) => shirt],
  ['releases/', ({ song, album }) => [song, album]],
  ['mixes/', ({ mix }) => mix],
  ['news/', ({ post }) => post],
];

/** Every line that says of itself that it is a sample. @param word by which it does */
function listLines(sample: unknown, word: string): string[] {
  if (typeof sample === 'string')
    return sample.split('\n').filter((line) => line.toLowerCase().includes(word));
  return typeof sample === 'object' && sample !== null
    ? Object.values(sample).flatMap((part) => listLines(part, word))
    : [];
}

/** What was read of the content, its samples among its problems. */
export function tellSamples<Read extends { sources: SourceFile[]; problems: Problem[] }>(read: Read): Read {
  return { ...read, problems: [...read.problems, ...findSamples(read.sources)] };
}

/** One warning for each file that still holds a sample, at the first of its lines. */
export function findSamples(sources: readonly SourceFile[]): Problem[] {
  return sources.flatMap(findSample);
}

const findSample = remember(({ file, path, text }: SourceFile): Problem[] => {
  const samples = listSamples()
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

let listed: { start: string; words: string[] }[] | undefined;

function listSamples() {
  listed ??= SAMPLES.map(([start, pick]) => ({
    start,
    words: ALL_TEXTS.flatMap((texts) => listLines(pick(texts), texts.sample)),
  }));
  return listed;
}
