/** The texts of the PDF files, as far as the fonts can print them. */
import { writePlain } from '../../engine/content/entry.ts';
import type { Block } from '../../engine/content/types.ts';
import { isolate } from '../../engine/lib/isolate.ts';
import { shorten } from '../../engine/lib/text.ts';
import type { Position, Problem } from '../../engine/problems/index.ts';
import type { MemberGroup } from '../../site/identity.ts';
import { formatDate, type Words } from '../../site/words/index.ts';
import type { PressKit } from './kit.ts';
import { problem } from './messages.ts';
import type { Catalogue } from './pdf/catalogue.ts';
import { type Coverage, trackCoverage } from './pdf/coverage.ts';
import { LIMITS, type OneSheet } from './pdf/one-sheet.ts';
import { directionOfBlocks, type Section, type SectionedDocument, splitSections } from './pdf/sections.ts';

interface PdfTexts {
  /** Undefined if it is empty, or the fonts lack its letters. */
  biography: SectionedDocument | undefined;
  rider: SectionedDocument | undefined;
  works: Catalogue | undefined;
  /** One-sheet without its cover, which is added when it is printed. */
  sheet: Omit<OneSheet, 'cover'> | undefined;
  problems: Problem[];
}

type KitText = keyof PressKit['at'];

/** @param characters that the fonts have */
export function projectPdfs(kit: PressKit, characters: ReadonlySet<string>): PdfTexts {
  const track = () => trackCoverage(characters, kit.words.language.dir);
  const coverage = {
    name: track(),
    bios: track(),
    rider: track(),
    works: track(),
    release: track(),
  } satisfies Record<KitText, Coverage>;
  const head = describeHead(kit, coverage.name);
  const biography = projectBiography(kit, coverage.bios, head, characters);
  const rider = projectRider(kit, coverage.rider, head);
  const sheet = projectOneSheet(characters, kit, coverage, head);
  const works = projectWorks(kit, coverage.works, head, sheet);
  const isPrintable = (...places: KitText[]) => places.every((place) => coverage[place].missing.size === 0);
  return {
    biography: isPrintable('name', 'bios') ? biography : undefined,
    rider: isPrintable('name', 'rider') ? rider : undefined,
    works: isPrintable('name', 'works') ? works : undefined,
    sheet: isPrintable('name', 'bios', 'release') ? sheet : undefined,
    problems: listPlaces(kit).flatMap((place) => describeLost(coverage[place], kit.at[place])),
  };
}

type Head = Pick<SectionedDocument, 'artist' | 'facts'> & { foot: (label: string) => string };

function describeHead({ artist, roles, date, url, contacts, words }: PressKit, { adapt }: Coverage): Head {
  const month = date && formatDate(date.slice(0, 7), words);
  const { dir } = words.language;
  const join = (parts: readonly (string | undefined)[]) =>
    parts.flatMap((part) => (part ? [isolate(part, dir)] : [])).join(' · ');
  const place = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return {
    artist: adapt(artist),
    facts: adapt(join(roles)),
    foot: (label) => adapt(join([shorten(artist, 40), label, month, place, contacts[0]?.address])),
  };
}

function projectBiography(
  { bios, members, words: labels }: PressKit,
  { adaptBlocks }: Coverage,
  head: Head,
  characters: ReadonlySet<string>,
): SectionedDocument | undefined {
  if (bios.length === 0) return undefined;
  const sections = bios.map(({ label, words, blocks }) => ({
    title: label,
    note: labels.press.words(words),
    blocks: adaptBlocks(blocks),
    direction: directionOfBlocks(blocks, labels.language.dir),
  }));
  return {
    ...head,
    label: labels.press.biographyLabel,
    sections: [...sections, ...members.flatMap((group) => listMembers(group, characters, labels))],
    foot: head.foot(labels.press.biographyLabel),
  };
}

/** The members of a band; none if the fonts cannot print all of them, rather than half of the band or no biography. */
function listMembers(
  { isFormer, list }: MemberGroup<string>,
  characters: ReadonlySet<string>,
  { about, language }: Words,
): Section[] {
  const { adapt, missing } = trackCoverage(characters, language.dir);
  const blocks = list.map((member): Block => {
    const spans = [{ text: adapt(member), strong: false, emphasis: false }];
    return { kind: 'paragraph', marker: '', level: 0, spans };
  });
  if (missing.size > 0) return [];
  const title = isFormer ? about.formerMembers : about.members;
  return [{ title, note: '', blocks, direction: language.dir }];
}

function projectRider(
  { rider, words: { press, language } }: PressKit,
  { adaptBlocks }: Coverage,
  head: Head,
): SectionedDocument | undefined {
  if (rider.length === 0) return undefined;
  const sections = splitSections(adaptBlocks(rider), press.inShort, language.dir);
  return { ...head, label: press.rider, sections, foot: head.foot(press.rider) };
}

function projectWorks(
  { works, words: { press } }: PressKit,
  { adapt }: Coverage,
  { artist, facts, foot }: Head,
  { labels, contacts }: Pick<OneSheet, 'labels' | 'contacts'>,
): Catalogue | undefined {
  if (works.length === 0) return undefined;
  const genres = works.map((genre) => ({
    title: adapt(genre.title),
    works: genre.works.map((work) => ({
      ...{ title: adapt(work.title), forces: adapt(work.forces), facts: adapt(work.facts) },
      details: work.details.map(({ term, text }) => ({ term: adapt(term), text: adapt(text) })),
    })),
  }));
  return {
    artist,
    facts,
    label: press.works,
    genres,
    contact: labels.contact,
    contacts,
    foot: foot(press.works),
  };
}

function projectOneSheet(
  printable: ReadonlySet<string>,
  {
    artist,
    bios,
    films,
    newest,
    profiles,
    contacts,
    people,
    words: { press, pages, music, language },
  }: PressKit,
  { name, bios: words, release }: Record<KitText, Coverage>,
  head: Head,
): Omit<OneSheet, 'cover'> {
  const [bio] = bios;
  // A role that cannot be printed is replaced, so that it does not cost the whole sheet.
  const printLabel = (label: string) => {
    const { adapt, missing } = trackCoverage(printable, language.dir);
    const words = adapt(shorten(label, LIMITS.label));
    return missing.size === 0 ? words : pages.contact;
  };
  const isPrintable = (line: string) => [...line].every((character) => printable.has(character));
  return {
    labels: {
      ...{ sheet: press.sheet, about: press.about, links: music.links, contact: pages.contact },
      films: pages.scores,
    },
    artist: name.adapt(shorten(artist, LIMITS.name)),
    facts: shorten(head.facts, LIMITS.facts),
    newest: newest && {
      title: release.adapt(shorten(newest.title, LIMITS.title)),
      label: newest.isNew ? music.newRelease : music.latestReleaseLabel,
      alt: music.coverOf({ title: newest.title }),
      url: newest.url,
      lines: newest.lines.map((line) => release.adapt(shorten(line, LIMITS.line))),
      description: release.adapt(shorten(newest.description, LIMITS.description)),
    },
    bio: bio ? words.adapt(shorten(writePlain(bio.blocks), LIMITS.bio)) : '',
    films: films.filter(({ words: title }) => isPrintable(title)),
    links: profiles.map(({ name: label, url }) => ({ name: name.adapt(shorten(label, LIMITS.label)), url })),
    contacts: [
      ...contacts.map(({ label, address }) => ({ label, words: address, url: `mailto:${address}` })),
      ...people.map(({ label, address, url }) => ({ label: printLabel(label), words: address, url })),
    ].slice(0, LIMITS.contacts),
    foot: head.foot(press.sheet),
  };
}

/** The kinds of texts that the kit has. */
function listPlaces({ bios, rider, works, newest }: PressKit): KitText[] {
  return [
    'name',
    ...(bios.length > 0 ? (['bios'] as const) : []),
    ...(rider.length > 0 ? (['rider'] as const) : []),
    ...(works.length > 0 ? (['works'] as const) : []),
    ...(newest ? (['release'] as const) : []),
  ];
}

export function describeLost(coverage: Coverage, at: Position): Problem[] {
  return (['missing', 'unmarked', 'dropped'] as const).flatMap((outcome) => {
    const characters = [...coverage[outcome]].sort().slice(0, 12).join(' ');
    return characters ? [problem('press/letters', at, { characters, outcome })] : [];
  });
}
