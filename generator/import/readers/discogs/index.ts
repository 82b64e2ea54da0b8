/** Reads JSON of the API of Discogs: releases, masters, and the releases of an artist. */
import { isRecord } from '../../../engine/lib/record.ts';
import { count } from '../../../engine/lib/text.ts';
import type { ReleaseFacts } from '../../catalogue.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { given, known, listAt, numberAt, parseJson, some, textAt } from '../shared/data.ts';
import { type Notebook, type Notes, openNotebook, readEach } from '../shared/notes.ts';
import { makeRelease, readDate, typeIn, unpublishedAs } from './release.ts';
import { cleanName } from './tracks.ts';

const KEYS =
  /"https?:\/\/api\.discogs\.com\/|"(?:extraartists|artists_sort|main_release|basic_information)"\s*:/;

export const discogs: Reader = {
  name: 'discogs',
  about: 'JSON of Discogs',
  recognises: ({ ending, head }) =>
    (ending === 'json' || ending === '') && /^\s*[{[]/.test(head) && KEYS.test(head),
  read: async (files, site) => {
    const notebook = openNotebook();
    const read: { data: unknown; notes: Notes }[] = [];
    await readEach('discogs', files, notebook, site, (text, notes) => {
      read.push({ data: parseJson(text), notes });
    });
    for (const { data, notes } of read.toSorted((one, other) => rankOf(one.data) - rankOf(other.data)))
      readDocument(data, site, notebook, notes);
    return notebook.read();
  },
};

/** Orders releases before masters, and masters before lists: the most detailed source wins. */
function rankOf(data: unknown): number {
  if (listAt(data, 'releases').length > 0) return 2;
  return numberAt(data, 'main_release') === undefined ? 0 : 1;
}

function readDocument(data: unknown, site: SiteFacts, notebook: Notebook, notes: Notes): void {
  const releases = listAt(data, 'releases');
  const isCollection = releases.some((each) => isRecord(each) && 'basic_information' in each);
  if (data === undefined) notes.fail('its JSON is damaged.');
  else if (isCollection) notes.fail('it is a collection: what somebody owns, not what an artist released.');
  else if (isRecord(data) && Array.isArray(data['tracklist'])) {
    const why = unpublishedAs(data);
    const item = why === undefined ? makeRelease(data, site, notes) : undefined;
    if (item) notebook.add(item);
    else if (why === undefined) notes.fail('it names no title.');
    else notes.note(`${notes.origin.place} is left out: for Discogs, it is ${why}.`);
  } else if (releases.length > 0) readList(releases, notebook, notes);
  else notes.fail('it is no release, master or list of the releases of an artist.');
}

/** The releases of an artist, in short. What they only took part in is left over. */
function readList(releases: readonly unknown[], notebook: Notebook, notes: Notes): void {
  const isOwn = (each: unknown) => (textAt(each, 'role') ?? 'Main') === 'Main';
  const own = releases.filter(isOwn);
  for (const each of releases)
    if (!isOwn(each))
      notes.leave(`Release with the role ${textAt(each, 'role')}`, textAt(each, 'title') ?? '');
  for (const release of own) {
    const title = notes.line('Title', textAt(release, 'title'));
    if (title === undefined) continue;
    const artist = notes.line('Artist', textAt(release, 'artist'));
    const kind = textAt(release, 'type') === 'master' ? 'master' : 'release';
    const id = numberAt(release, 'id');
    notebook.add({
      kind: 'releases',
      facts: known<ReleaseFacts>({
        title,
        artists: some(given(artist).map(cleanName)),
        type: typeIn((textAt(release, 'format') ?? '').split(',')),
        release_date: readDate(release, notes),
      }),
      origin: notes.origin,
      ids: some(given(id).map((number) => `https://www.discogs.com/${kind}/${number}`)),
    });
  }
  if (own.length === 0) return;
  notes.note(
    `${notes.origin.place} lists ${count(own.length, 'release')} by title and year only.`,
    'Save the JSON of each of them too, and import them together.',
  );
}
