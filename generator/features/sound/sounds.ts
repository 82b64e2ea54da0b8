/** Requests for sound files, and the published sounds. */

import type { Position } from '../../engine/problems/problem.ts';
import type { License } from '../../engine/values/index.ts';

/** The folder of the site with recordings, downloads and archives; no other files are in it. */
export const SOUND_FOLDER = 'assets/audio';

/** Returns true for files to save: each has a folder in which it has its proper name. */
export function isDownload(path: string): boolean {
  return path.startsWith(`${SOUND_FOLDER}/`) && path.slice(SOUND_FOLDER.length + 1).includes('/');
}

/** A part of a recording, in seconds from its beginning. */
export interface Excerpt {
  /** Undefined if it is chosen by the length of the recording. */
  from?: number | undefined;
  /** Undefined for all that follows `from`. */
  length?: number | undefined;
}

/** A request for a file, one for each place that names it, as each has its own title and options. */
export interface SoundRequest {
  /** Path below the assets folder: `audio/new-song.flac`. */
  file: string;
  at: Position;
  /** Only this is published, and never the file itself. */
  excerpt?: Excerpt | undefined;
  /** The whole recording is offered as a file, with tags and cover. */
  download: boolean;
  /** A lossless recording is offered as an MP3 as well. */
  isTwofold?: true | undefined;
  facts: SoundFacts;
}

/** Facts about a recording in the content: the tags of a download, compared with those of the file. */
export interface SoundFacts {
  title: string;
  artist: string;
  album?: string | undefined;
  /** `1` of `12`, and the disc that it is on. */
  track?: { number: number; of: number; disc: number } | undefined;
  composer?: string | undefined;
  conductor?: string | undefined;
  ensemble?: string | undefined;
  /** The work that it is a movement of: the first of four. */
  work?: { title: string; movement: string; number: number; of: number } | undefined;
  license?: License | undefined;
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
  /** Seconds, from the content. */
  duration?: number | undefined;
  /** The track list, with the start of each in seconds. */
  tracklist?: { title: string; time: number; at: Position }[] | undefined;
  /** Positions of facts that may differ from the file. */
  places: {
    title?: Position;
    duration?: Position;
    isrc?: Position;
    track?: Position;
    /** Start of an excerpt, and its length if the content has one. */
    from?: Position;
    length?: Position;
    /** End of a cue, or its start if it has no other end than its recording. */
    to?: Position;
  };
}

/** A release whose recordings can all be downloaded, as one archive. */
export interface ArchiveRequest {
  slug: string;
  at: Position;
  title: string;
  artist: string;
  /** In their order. */
  sounds: SoundRequest[];
  cover?: string | undefined;
  /** Other files in it, below the assets folder. */
  extras?: readonly string[] | undefined;
  /** A line each. */
  credits: string[];
}

export interface Sound {
  /** Address with the base path, or elsewhere. */
  url: string;
  /** `audio/mpeg`. */
  type: string;
  /** Undefined if it has not been made yet, or is elsewhere without `audio_bytes`. */
  bytes?: number | undefined;
  /** The published length in seconds; undefined if it could not be read. */
  duration?: number | undefined;
  isExcerpt: boolean;
  /** The length of the whole recording of an excerpt in seconds, if known. */
  whole?: number | undefined;
  /** The shape of the sound, as SVG path data in a box of 200 by 64; undefined if the file could not be decoded. */
  waveform?: string | undefined;
  download?: SoundFile | undefined;
}

export interface SoundFile {
  /** Address with the base path. */
  url: string;
  /** `audio/flac`, `application/zip`. */
  type: string;
  bytes?: number | undefined;
  /** `24 bit, 48 kHz`, if there are two forms. */
  detail?: string | undefined;
  /** The file in its other form. */
  other?: SoundFile | undefined;
}

/** Measured levels of a file, for `liner check`. */
export interface SoundLevels {
  file: string;
  /** Seconds. */
  duration: number;
  /** LUFS; undefined for silence, and for less than 400 ms. */
  loudness?: number | undefined;
  /** dBTP; undefined for silence. */
  truePeak?: number | undefined;
}

export interface Sounds {
  /** Keyed by `soundKey`. */
  sounds: Readonly<Record<string, Sound>>;
  /** Keyed by the slugs of releases. */
  archives: Readonly<Record<string, SoundFile>>;
}

/** The key of a published file or excerpt; requests for the same one share it. */
export function soundKey({ file, excerpt }: Pick<SoundRequest, 'file' | 'excerpt'>): string {
  if (!excerpt) return file;
  const { from, length } = excerpt;
  if (from === undefined) return `${file}#preview=${length}`;
  return length === undefined ? `${file}#t=${from}` : `${file}#t=${from},${from + length}`;
}

declare module '../../site/assets.ts' {
  interface Assets {
    sounds: Sounds;
  }
}
