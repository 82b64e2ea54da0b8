/** Reads JSON of the web service of MusicBrainz: releases, release groups, recordings and artists. */

import { fieldOf } from '../../../engine/lib/record.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { parseJson, textAt } from '../shared/data.ts';
import { type Notebook, type Notes, openNotebook, readEach } from '../shared/notes.ts';
import { type Document, sortDocument } from './documents.ts';
import { hasTracks, isPublished, sortEditions } from './editions.ts';
import { makeArtist, makeRecording, siteName } from './people.ts';
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
  /** Of the document that describes it most fully. */
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
          : 'it is no release, release group, recording or artist of MusicBrainz.',
      );
      continue;
    }
    const open = (group: unknown, otherwise: unknown) => {
      const key =
        addressOf('release-group', group) ?? addressOf('release', otherwise) ?? `${place}\n${groups.size}`;
      const known = groups.get(key) ?? { group, editions: [], notes };
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
    for (const recording of entities.recordings) {
      const item = makeRecording(recording, site, notes);
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
  const { editions } = group;
  if (hasTracks(release) && !editions.some(hasTracks)) group.notes = notes;
  const same = editions.findIndex((each) => textAt(each, 'id') === textAt(release, 'id'));
  if (same === -1) editions.push(release);
  else if (hasTracks(release)) editions[same] = release;
}
