/** Where recordings belong in a Faircamp catalogue, for those who read the recordings themselves. */
import { dirname, join } from 'node:path';
import type { SourceFile } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import { cleanTag } from '../shared/clean.ts';
import { parseEno } from './eno.ts';

/** What manifests say about a recording. */
export interface CataloguePlace {
  /** The folder of its release, as an absolute path. */
  readonly folder: string;
  /** The title of the release, which counts more than that in the tags. */
  readonly release: string | undefined;
  /** Its own title. */
  readonly title: string | undefined;
}

/** In bytes. */
const LARGEST = 1_000_000;

/** @returns the place of a recording; undefined for one that no manifest is about */
export function openPlaces(
  all: readonly SourceFile[],
): (recording: SourceFile) => CataloguePlace | undefined {
  const manifests = new Map(
    all.filter(({ name }) => name.endsWith('.eno')).map((file) => [file.path, file] as const),
  );
  const titles = new Map<string, string | undefined>();
  const titleIn = (folder: string, manifest: string) => {
    const path = join(folder, manifest);
    if (!titles.has(path)) titles.set(path, readTitle(manifests.get(path)));
    return titles.get(path);
  };
  return ({ path }) => {
    const own = dirname(path);
    const isTrack = manifests.has(join(own, 'track.eno'));
    const isRelease = manifests.has(join(own, 'release.eno'));
    if (!isTrack && !isRelease) return undefined;
    // A track has a folder in that of its release, or shares it as the only one.
    const folder = isRelease ? own : dirname(own);
    return {
      folder,
      release: titleIn(folder, 'release.eno'),
      title: isTrack ? titleIn(own, 'track.eno') : undefined,
    };
  };
}

function readTitle(manifest: SourceFile | undefined): string | undefined {
  if (!manifest || manifest.size > LARGEST) return undefined;
  const read = readText(manifest);
  if (!('text' in read)) return undefined;
  const title = parseEno(read.text).fields.find(({ key }) => key === 'title');
  return title && cleanTag(title.value);
}
