/** Musical keys, as programs for DJs write them. */

const NOTE = '([A-Ga-g])\\s*(#|♯|b|♭|sharp|flat|is|es|s)?';
const NAMED = new RegExp(
  `^${NOTE}\\s*[-_ ]?\\s*(m|min|minor|mineur|maj|major|majeur|dur|Dur|moll|Moll|M)?\\.?$`,
);

/** Around the wheel of Camelot, from 1 on. */
const MINOR = ['A♭', 'E♭', 'B♭', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F♯', 'D♭'];
const MAJOR = ['B', 'F♯', 'D♭', 'A♭', 'E♭', 'B♭', 'F', 'C', 'G', 'D', 'A', 'E'];

/** `A minor` of `Am`, `8A` and `1m`; undefined for what is no key, such as `o`, which means none. */
export function readKey(written: string): string | undefined {
  const text = written.trim();
  const camelot = /^(0?[1-9]|1[0-2])([AB])$/i.exec(text);
  if (camelot) return ofWheel(Number(camelot[1]) - 1, camelot[2]?.toUpperCase() === 'A');
  // Open Key counts from C major and A minor, which are 8 at Camelot's.
  const open = /^(0?[1-9]|1[0-2])([md])$/i.exec(text);
  if (open) return ofWheel((Number(open[1]) + 6) % 12, open[2]?.toLowerCase() === 'm');
  const [, note, sign = '', mode = ''] = NAMED.exec(text) ?? [];
  if (!note) return undefined;
  const isMinor =
    (/^(?:m|min.*|moll)$/i.test(mode) && mode !== 'M') || (mode === '' && note !== note.toUpperCase());
  const accidental = /^(?:#|♯|sharp|i?s)$/.test(sign) ? '♯' : sign === '' ? '' : '♭';
  return `${note.toUpperCase()}${accidental} ${isMinor ? 'minor' : 'major'}`;
}

function ofWheel(place: number, isMinor: boolean): string {
  return `${(isMinor ? MINOR : MAJOR)[place]} ${isMinor ? 'minor' : 'major'}`;
}
