/** Reads JSON of the web service of MusicBrainz: releases, release groups and artists. */
import { fieldOf, isRecord } from '../../../engine/lib/record.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { listAt, parseJson, textAt } from '../shared/data.ts';
import { type Notebook, type Notes, openNotebook, readEach } from '../shared/notes.ts';
import { hasTracks, isPublished, sortEditions } from './editions.ts';
import { makeArtist, siteName } from './people.ts';
import { addressOf, makeRelease } from './release.ts';

/** Keys that nobody else writes, with a hyphen. */
const KEYS =
  /"(?:artist-credit|text-representation|release-groups?(?:-count)?|primary-type(?:-id)?|secondary-types|target-type|release-events|sort-name|first-release-date|track-count)"\s*:/;

export const musicbrainz: Reader = {
  name: 'musicbrainz',
  about: 'JSON of MusicBrainz',
  recognises: ({ ending, head }) =>
    (ending === 'json' || ending === '') && /^\s*[{[]/.test(head) && KEYS.test(head),
  read: async (files, site) => {
    const notebook = openNotebook();
    const documents: Document[] = [];
    await readEach('musicbrainz', files, notebook, site, (text, notes) => {
      documents.push({ place: notes.origin.place, data: parseJson(text) });
    });
    readDocuments(documents, site, notebook);
    return notebook.read();
  },
};

interface Group {
  group: unknown;
  readonly editions: unknown[];
  /** Positions of the editions, by their identifiers. */
  readonly places: Map<string | undefined, number>;
  hasTracks: boolean;
  /** Notes on the document that describes it most fully. */
  notes: Notes;
}

/** Adds what documents of the web service describe; editions of one release are one entry. */
export function readDocuments(documents: readonly Document[], site: SiteFacts, notebook: Notebook): void {
  const groups = new Map<string, Group>();
  for (const { place, data } of documents) {
    const notes = notebook.about({ source: 'musicbrainz', place });
    const entities = sortDocument(data, (artist) => siteName(artist, site, notes));
    if (entities === undefined) {
      notes.fail(
        data === undefined
          ? 'its JSON is damaged.'
          : 'it is no release, release group or artist of MusicBrainz.',
      );
      continue;
    }
    const open = (group: unknown, otherwise: unknown) => {
      const key =
        addressOf('release-group', group) ?? addressOf('release', otherwise) ?? `${place}\n${groups.size}`;
      const known = groups.get(key) ?? { group, editions: [], places: new Map(), hasTracks: false, notes };
      groups.set(key, known);
      return known;
    };
    for (const group of entities.groups) open(group, undefined).group = group;
    for (const release of entities.releases)
      if (isPublished(release, notes))
        addEdition(open(fieldOf(release, 'release-group'), release), release, notes);
    for (const artist of entities.artists) {
      const item = makeArtist(artist, site, notes);
      if (item) notebook.add(item);
    }
  }
  for (const { group, editions, notes } of groups.values()) {
    const item = makeRelease(sortEditions(editions), group, site, notes);
    if (item) notebook.add(item);
  }
}

/** Lists name releases in short, and a file of its own describes it whole. */
function addEdition(group: Group, release: unknown, notes: Notes): void {
  const { editions, places } = group;
  if (hasTracks(release) && !group.hasTracks) group.notes = notes;
  group.hasTracks ||= hasTracks(release);
  const id = textAt(release, 'id');
  const same = places.get(id);
  if (same === undefined) places.set(id, editions.push(release) - 1);
  else if (hasTracks(release)) editions[same] = release;
}

/** JSON of the web service, and where it is from. */
export interface Document {
  readonly place: string;
  readonly data: unknown;
}

interface Entities {
  readonly releases: readonly unknown[];
  readonly groups: readonly unknown[];
  readonly artists: readonly unknown[];
}

const NONE: Entities = { releases: [], groups: [], artists: [] };

/** @param nameOf what the site calls an artist @returns undefined if it is none of them */
function sortDocument(data: unknown, nameOf: (artist: unknown) => string | undefined): Entities | undefined {
  if (!isRecord(data)) return undefined;
  const isNamed = textAt(data, 'sort-name') !== undefined && textAt(data, 'name') !== undefined;
  if (isNamed && ('life-span' in data || data['type'] === 'Person' || data['type'] === 'Group'))
    return { ...readLists(withCredit(data, nameOf(data))), artists: [data] };
  if (textAt(data, 'title') === undefined) return hasLists(data) ? readLists(data) : undefined;
  if ('primary-type' in data || ('first-release-date' in data && 'secondary-types' in data))
    return { ...NONE, groups: [data], releases: releasesOf(data) };
  const isRelease = 'media' in data || 'text-representation' in data || 'release-events' in data;
  return isRelease ? { ...NONE, releases: [data] } : undefined;
}

/** Lists below an artist name no artist of their own. */
function withCredit(artist: Record<string, unknown>, name: string | undefined): Record<string, unknown> {
  const credit = [{ name, artist }];
  const credited = (key: string) =>
    listAt(artist, key).map((each) => (isRecord(each) ? { 'artist-credit': credit, ...each } : each));
  return Object.fromEntries(LISTS.map((key) => [key, credited(key)]));
}

const LISTS = ['releases', 'release-groups'];

function hasLists(data: Record<string, unknown>): boolean {
  return LISTS.some((key) => Array.isArray(data[key]));
}

function readLists(data: unknown): Entities {
  const groups = listAt(data, 'release-groups');
  return {
    releases: [...listAt(data, 'releases'), ...groups.flatMap(releasesOf)],
    groups,
    artists: [],
  };
}

/** The editions of a group, which do not name it. */
function releasesOf(group: unknown): unknown[] {
  return listAt(group, 'releases').map((release) =>
    isRecord(release)
      ? { 'release-group': group, 'artist-credit': listAt(group, 'artist-credit'), ...release }
      : release,
  );
}
