/** What the PDF files say: the kit's words, as far as the fonts can print them. */
import { writePlain } from '../../content/entry.ts';
import { formatDate, shorten } from '../../model/format.ts';
import type { PressKit } from '../../model/press-kit.ts';
import type { Problem } from '../../problems/index.ts';
import { cutSections, type Document } from './documents.ts';
import { type Letters, openLetters } from './letters.ts';
import { LIMITS, type Sheet } from './sheet.ts';

export interface Papers {
  /** Undefined where there is nothing to say, or nothing to say it with. */
  biography: Document | undefined;
  rider: Document | undefined;
  /** Its cover is added when it is printed. */
  sheet: Omit<Sheet, 'cover'> | undefined;
  problems: Problem[];
}

type Place = keyof PressKit['at'];

/** @param characters that the fonts have */
export function writePapers(kit: PressKit, characters: ReadonlySet<string>): Papers {
  const letters = {
    name: openLetters(characters),
    bios: openLetters(characters),
    rider: openLetters(characters),
    release: openLetters(characters),
  } satisfies Record<Place, Letters>;
  const head = describeHead(kit, letters.name);
  const biography = writeBiography(kit, letters.bios, head);
  const rider = writeRider(kit, letters.rider, head);
  const sheet = writeOneSheet(kit, letters, head);
  const isPrintable = (...places: Place[]) => places.every((place) => letters[place].missing.size === 0);
  return {
    biography: isPrintable('name', 'bios') ? biography : undefined,
    rider: isPrintable('name', 'rider') ? rider : undefined,
    sheet: isPrintable('name', 'bios', 'release') ? sheet : undefined,
    problems: listPlaces(kit).flatMap((place) => describeLetters(letters[place], kit.at[place])),
  };
}

type Head = Pick<Document, 'artist' | 'facts'> & { foot: (label: string) => string };

function describeHead({ artist, roles, date, url, contacts }: PressKit, { adapt }: Letters): Head {
  const month = date && formatDate(date.slice(0, 7));
  const place = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return {
    artist: adapt(artist),
    facts: adapt(roles.join(' · ')),
    foot: (label) =>
      adapt([shorten(artist, 40), label, month, place, contacts[0]?.address].filter(Boolean).join(' · ')),
  };
}

function writeBiography({ bios }: PressKit, { adaptBlocks }: Letters, head: Head): Document | undefined {
  if (bios.length === 0) return undefined;
  const sections = bios.map(({ label, words, blocks }) => ({
    title: label,
    note: `${words} ${words === 1 ? 'word' : 'words'}`,
    blocks: adaptBlocks(blocks),
  }));
  return { ...head, label: 'Biography', sections, foot: head.foot('Biography') };
}

function writeRider({ rider }: PressKit, { adaptBlocks }: Letters, head: Head): Document | undefined {
  if (rider.length === 0) return undefined;
  const sections = cutSections(adaptBlocks(rider), 'In short');
  return { ...head, label: 'Technical rider', sections, foot: head.foot('Technical rider') };
}

function writeOneSheet(
  { artist, bios, newest, profiles, contacts }: PressKit,
  { name, bios: words, release }: Record<Place, Letters>,
  head: Head,
): Omit<Sheet, 'cover'> {
  const [bio] = bios;
  return {
    artist: name.adapt(shorten(artist, LIMITS.name)),
    facts: shorten(head.facts, LIMITS.facts),
    newest: newest && {
      title: release.adapt(shorten(newest.title, LIMITS.title)),
      url: newest.url,
      lines: newest.lines.map((line) => release.adapt(shorten(line, LIMITS.line))),
      description: release.adapt(shorten(newest.description, LIMITS.description)),
    },
    bio: bio ? words.adapt(shorten(writePlain(bio.blocks), LIMITS.bio)) : '',
    links: profiles.map(({ name: label, url }) => ({ name: name.adapt(shorten(label, LIMITS.label)), url })),
    contacts: contacts.slice(0, LIMITS.contacts),
    foot: head.foot('One-sheet'),
  };
}

/** Where words are printed from, with those that are there. */
function listPlaces({ bios, rider, newest }: PressKit): Place[] {
  return [
    'name',
    ...(bios.length > 0 ? (['bios'] as const) : []),
    ...(rider.length > 0 ? (['rider'] as const) : []),
    ...(newest ? (['release'] as const) : []),
  ];
}

const PRINTED: Record<'bared' | 'dropped' | 'missing', string> = {
  bared: 'they stand there without their marks',
  dropped: 'they are left out there',
  missing: 'the PDF files with this text are not made',
};

function describeLetters(letters: Letters, at: Problem['at']): Problem[] {
  return (['missing', 'bared', 'dropped'] as const).flatMap((kind): Problem[] => {
    const shown = [...letters[kind]].sort().slice(0, 12).join(' ');
    if (shown === '') return [];
    return [
      {
        code: 'press/letters',
        level: 'warning',
        message: `The fonts of the press kit's PDF files do not have ${shown}, so ${PRINTED[kind]}.`,
        hint: 'The page and the text files of the kit show everything. Latin letters here can be printed.',
        at,
      },
    ];
  });
}
