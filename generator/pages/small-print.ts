/** The back of a sleeve's last lines: label, codes, and who owns what. */
import type { Release } from '../content/schema/music.ts';
import type { SmallPrint } from './props/music.ts';

/** Label and codes, as far as they are known; a track's code stands under its number. */
export function smallPrint({ label, isrc, upc, tracks = [] }: Release): SmallPrint[] {
  const codes = [...tracks]
    .sort((a, b) => a.track_number - b.track_number)
    .map((track) => ({
      term: `ISRC ${String(track.track_number).padStart(2, '0')}`,
      text: track.isrc ?? '',
    }));
  return [
    { term: 'Label', text: label ?? '' },
    { term: 'UPC', text: upc ?? '' },
    { term: 'ISRC', text: isrc ?? '' },
    ...codes,
  ].filter(({ text }) => text !== '');
}

/** `© 2025 EDDY` and `℗ 2025 EDDY`; one line where both are the same. */
export function rightsLines({ copyright, phonographic_copyright: phonogram }: Release): string[] {
  if (copyright && copyright === phonogram) return [`℗ & © ${copyright}`];
  return [...(copyright ? [`© ${copyright}`] : []), ...(phonogram ? [`℗ ${phonogram}`] : [])];
}
