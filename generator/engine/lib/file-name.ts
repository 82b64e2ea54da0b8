/** Names of files and folders that every disk and every host can keep. */

// Windows opens a device for these names, whatever their ending.
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
/** Bytes: what the common file systems allow for one name. */
const LONGEST_NAME = 255;

export function isDevice(name: string): boolean {
  return DEVICE.test(name);
}

/** Explains why no file or folder may have a name, in a sentence about "it"; undefined for a sound one. */
export function refuseName(name: string): string | undefined {
  if (name === '') return 'it contains an empty name';
  if (name === '.' || name === '..') return 'it leaves its folder';
  if (name.endsWith('.') || name.endsWith(' ')) return `"${name}" ends in a dot or a space`;
  if (isDevice(name)) return `"${name}" is the name of a device on Windows`;
  if (Buffer.byteLength(name) > LONGEST_NAME) return `"${name.slice(0, 20)}…" is too long for a name`;
  return undefined;
}

/** Documents, archives, sheet music, pictures and recordings: nothing that a browser would run as a part of the site. */
const DOWNLOAD =
  /\.(?:pdf|zip|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|epub|jpe?g|png|webp|tiff?|eps|mp3|m4a|wav|flac|midi?|mxl|musicxml|gp[x5]?)$/i;

/** Endings of pictures that can be published. */
export const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** Endings of recordings that can be published: their format is found out when they are read. */
export const SOUND_FILE = /\.(?:wave?|bwf|rf64|aiff?|aifc|flac|mp[23]|mpga|m4[ab]|mp4|aac|og[ga]|opus)$/i;

/** Returns true if a file may be offered for download, by its ending. */
export function isDownload(path: string): boolean {
  return DOWNLOAD.test(path);
}

/** A path on the computer of the writer: `C:\\Users\\…`, `/home/…`. */
const ELSEWHERE = /^(?:file:|[a-z]:[\\/]|~[\\/]|\/(?:Users|home|Volumes|mnt|media)\/)/i;

/** Returns true if a path leads to a place on the computer of the writer that is not the assets folder of a site. */
export function isElsewhere(path: string): boolean {
  return ELSEWHERE.test(path) && !/[\\/]assets[\\/]/.test(path);
}
