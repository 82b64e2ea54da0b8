/** The first steps of a new site, each done as soon as the content shows it. */

import { hasRecord } from '../app/deploy/record/index.ts';
import { rowOf } from '../app/list/grammar.ts';
import { readFileText } from '../app/site-files/written.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { fieldOf, isRecord } from '../engine/lib/record.ts';
import type { FirstStep, FirstSteps, StudioEntry } from './protocol/index.ts';
import type { Workspace } from './workspace.ts';

/** Files that may name a picture of the artist. */
const WITH_PICTURES = ['pages/about', 'pages/home', 'pages/press', 'pages/photos', 'site'];
const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
const MUSIC = new Set(['releases', 'remixes', 'mixes']);

/** Returns undefined for a site that is not new: nothing in it is a sample, and there is something. */
export function describeFirstSteps(
  { root }: Pick<Workspace, 'root'>,
  entries: readonly StudioEntry[],
  sources: readonly SourceFile[],
): FirstSteps | undefined {
  const dated = entries.filter(({ state }) => state !== 'none' && state !== 'empty');
  if (dated.length > 0 && dated.every(({ state }) => state !== 'sample')) return undefined;
  const own = sources.filter(({ language }) => language === undefined);
  const dataOf = (kind: string) => own.filter((each) => each.kind === kind).map(readData)[0];
  const about = own.find(({ kind }) => kind === 'pages/about');
  const site = dataOf('site');
  const settings = 'site.yaml';
  return {
    steps: [
      {
        name: 'name',
        isDone: Boolean(fieldOf(fieldOf(site, 'artist'), 'name')),
        file: settings,
        field: ['artist', 'name'],
      },
      {
        name: 'picture',
        isDone: WITH_PICTURES.some((kind) => hasPicture(dataOf(kind))),
        ...(about && { file: about.path, field: ['image'] }),
      },
      describeRelease(dated, own),
      { name: 'look', isDone: fieldOf(site, 'look') !== undefined, file: settings, field: ['look', 'style'] },
      { name: 'publish', isDone: hasRecord(root) },
    ],
  };
}

/** Begun with a title, it is done with a date or a cover. */
function describeRelease(entries: readonly StudioEntry[], sources: readonly SourceFile[]): FirstStep {
  const begun = entries.filter(({ kind, state }) => MUSIC.has(kind) && state !== 'sample');
  const isWhole = ({ file, date }: StudioEntry) => {
    const source = sources.find(({ path }) => path === file);
    const { picture = '' } = source ? rowOf(source.kind) : {};
    return date !== undefined || hasPicture(fieldOf(source && readData(source), picture));
  };
  const [first] = begun;
  const date = sources.flatMap(({ path, kind }) => (path === first?.file ? (rowOf(kind).date ?? []) : []));
  return {
    name: 'release',
    isDone: begun.some(isWhole),
    ...(first && { file: first.file, field: date }),
  };
}

function readData({ path, text }: SourceFile): unknown {
  return readFileText(path, text).data;
}

function hasPicture(data: unknown): boolean {
  if (typeof data === 'string') return PICTURE.test(data);
  if (Array.isArray(data)) return data.some(hasPicture);
  return isRecord(data) && Object.values(data).some(hasPicture);
}
