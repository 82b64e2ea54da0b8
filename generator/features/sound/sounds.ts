/** The artist's own recordings: what the content asks of a file, and what is known of it once it has been read. */
import type { Position } from '../../engine/problems/index.ts';

/** A part of a recording, in seconds from its beginning. */
export interface Excerpt {
  /** Undefined where it is found in the recording. */
  from?: number | undefined;
  length: number;
}

/** A file that the content names: once for each place, as each has titles and wishes of its own. */
export interface SoundRequest {
  /** Below the assets folder: `audio/new-song.flac`. */
  file: string;
  at: Position;
  /** Only this is published, and never the file itself. */
  excerpt?: Excerpt | undefined;
  /** The whole recording is offered as a file, with tags and cover. */
  download: boolean;
  facts: SoundFacts;
}

/** What the content says of a recording: the tags of a download, and what the file's own are held against. */
export interface SoundFacts {
  title: string;
  artist: string;
  album?: string | undefined;
  /** `1` of `12`, and the disc that it is on. */
  track?: { number: number; of: number; disc: number } | undefined;
  /** `2026-02-20`, or as much as is known. */
  date?: string | undefined;
  isrc?: string | undefined;
  genre?: string | undefined;
  bpm?: number | undefined;
  key?: string | undefined;
  lyrics?: string | undefined;
  label?: string | undefined;
  copyright?: string | undefined;
  /** The cover, below the assets folder. */
  cover?: string | undefined;
  /** In seconds, as the content writes it. */
  duration?: number | undefined;
  /** What is played in it, with the beginning of each in seconds. */
  played?: { title: string; time: number; at: Position }[] | undefined;
  /** Where these are written, for what the file says differently. */
  places: { title?: Position; duration?: Position; isrc?: Position; track?: Position };
}

/** A release whose recordings can all be downloaded, as one archive. */
export interface ArchiveRequest {
  slug: string;
  /** Where it is asked for. */
  at: Position;
  title: string;
  artist: string;
  /** In their order. */
  sounds: SoundRequest[];
  cover?: string | undefined;
  /** A line each. */
  credits: string[];
}

/** A recording as pages offer it. */
export interface Sound {
  /** With the base path; or an address elsewhere, where the content gives one. */
  url: string;
  /** `audio/mpeg`. */
  type: string;
  /** Undefined where it has not been made yet, or is kept elsewhere and nobody has said. */
  bytes?: number | undefined;
  /** In seconds, of what is published; undefined where nothing could be read of it. */
  duration?: number | undefined;
  isExcerpt: boolean;
  /** In seconds, of the recording that it is an excerpt of; where that is known. */
  whole?: number | undefined;
  /** The shape of the sound, as SVG path data in a box of 200 by 64; undefined where the file could not be decoded. */
  waveform?: string | undefined;
  download?: SoundFile | undefined;
}

export interface SoundFile {
  /** With the base path. */
  url: string;
  /** `audio/flac`, `application/zip`. */
  type: string;
  bytes?: number | undefined;
}

/** What was heard of a whole file, for people. */
export interface SoundLevels {
  file: string;
  /** In seconds. */
  duration: number;
  /** In LUFS; undefined for silence, and for less than 400 ms. */
  loudness?: number | undefined;
  /** In dBTP; undefined for silence. */
  truePeak?: number | undefined;
}

export interface Sounds {
  /** By `soundKey`. */
  sounds: Readonly<Record<string, Sound>>;
  /** Of releases, by their slugs. */
  archives: Readonly<Record<string, SoundFile>>;
}

/** Tells apart what is published of files: two places that ask for the same share it. */
export function soundKey({ file, excerpt }: Pick<SoundRequest, 'file' | 'excerpt'>): string {
  if (!excerpt) return file;
  const { from, length } = excerpt;
  return from === undefined ? `${file}#preview=${length}` : `${file}#t=${from},${from + length}`;
}

declare module '../../site/assets.ts' {
  interface Assets {
    sounds: Sounds;
  }
}
