/** The text files of the kit. */
import { createHash } from 'node:crypto';
import { writePlain } from '../../content/entry.ts';
import { formatDate } from '../../model/format.ts';
import type { PressBio, PressKit } from '../../model/press-kit.ts';
import type { PressPhoto } from '../../model/press-photos.ts';

/** A line for each file with the sum of its bytes, as `sha256sum --check` reads it. */
export function writeSums(files: readonly { path: string; sum: string }[]): string {
  return files.map(({ path, sum }) => `${sum}  ${path}\n`).join('');
}

export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function writeBio({ blocks }: PressBio): string {
  return `${writePlain(blocks)}\n`;
}

/** Each with who wrote it, the release that it is about, and where it can be read. */
export function writeQuotes(quotes: PressKit['quotes']): string {
  return quotes
    .map(({ text, source, dateLabel, url, release }) => {
      const lines = [
        `“${text}”`,
        [source, dateLabel].filter(Boolean).join(', '),
        `About ${release.title}`,
        url,
      ];
      return `${lines.filter(Boolean).join('\n  ')}\n`;
    })
    .join('\n');
}

/** @param names of the files, by what the content calls them */
export function writeCredits(photos: readonly PressPhoto[], names: ReadonlyMap<string, string>): string {
  return photos
    .flatMap(({ file, title, credit, license }) => {
      const name = names.get(file);
      if (name === undefined) return [];
      const lines = [name, title, credit || 'No credit given', license || 'Please ask for permission'];
      return [`${lines.join('\n  ')}\n`];
    })
    .join('\n');
}

/** The contents of each folder of a kit, if present. */
const FOLDERS = {
  'biography/': 'Biographies as plain text, and all of them as a PDF',
  'photos/': 'Photos for print, with who made them in credits.txt',
  'logos/': 'Logos as SVG, which scale to any size, and as PNG on nothing',
  'covers/': 'Covers of the newest releases at full size',
  'quotes/': 'What the press wrote',
  'technical-rider/': 'The technical rider as PDF and plain text',
  'one-sheet/': 'The artist on one page',
};

/** @param paths of the other files */
export function writeReadme(kit: PressKit, paths: readonly string[]): string {
  const held = Object.entries(FOLDERS).filter(([folder]) => paths.some((path) => path.startsWith(folder)));
  const width = Math.max(...held.map(([folder]) => folder.length)) + 2;
  const [first] = kit.contacts;
  const ask = `Please ask before you use it${first ? `: ${first.address}` : '.'}`;
  return [
    `${kit.artist}: press kit${kit.date ? `, ${formatDate(kit.date.slice(0, 7))}` : ''}`,
    kit.url,
    '',
    'WHAT IS HERE',
    ...held.map(([folder, what]) => folder.padEnd(width) + what),
    `${'SHA256SUMS'.padEnd(width)}Sums of all files, for sha256sum --check SHA256SUMS`,
    '',
    'LICENCE',
    kit.license ?? ask,
    ...(kit.contacts.length > 0 ? ['', 'CONTACT'] : []),
    ...kit.contacts.map(({ label, address }) => `${label}: ${address}`),
    '',
  ].join('\n');
}
