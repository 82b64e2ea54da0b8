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

/** The contents of each folder of a kit, if present: a kit whose letters no font has holds no documents. */
const FOLDERS = {
  'biography/': ({ hasPdf }: Held) =>
    `Biographies as plain text${hasPdf ? ', and all of them as a PDF' : ''}`,
  'photos/': 'Photos for print, with who made them in credits.txt',
  'logos/': 'Logos as SVG, which scale to any size, and as PNG on nothing',
  'covers/': 'Covers of the newest releases at full size',
  'releases/': 'Tracks, credits and facts of the newest releases',
  'quotes/': 'What the press wrote',
  'technical-rider/': ({ hasPdf }: Held) => `The technical rider as ${hasPdf ? 'PDF and ' : ''}plain text`,
  'one-sheet/': 'The artist on one page',
};

interface Held {
  hasPdf: boolean;
}

function describeFolders(paths: readonly string[]): [folder: string, what: string][] {
  return Object.entries(FOLDERS).flatMap(([folder, what]): [string, string][] => {
    const held = paths.filter((path) => path.startsWith(folder));
    if (held.length === 0) return [];
    const hasPdf = held.some((path) => path.endsWith('.pdf'));
    return [[folder, typeof what === 'string' ? what : what({ hasPdf })]];
  });
}

/** @param paths of the other files */
export function writeReadme(kit: PressKit, paths: readonly string[]): string {
  const held = describeFolders(paths);
  const width = Math.max(...held.map(([folder]) => folder.length), 'SHA256SUMS'.length) + 2;
  const [first] = [...kit.contacts, ...kit.people];
  const ask = `Please ask before you use it${first ? `: ${first.address}` : '.'}`;
  return [
    `${kit.artist}: press kit${kit.date ? `, ${formatDate(kit.date.slice(0, 7))}` : ''}`,
    kit.url,
    ...(kit.otherNames.length > 0 ? [`Also known as ${kit.otherNames.join(', ')}`] : []),
    '',
    'WHAT IS HERE',
    ...held.map(([folder, what]) => folder.padEnd(width) + what),
    `${'SHA256SUMS'.padEnd(width)}Sums of all files, for sha256sum --check SHA256SUMS`,
    '',
    'LICENCE',
    kit.license ?? ask,
    ...(kit.members.length > 0 ? ['', 'MEMBERS', ...kit.members] : []),
    ...(kit.contacts.length + kit.people.length > 0 ? ['', 'CONTACT'] : []),
    ...kit.contacts.map(({ label, address }) => `${label}: ${address}`),
    ...kit.people.map(({ label, who, address, more }) => `${label}: ${[who, address, ...more].join(', ')}`),
    '',
  ].join('\n');
}
