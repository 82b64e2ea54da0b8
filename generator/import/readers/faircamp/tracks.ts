/** Tracks of a release of Faircamp that have manifests. All others are what their tags say, which the reader of audio knows. */
import { basename, dirname, extname } from 'node:path';
import type { Doubt, TrackFacts } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import { known } from '../shared/data.ts';
import { sortLinks } from '../shared/links.ts';
import type { Manifest } from './manifest.ts';
import { findField, leaveOthers, readLinks, readNames, readTexts } from './options.ts';

const SOUND = /\.(?:flac|wav|aiff?|alac|m4a|mp3|ogg|opus|aac)$/i;
const READ = [
  'title',
  'track_artist',
  'track_artists',
  'artist',
  'link',
  'more',
  'more_label',
  'text',
  'synopsis',
];

/** In the order of their names, as Faircamp has them. @returns none if no track has a manifest */
export function readTracks(
  folder: string,
  manifests: readonly Manifest[],
  all: readonly SourceFile[],
): { tracks: TrackFacts[]; doubts: Doubt[] } {
  const releases = new Set(manifests.flatMap((each) => (each.kind === 'release' ? [each.folder] : [])));
  // The only track of a release may be in its folder; others have their own.
  const isOwn = (place: string) => place === folder || (dirname(place) === folder && !releases.has(place));
  const own = new Map(
    manifests.flatMap((each) => (each.kind === 'track' && isOwn(each.folder) ? [[each.folder, each]] : [])),
  );
  if (own.size === 0) return { tracks: [], doubts: [] };
  const sounds = all.map(({ path }) => path).filter((path) => SOUND.test(path));
  const alone = own.has(folder) ? [] : sounds.filter((path) => dirname(path) === folder);
  const tracks = [...alone, ...own.keys()].sort().map((place) => {
    const manifest = own.get(place);
    const title = manifest && findField(manifest, 'title');
    const name = titleOf(sounds.find((path) => dirname(path) === place) ?? place);
    return { isNamed: title !== undefined, facts: readTrack(title?.value || name, manifest) };
  });
  const why = 'it is the name of the file; the tags of the recording may know better';
  return {
    tracks: tracks.map(({ facts }) => facts),
    doubts: tracks.flatMap(({ isNamed }, index) =>
      isNamed ? [] : [{ at: ['tracks', index, 'title'], why }],
    ),
  };
}

/** The name of a file or a folder, without its number: `01 First Track.mp3`. */
function titleOf(path: string): string {
  const name = basename(path, SOUND.test(path) ? extname(path) : '');
  return name.replace(/^\d{1,3}(?:[\s._-]+)(?=\S)/, '') || name;
}

function readTrack(name: string, manifest: Manifest | undefined): TrackFacts {
  if (manifest === undefined) return { title: name };
  const { description, body, lyrics } = readTexts(manifest);
  leaveOthers(manifest, READ);
  for (const text of [description, body])
    if (text !== undefined && lyrics === undefined) manifest.notes.leave('Text about a track', text);
  const { streaming_links, links = [] } = sortLinks(readLinks(manifest));
  for (const { url } of links) manifest.notes.leave('Link of a track', url);
  const artists = readNames(manifest, 'track_artist', 'track_artists', 'artist');
  return known<TrackFacts>({ title: name, artists, lyrics, streaming_links });
}
