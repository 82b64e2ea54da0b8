/** Rows of the same release. */
import { fold } from '../../../../engine/lib/fold.ts';
import type { Findings } from '../shared/findings.ts';
import type { Line } from './line.ts';

/** Rows of the same release are one: by its barcode, or its title and artist. A row without a title of a release is one itself. */
export function groupRows(lines: readonly Line[], findings: Findings): [Line, ...Line[]][] {
  const groups = new Map<string, [Line, ...Line[]]>();
  const byName = new Map<string, string>();
  for (const line of lines) {
    if (line.filled === 0) continue;
    if (titleOf(line) === '') {
      findings.note(line.origin, 'A row without a title is left out.');
      continue;
    }
    const name =
      line.text('release_title') && fold(`${line.text('release_title')}\0${line.text('album_artist')}`);
    const upc = barcodeOf(line);
    const own = `row ${line.origin.line}`;
    // Rows of one release of which only the first has the barcode.
    const key = name ? (byName.get(upc ? `${name}\0${upc}` : name) ?? (upc ? `${name}\0${upc}` : name)) : own;
    if (name) byName.set(name, key);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

/** The title of the release. */
export function titleOf(line: Line): string {
  return line.text('release_title') || line.text('track_title') || line.text('title');
}

/** The title of the track; empty if the row is of a release. */
export function trackTitleOf(line: Line): string {
  return line.text('track_title') || (line.text('release_title') ? line.text('title') : '');
}

/** The same for a UPC and the EAN that has a zero in front of it; empty if there is none. */
export function barcodeOf(line: Line): string {
  const digits = line.text('upc').replace(/\D/g, '');
  return digits === '' ? '' : digits.padStart(13, '0');
}
