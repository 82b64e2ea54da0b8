/** Names of files that visitors keep. */
import { refuseName } from '../../../engine/lib/file-name.ts';
import { cutText } from '../../../engine/lib/text.ts';

/** In characters; most disks allow 255 bytes for a name, and a letter may take four. */
const LONGEST = 60;

/** `Artist - Title.flac`, in any script. */
export function nameDownload(artist: string, title: string, ending: string): string {
  return `${namePart(artist)} - ${namePart(title)}${ending}`;
}

/** A text as a part of a name that every computer allows. */
export function namePart(text: string): string {
  const name = cutText(text.normalize('NFC').replace(/[/\\:|]/g, '-'), LONGEST)
    .replace(/[<>"?*\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  return refuseName(name) === undefined ? name : `Untitled ${name}`.trim();
}

/** The address of a file of the site, below the root. */
export function addressOf(path: string): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}
