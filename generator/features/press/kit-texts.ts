/** The text files of the press kit. */
import { createHash } from 'node:crypto';
import { writePlain } from '../../engine/content/entry.ts';
import { isolate } from '../../engine/lib/isolate.ts';
import type { PressPhoto } from '../../site/press-photos.ts';
import { formatDate, joinList, type Words } from '../../site/words/index.ts';
import type { PressBio, PressKit } from './kit.ts';

/** A line for each file with the sum of its bytes, as `sha256sum --check` reads it. @param sums by path */
export function writeSums(sums: ReadonlyMap<string, string>): string {
  return Array.from(sums, ([path, sum]) => `${sum}  ${path}\n`).join('');
}

export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function writeBio({ blocks }: PressBio): string {
  return `${writePlain(blocks)}\n`;
}

/** Quotes, each with its rating, its source, what it is about, and its address. */
export function writeQuotes(quotes: PressKit['quotes'], words: Words): string {
  return quotes
    .map(({ text, source, dateLabel, url, rating, about }) => {
      const lines = [
        words.about.quoted({ text }),
        rating?.label,
        joinList([source, dateLabel].filter(Boolean), words),
        about && words.press.aboutTitle({ title: about.title }),
        url,
      ];
      return `${lines.filter(Boolean).join('\n  ')}\n`;
    })
    .join('\n');
}

/** @param names of the files, by their paths in the content */
export function writeCredits(
  photos: readonly PressPhoto[],
  names: ReadonlyMap<string, string>,
  { press }: Words,
): string {
  return photos
    .flatMap(({ file, title, credit, license }) => {
      const name = names.get(file);
      if (name === undefined) return [];
      const lines = [name, title, credit || press.noCredit, license || press.askPermission];
      return [`${lines.join('\n  ')}\n`];
    })
    .join('\n');
}

/** The contents of each folder of a kit, if present: a kit has no PDFs if the fonts lack its letters. */
function listFolders({ press, music }: Words): [folder: string, content: string, withPdf?: string][] {
  return [
    ['biography/', press.biosPlain, press.biosPdf],
    ['photos/', press.photosFolder],
    ['logos/', press.logosFolder],
    ['links/', press.linksFolder],
    ['covers/', press.coversFolder],
    ['releases/', press.releasesFolder],
    ['booklets/', music.booklet],
    ['quotes/', press.quotesFolder],
    ['technical-rider/', press.riderPlain, press.riderPdf],
    ['works/', press.works],
    ['one-sheet/', press.sheetFolder],
  ];
}

function describeFolders(paths: readonly string[], words: Words): [folder: string, content: string][] {
  return listFolders(words).flatMap(([folder, content, withPdf = content]): [string, string][] => {
    const files = paths.filter((path) => path.startsWith(folder));
    if (files.length === 0) return [];
    return [[folder, files.some((path) => path.endsWith('.pdf')) ? withPdf : content]];
  });
}

/** @param paths of the other files */
export function writeReadme(kit: PressKit, paths: readonly string[]): string {
  const { words } = kit;
  const { press } = words;
  const folders = describeFolders(paths, words);
  const width = Math.max(...folders.map(([folder]) => folder.length), 'SHA256SUMS'.length) + 2;
  const [first] = [...kit.contacts, ...kit.people];
  const ask = first ? press.askBeforeAt({ address: first.address }) : press.askBefore;
  const date = kit.date && formatDate(kit.date.slice(0, 7), words);
  return [
    date ? press.kitOfDate({ name: kit.artist, date }) : press.kitOf({ name: kit.artist }),
    kit.url,
    ...(kit.otherNames.length > 0 ? [words.about.alsoKnown({ names: joinList(kit.otherNames, words) })] : []),
    '',
    press.whatIsHere,
    ...folders.map(([folder, content]) => folder.padEnd(width) + isolate(content, 'ltr')),
    `${'SHA256SUMS'.padEnd(width)}${isolate(press.sums, 'ltr')}`,
    '',
    press.licence,
    kit.license ?? ask,
    ...kit.members.flatMap(({ isFormer, list }) => [
      '',
      isFormer ? press.formerMembersHead : press.membersHead,
      ...list,
    ]),
    ...(kit.contacts.length + kit.people.length > 0 ? ['', press.contactHead] : []),
    ...kit.contacts.map(({ label, address }) => `${words.music.labelled({ label })} ${address}`),
    ...kit.people.map(
      ({ label, who, address, more }) =>
        `${words.music.labelled({ label })} ${joinList([who, address, ...more], words)}`,
    ),
    '',
  ].join('\n');
}
