/** Reads pages saved from Bandcamp: albums, tracks and discographies. */
import { count } from '../../../engine/lib/text.ts';
import type { Doubt } from '../../catalogue.ts';
import { namesOf, type Reader } from '../reader.ts';
import { given, known } from '../shared/data.ts';
import { type Notebook, type Notes, openNotebook, readEach } from '../shared/notes.ts';
import { idOf, makeRelease } from './release.ts';
import {
  type BandcampPage,
  type ListedRelease,
  readPage,
  readSheet,
  type Sheet,
  type SheetTrack,
} from './sheet.ts';

/** Marks that are at the beginning of each of its pages, also of those with another domain. */
const MARK =
  /<meta[^>]+content="?Bandcamp"?[\s>/]|bcbits\.com|(?:saved from url=\S*|url: )https?:\/\/[\w.-]*\bbandcamp\.com/i;

interface OpenPage {
  readonly page: BandcampPage;
  readonly sheet?: Sheet | undefined;
  readonly notes: Notes;
}

export const bandcamp: Reader = {
  name: 'bandcamp',
  about: 'pages saved from Bandcamp',
  // Frames of a saved page are in its folder.
  recognises: ({ ending, name, head }) =>
    (ending === 'html' || ending === 'htm') && !/_files\/[^/]+$/.test(name) && MARK.test(head),
  read: async (files, site, { all }) => {
    const notebook = openNotebook();
    const own = namesOf(site);
    const pages: OpenPage[] = [];
    await readEach('bandcamp', files, notebook, site, (html, notes) => {
      const page = readPage(html);
      pages.push({ page, sheet: readSheet(page), notes });
    });
    const albums = new Set(pages.flatMap(({ sheet }) => (sheet && !sheet.isTrack ? addressId(sheet) : [])));
    const tracks = new Map(
      pages.flatMap(({ sheet }) =>
        (sheet?.isTrack ? sheet.tracks : []).map((track) => [track.address, track]),
      ),
    );
    for (const { sheet, notes } of pages) {
      // The page of a track adds to its album.
      if (!sheet || (sheet.album && albums.has(idOf(sheet.album.address)))) continue;
      const item = makeRelease(fillTracks(sheet, tracks), own, notes, all);
      if (item) notebook.add(item);
      else notes.fail('it names no title.');
    }
    const saved = new Set(pages.flatMap(({ sheet }) => (sheet ? addressId(sheet) : [])));
    for (const open of pages) if (!open.sheet) readDiscography(open, saved, notebook);
    return notebook.read();
  },
};

function addressId({ address }: Sheet): string[] {
  return given(address).map(idOf);
}

function fillTracks(sheet: Sheet, pages: ReadonlyMap<string | undefined, SheetTrack>): Sheet {
  const tracks = sheet.tracks.map((track) => ({
    ...(track.address === undefined ? {} : pages.get(track.address)),
    ...known(track),
  }));
  return { ...sheet, tracks };
}

/** Doubt about a release in a list, where only the address hints at its type. */
const OF_ADDRESS: Doubt = {
  at: ['type'],
  why: 'its address says album, as that of an EP does',
  isPlaceholder: true,
};

/** A discography has titles and addresses alone. */
function readDiscography({ page, notes }: OpenPage, saved: ReadonlySet<string>, notebook: Notebook): void {
  const others = page.listed.filter((entry) => !saved.has(idOf(addressOf(entry, page) ?? entry.address)));
  if (page.listed.length === 0)
    notes.fail(
      'it is neither the page of an album or a track nor a list of them.',
      'Open an album on Bandcamp, and save its page.',
    );
  for (const entry of others) {
    const title = notes.line('Title', entry.title);
    const address = notes.url('Address', addressOf(entry, page));
    if (title === undefined || address === undefined) continue;
    const isTrack = /\/track\//.test(address);
    const artist = notes.line('Artist', entry.artist?.replace(/^\s*by\s+/i, ''));
    notebook.add({
      kind: 'releases',
      facts: known({
        title,
        artists: artist === undefined ? undefined : [artist],
        type: isTrack ? 'single' : 'album',
        streaming_links: { bandcamp: address },
      }),
      origin: notes.origin,
      ids: [idOf(address)],
      doubts: isTrack ? undefined : [OF_ADDRESS],
    });
  }
  if (others.length > 0)
    notes.note(
      `${notes.origin.place} lists ${count(others.length, 'release')} by title and address only.`,
      'Save the page of each of them too, and import them together.',
    );
}

function addressOf({ address }: ListedRelease, page: BandcampPage): string | undefined {
  const base = page.address ?? 'https://bandcamp.com/';
  if (!URL.canParse(address, base)) return undefined;
  const { origin, pathname } = new URL(address, base);
  return page.address !== undefined || /^https?:/.test(address) ? origin + pathname : undefined;
}
