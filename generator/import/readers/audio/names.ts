/** Reads names of files and folders, where tags are missing. */

import { basename } from 'node:path';

interface FileName {
  readonly disc?: number | undefined;
  readonly number?: number | undefined;
  readonly title: string;
}

/** `01 - Title`, `1-01. Title`, `01_Title`, `07 Title`. */
const NUMBERED = /^(?:(\d)[-.](?=\d\d))?(\d{1,3})(?:\s*[-–.)_]\s*|\s+(?=\D))(?=.*\p{L})/u;

/**
 * @param stem the name of a file without its ending
 * @param artists names that may be in front of the title: `Artist - 01 - Title`
 * @param most the highest number that can be one: `99 Problems` is a title
 */
export function readFileName(stem: string, artists: readonly string[], most: number): FileName {
  // Names for old systems have no spaces.
  const spaced = /\s/.test(stem) ? stem : stem.replaceAll('_', ' ');
  const name = spaced.replace(/\s*\((?:\d|copy)\)$|\s+-\s+copy$/i, '').trim();
  const before = takeNumber(name, most);
  const bare = takeArtist(before.title, artists);
  const { disc, number, title } =
    before.number === undefined ? takeNumber(bare, most) : { ...before, title: bare };
  return { disc, number, title: title || stem };
}

/** Returns the prefix that all file names of a folder have before their numbers: `Artist - Album` of `Artist - Album - 01 Title`. */
export function sharedStart(stems: readonly string[]): string | undefined {
  const [first = '', ...others] = stems;
  const [, start] = /^(.+?) - (?=\d{1,3}(?!\d))/.exec(first) ?? [];
  const isShared = (stem: string) =>
    stem.startsWith(`${start} - `) && takeNumber(takeArtist(stem, [start ?? '']), 99).number !== undefined;
  return others.length > 0 && stems.every(isShared) ? start : undefined;
}

function takeNumber(name: string, most: number): FileName {
  const [all = '', disc, digits = ''] = NUMBERED.exec(name) ?? [];
  const number = Number(digits);
  // Without a zero or a sign behind it, a single digit belongs to the title: `7 Years`.
  const isNumber = number > 0 && number <= most && (digits.length > 1 || /[-–.)_]/.test(all));
  if (!isNumber) return { title: name };
  return { ...(disc && { disc: Number(disc) }), number, title: name.slice(all.length).trim() };
}

function takeArtist(name: string, artists: readonly string[]): string {
  const lower = name.toLowerCase();
  const found = artists.find((artist) => lower.startsWith(`${artist.toLowerCase()} - `));
  return found === undefined ? name : name.slice(found.length + 3).trim();
}

/** `CD1`, `Disc 2`, `disk_3`, `CD 2 - Night`. */
const DISC_FOLDER = /^(?:cd|disc|disk|disque|disco)[\s_.-]*(\d{1,2})(?!\d)/i;

/** The disc that a folder is, by the last part of its path. */
export function discOfFolder(folder: string): number | undefined {
  const [, digits] = DISC_FOLDER.exec(basename(folder)) ?? [];
  return digits && Number(digits) > 0 ? Number(digits) : undefined;
}

const DISC_TITLE =
  /\s*[([](?:cd|disc|disk)\s*(\d{1,2})(?:[:\s][^)\]]*)?[)\]]$|(?:\s*[,–-])?\s+(?:cd|disc|disk)\s*(\d{1,2})$/i;

/** The title of an album without the disc that some programs write behind it: `Title (Disc 1)`. */
export function splitDisc(album: string): { title: string; disc?: number } {
  const [all, inBrackets, bare] = DISC_TITLE.exec(album) ?? [];
  if (!all || all === album) return { title: album };
  return { title: album.slice(0, -all.length), disc: Number(inBrackets ?? bare) };
}

export interface FolderName {
  readonly title: string;
  readonly year?: string | undefined;
  /** True if it is from the names of the files in it. */
  readonly isOfFiles?: boolean;
}

const MEDIA =
  /\s*[([{](?:flac|mp3|wav|aiff?|alac|m4a|aac|ogg|web|cd|vinyl|lossless|v0|320|24bit|16bit|[\s-])+[^)\]}]*[)\]}]/gi;

/** `2010 - Title`, `Artist - Title (2010) [FLAC]`. */
export function readFolderName(folder: string, artists: readonly string[]): FolderName {
  const name = basename(folder).replaceAll('_', ' ');
  const bare = takeArtist(name.replace(MEDIA, '').trim(), artists);
  const [all = '', before, behind] =
    /^[([]?((?:19|20)\d\d)[)\]]?\s*[-–.]\s+|\s*[([]((?:19|20)\d\d)[)\]]$/.exec(bare) ?? [];
  const title = takeArtist(bare.replace(all, '').trim(), artists);
  return { title: title || name, year: before ?? behind };
}

/** Reads a folder whose files have artist and album in their names: `Artist - Album - 01 Title`. */
export function readSharedName(
  folder: string,
  stems: readonly string[],
  artists: readonly string[],
): FolderName {
  const start = sharedStart(stems);
  const named = readFolderName(folder, artists);
  // Without a dash, it may be the artist alone.
  if (!start?.includes(' - ')) return named;
  return { year: named.year, ...readFolderName(start, artists), isOfFiles: true };
}
