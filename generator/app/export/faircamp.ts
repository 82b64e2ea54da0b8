/**
 * `liner export faircamp`: a catalogue that Faircamp 1.x makes a site of. A release is a folder with `release.eno` and its cover, and
 * a track is a folder in it with `track.eno` and its recording.
 */
import { extname } from 'node:path';
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { nameSlug, shortenSlug } from '../../engine/lib/slug.ts';
import { firstDayOf, shorten } from '../../engine/lib/text.ts';
import { rightsLines } from '../../features/releases/release.ts';
import { sortTracks, type Track, trackTitle } from '../../features/releases/track.ts';
import { recordingsOf } from '../../features/sound/recordings.ts';
import { artistsOf, creditedTrack, mainArtists } from '../../site/artists.ts';
import { plainLyrics } from '../../site/lyrics.ts';
import { releasePlatforms } from '../../site/music-platforms.ts';
import { everyRelease, isOut } from '../../site/site.ts';
import { block, comment, field, fields, flag, group, NOT_OUT, writeManifest } from './eno.ts';
import type { Export, ExportFile, ExportInput } from './exported.ts';
import { artistFiles, catalogManifest, SYNOPSIS } from './faircamp-artists.ts';
import { plainMarkdown } from './markdown.ts';

type Release = Data<'releases'>;

export const exportFaircamp: Export = (input) => {
  const releases = everyRelease(input.site).map((entry) => ({ entry, tracks: listTracks(input, entry) }));
  const playable = releases.filter(({ tracks }) => tracks.some(({ from }) => from !== undefined));
  const silent = releases
    .filter(({ tracks }) => !tracks.some(({ from, isExcerpt }) => from !== undefined || isExcerpt))
    .map(({ entry }) => entry.data.title);
  const excerpts = releases.flatMap(({ tracks }) => tracks.filter(({ isExcerpt }) => isExcerpt));
  return {
    files: [
      { path: 'catalog.eno', text: catalogManifest(input) },
      ...artistFiles(input),
      ...playable.flatMap(({ entry, tracks }) => releaseFiles(input, entry, tracks)),
    ],
    notes: [
      ...(silent.length > 0
        ? [`Left out, as Faircamp shows no release without a recording: ${silent.join(', ')}`]
        : []),
      ...(excerpts.length > 0
        ? [
            `Left out, as the site publishes only a part of them: ${excerpts.map(({ title }) => title).join(', ')}`,
          ]
        : []),
    ],
  };
};

interface FaircampTrack {
  title: string;
  track: Track | undefined;
  /** The path of the recording; undefined if there is none to publish. */
  from: string | undefined;
  isExcerpt: boolean;
}

function listTracks({ locate }: ExportInput, { data }: Entry<Release>): FaircampTrack[] {
  const recordings = recordingsOf(data);
  const all = data.tracks ? sortTracks(data) : [undefined];
  return all.map((track) => {
    const index = track && data.tracks ? data.tracks.indexOf(track) : 0;
    const { file, excerpt } = recordings[index] ?? {};
    const isExcerpt = file !== undefined && excerpt !== undefined;
    const from = file === undefined || isExcerpt ? undefined : locate(file);
    return { title: track ? trackTitle(track) : data.title, track, from, isExcerpt };
  });
}

function releaseFiles(
  input: ExportInput,
  entry: Entry<Release>,
  tracks: readonly FaircampTrack[],
): ExportFile[] {
  const { slug, data } = entry;
  const cover = data.artwork_url === undefined ? undefined : input.locate(data.artwork_url);
  const coverName = `cover${extname(data.artwork_url ?? '')}`;
  const width = String(tracks.length).length;
  const own = tracks.flatMap(({ title, track, from }, index): ExportFile[] => {
    if (from === undefined) return [];
    const number = String(index + 1).padStart(Math.max(2, width), '0');
    const name = [number, shortenSlug(nameSlug(title, input.site.language.code))].filter(Boolean).join('-');
    return [
      { path: `${slug}/${name}/track.eno`, text: trackManifest(input, data, title, track) },
      { path: `${slug}/${name}/${name}${extname(from)}`, from },
    ];
  });
  return [
    { path: `${slug}/release.eno`, text: releaseManifest(input, entry, cover && coverName) },
    ...(cover === undefined ? [] : [{ path: `${slug}/${coverName}`, from: cover }]),
    ...own,
  ];
}

function releaseManifest({ site, texts }: ExportInput, entry: Entry<Release>, cover?: string): string {
  const { slug, data, file } = entry;
  const { words, settings, today } = site;
  const links = releasePlatforms({ ...settings, platform_placeholders: false }, data);
  const credits = (data.credits ?? []).map(({ role, names }) => `- ${role}: ${names.join(', ')}`).join('\n');
  const more = [plainMarkdown(texts.get(file) ?? '', site), credits, rightsLines(data).join('  \n')];
  return writeManifest(
    field('title', data.title),
    field('permalink', slug),
    writeDate(data.release_date),
    fields(
      'release_artist',
      mainArtists(artistsOf(site, data)).map(({ name }) => name),
    ),
    isOut(data, today) ? [] : [...comment(NOT_OUT), ...flag('unlisted', true)],
    data.download ? ['', 'release_downloads:', '- flac', '- mp3'] : [],
    group('cover', { description: cover && words.music.coverOf({ title: data.title }), file: cover }),
    links.flatMap(({ name, url }) => (url === undefined ? [] : group('link', { label: name, url }))),
    block('synopsis', shorten(data.description ?? '', SYNOPSIS)),
    block('more', more.filter(Boolean).join('\n\n')),
  );
}

/** Writes the day that orders a release, or what is known of its date as a comment, which an import reads. */
function writeDate(date: string | undefined): string[] {
  const day = date && firstDayOf(date);
  return [...(day === date ? [] : comment(`date: ${date}`)), ...field('date', day)];
}

function trackManifest(
  { site }: ExportInput,
  release: Release,
  title: string,
  track: Track | undefined,
): string {
  const artists = mainArtists(artistsOf(site, track ? creditedTrack(release, track) : release));
  const lyrics = plainLyrics((track ?? release).lyrics ?? '');
  return writeManifest(
    field('title', title),
    fields(
      'track_artist',
      artists.map(({ name }) => name),
    ),
    block('synopsis', shorten(track?.description ?? '', SYNOPSIS)),
    // A line of a song ends where it ends.
    lyrics
      ? [
          ...field('more_label', site.words.music.lyrics),
          ...block('more', lyrics.replace(/(?<=\S)\n(?=\S)/g, '  \n')),
        ]
      : [],
  );
}
