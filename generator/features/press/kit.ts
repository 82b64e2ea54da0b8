/** The model of the press kit: its contents, and the names of its files, which `kit-files.ts` makes. */

import { blocksOf, positionOf } from '../../engine/content/entry.ts';
import type { Block, Entry } from '../../engine/content/types.ts';
import { nameSlug, shortenSlug } from '../../engine/lib/slug.ts';
import { countWords } from '../../engine/lib/text.ts';
import type { Position } from '../../engine/problems/index.ts';
import { artistsOf, creditLine } from '../../site/artists.ts';
import { listContacts } from '../../site/contacts.ts';
import { describeMember, groupMembers, type MemberGroup } from '../../site/identity.ts';
import type { Link } from '../../site/parts.ts';
import { listPressPhotos, type PressPhoto } from '../../site/press-photos.ts';
import { listQuotes, type SiteQuote } from '../../site/quotes.ts';
import { scoreRoute } from '../../site/routes.ts';
import type { PdfStyle } from '../../site/schema/pdf-style.ts';
import type { Site } from '../../site/site.ts';
import { joinFacts, joinList, type Words } from '../../site/words/index.ts';
import { type Code, listCodes } from '../links/qr-code.ts';
import type { Release } from '../releases/schema/release.ts';
import { type PrintedGenre, writeCatalogue } from '../works/catalogue.ts';
import { sortScores } from '../works/scores.ts';
import { describeRelease, type PressRelease } from './newest.ts';
import { writeAddresses } from './printed-links.ts';
import { writeReleaseNotes } from './release-notes.ts';

export interface PressBio {
  id: 'short' | 'long' | 'full';
  label: string;
  words: number;
  blocks: Block[];
}

/** A file of the assets folder, with its position in the content. */
export interface PressAsset {
  file: string;
  at: Position;
}

interface KitPerson {
  /** Their role: `Booking`. */
  label: string;
  /** `Name, Name of the agency, Europe`. */
  who: string;
  /** A mail address, a phone number or an address on the web. */
  address: string;
  url: string;
  /** Further addresses. */
  more: string[];
}

export interface PressKit {
  artist: string;
  style: PdfStyle;
  /** The base of file names: the artist's name in the default language, and the code of another language. */
  fileNames: { artist: string; language: string; code?: string | undefined };
  /** `DJ`, `Producer`, `City`, as far as known. */
  roles: string[];
  /** The day, month or year of the newest release that is out: `2025-08-01`. */
  date: string | undefined;
  /** Time zone of its days. */
  timezone: string;
  /** Words of the interface, with which dates are written. */
  words: Words;
  url: string;
  license: string | undefined;
  /** `Press`, and a mail address. */
  contacts: { label: string; address: string }[];
  /** Managers, agents and others, each with their first address. */
  people: KitPerson[];
  /** Members of a band, a line each: `Name, drums, since 2015`. */
  members: MemberGroup<string>[];
  otherNames: string[];
  /** Profiles elsewhere. */
  profiles: { name: string; url: string }[];
  bios: PressBio[];
  rider: Block[];
  /** The catalogue of works, by genre. */
  works: PrintedGenre[];
  /** The newest scores: year, title and director. */
  films: { label: string; words: string; url: string }[];
  photos: PressPhoto[];
  logos: PressAsset[];
  /** The QR code of the page of all links, if there is one. */
  codes: Code[];
  /** Covers of the newest releases, newest first. */
  covers: { title: string; artist: string; file: string }[];
  /** Press quotes about releases, shows and the artist. */
  quotes: SiteQuote[];
  /** Facts about the newest releases as plain text, by slug. */
  releases: { slug: string; text: string }[];
  newest: PressRelease | undefined;
  /** Positions of the texts of the PDF files. */
  at: Record<'name' | 'bios' | 'rider' | 'works' | 'release', Position>;
}

/** The number of releases that the kit describes. */
const NEWEST = 3;

export function listBios({ press }: Words) {
  return [
    ['short', press.shortBio],
    ['long', press.longBio],
    ['full', press.fullBio],
  ] as const;
}

/** Returns undefined for a site that has neither bios nor photos nor a rider. */
export function modelPressKit(site: Site, style: PdfStyle): PressKit | undefined {
  const { press } = site.pages;
  const { words } = site;
  const { artist, emails = {}, social = [], logo } = site.settings;
  const photos = listPressPhotos(site);
  const { bios = {}, rider, logos, license } = press?.data ?? {};
  const place = press ?? site.settingsEntry;
  const biographies = listBios(words).flatMap(([id, label]): PressBio[] => {
    const text = bios[id]?.trim();
    const blocks = writeAddresses(blocksOf(press, ['bios', id]), site.urls);
    return text ? [{ id, label, words: countWords(text), blocks }] : [];
  });
  if (biographies.length === 0 && photos.length === 0 && rider === undefined) return undefined;
  return {
    artist: artist.name,
    style,
    fileNames: nameFiles(site),
    roles: [...(artist.roles ?? []), ...(artist.location ? [artist.location] : [])],
    words,
    url: site.urls.absolute('/'),
    license,
    contacts: [
      { label: words.contact.press, address: emails.press },
      { label: words.pages.bookings, address: emails.bookings },
      { label: words.contact.general, address: emails.general },
    ].flatMap(({ label, address }) => (address ? [{ label, address }] : [])),
    people: listPeople(site),
    members: groupMembers(site).map(({ isFormer, list }) => ({
      isFormer,
      list: list.map((member) => describeMember(member, words)),
    })),
    otherNames: artist.alternate_names ?? [],
    profiles: social.map(({ name, url }) => ({ name, url })),
    bios: biographies,
    rider: writeAddresses(blocksOf(press, ['rider']), site.urls),
    works: writeCatalogue(site),
    films: listFilms(site),
    photos,
    logos: logos
      ? logos.map((file, index) => ({ file, at: positionOf(place, ['logos', index]) }))
      : logo
        ? [{ file: logo, at: positionOf(site.settingsEntry, ['logo']) }]
        : [],
    codes: listCodes(site),
    quotes: listQuotes(site),
    ...describeMusic(site, site.ownReleases),
    at: {
      name: positionOf(site.settingsEntry, ['artist', 'name']),
      bios: positionOf(place, ['bios']),
      rider: positionOf(place, ['rider']),
      works: positionOf(site.works[0] ?? place, []),
      release: positionOf(site.ownReleases[0] ?? place, []),
    },
  };
}

/** @param releases that are out, the newest first */
export function describeMusic(
  site: Site,
  releases: readonly Entry<Release>[],
): Pick<PressKit, 'date' | 'timezone' | 'covers' | 'releases' | 'newest'> {
  const [newest] = releases;
  return {
    date: newest?.data.release_date,
    timezone: site.settings.timezone,
    covers: releases
      .flatMap(({ data }) => {
        const { title, artwork_url: file } = data;
        return file ? [{ title, artist: creditLine(artistsOf(site, data), site.words), file }] : [];
      })
      .slice(0, NEWEST),
    releases: releases
      .slice(0, NEWEST)
      .map((entry) => ({ slug: entry.slug, text: writeReleaseNotes(site, entry) })),
    newest: newest && describeRelease(newest, site),
  };
}

/** The number of scores on the one-sheet. */
const FILMS = 8;

function listFilms(site: Site): PressKit['films'] {
  return sortScores(site)
    .slice(0, FILMS)
    .map(({ slug, data: { title, year = '', director = [] } }) => ({
      label: year,
      words: joinFacts([title, joinList(director, site.words)], site.words),
      url: site.urls.absolute(scoreRoute(slug)),
    }));
}

/** Lists the contacts of the site that have a link. */
export function listPeople(site: Site): KitPerson[] {
  return listContacts(site.settings).flatMap(({ name, role, facts, links }) => {
    const [first, ...others] = links;
    if (!first) return [];
    return [
      {
        label: role || site.words.pages.contact,
        who: [name, ...facts].join(site.words.lists.comma),
        address: writeLink(first),
        url: first.url,
        more: others.map(writeLink),
      },
    ];
  });
}

/** A link in print: mail and phone by their labels, everything else by its address. */
function writeLink({ label, url, external }: Link): string {
  return external ? url : label;
}

/** The base of file names in the language of the site. */
export function nameFiles({ settings, languages, words }: Site): PressKit['fileNames'] {
  const standard = languages?.all[0];
  if (!languages || !standard || languages.own === standard)
    return { artist: settings.artist.name, language: words.language.code };
  return { artist: standard.artist, language: standard.code, code: languages.own.code };
}

/** `Name-press-kit-2025-08.zip`, `Name-press-kit-ar-2025-08.zip`: letters, digits and hyphens; dated by the newest release. */
export function pressFileName({ fileNames, date }: PressKit, kind: string, ending: string): string {
  const name = nameSlug(fileNames.artist, fileNames.language, { keepCase: true });
  return `${[shortenSlug(name), kind, fileNames.code, date?.slice(0, 7)].filter(Boolean).join('-')}${ending}`;
}
