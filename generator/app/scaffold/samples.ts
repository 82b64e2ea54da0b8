/** Finds samples of a new site that are still in the content. Each contains a word that marks it. */
import type { SourceFile } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { LEGAL_PAGES } from '../../site/routes.ts';
import { problem } from '../messages.ts';
import { readAllTexts } from './texts/files.ts';

/** The keys of samples, by the start of the paths of the files that they are written into. */
const SAMPLES: readonly [path: string, ...keys: string[]][] = [
  ['site.yaml', 'members', 'quartet', 'choir'],
  ['artists/', 'collective', 'artist'],
  ['pages/about.', 'about.story'],
  ['pages/events.', 'show', 'concert'],
  ['pages/mixes.', 'series'],
  ['pages/merch.', 'shirt'],
  ['releases/', 'song', 'album', 'recording'],
  ['scores/', 'score'],
  ['works/', 'work'],
  ['pages/reel.', 'reel'],
  ['mixes/', 'mix'],
  ['news/', 'post'],
];

function get(texts: unknown, key: string): unknown {
  const read = (tree: unknown, name: string): unknown =>
    typeof tree === 'object' && tree !== null ? Reflect.get(tree, name) : undefined;
  return key.split('.').reduce(read, texts);
}

/** Every line that is marked as a sample. @param word the mark */
function listLines(sample: unknown, word: string): string[] {
  if (typeof sample === 'string')
    return sample.split('\n').filter((line) => line.toLowerCase().includes(word));
  return typeof sample === 'object' && sample !== null
    ? Object.values(sample).flatMap((part) => listLines(part, word))
    : [];
}

/** Adds warnings about samples to the problems of the content. */
export function addSampleWarnings<Read extends { sources: SourceFile[]; problems: Problem[] }>(
  read: Read,
): Read {
  return { ...read, problems: [...read.problems, ...findSamples(read.sources)] };
}

/** One warning for each file that still has a sample, at its first line. */
export function findSamples(sources: readonly SourceFile[]): Problem[] {
  return sources.flatMap(findSample);
}

/** Returns true if a text in a part of a file is a sample. @param path in the content folder */
export function isSampleOf(path: string, part: unknown): boolean {
  const words = listSamples().flatMap((each) => (path.startsWith(each.start) ? each.words : []));
  const isSample = (value: unknown): boolean => {
    if (typeof value === 'string') return words.some((each) => value.includes(each));
    return typeof value === 'object' && value !== null && Object.values(value).some(isSample);
  };
  return isSample(part);
}

/** Returns true if the text of a legal page is that of a new site, in any language. */
export function isStartText(body: string): boolean {
  return readAllTexts().some((texts) =>
    LEGAL_PAGES.some((name) => String(get(texts, `legal.${name}.body`)).trim() === body),
  );
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
  if (listed) return listed;
  const all = readAllTexts();
  listed = SAMPLES.map(([start, ...keys]) => ({
    start,
    words: all.flatMap((texts) => {
      const sample = String(get(texts, 'sample'));
      return keys.flatMap((key) => listLines(get(texts, key), sample));
    }),
  }));
  return listed;
}
