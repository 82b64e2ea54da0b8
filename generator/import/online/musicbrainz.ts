/** MusicBrainz on the web, which is asked only with `--online`. */
import type { Reading } from '../catalogue.ts';
import { sortEditions } from '../readers/musicbrainz/editions.ts';
import { type Document, readDocuments } from '../readers/musicbrainz/index.ts';
import type { SiteFacts } from '../readers/reader.ts';
import { listAt, numberAt, parseJson, textAt } from '../readers/shared/data.ts';
import { type Notebook, openNotebook } from '../readers/shared/notes.ts';
import type { Client } from './client.ts';

const SERVICE = 'https://musicbrainz.org/ws/2';
/** Bytes: a box of many discs with all of its relations. */
const LARGEST = 30_000_000;
const PAGE = 100;
const MOST_PAGES = 30;
/** Releases at most: one a second, it takes ten minutes. */
const MOST_RELEASES = 600;

const WHOLE =
  'recordings+artist-credits+labels+isrcs+genres+release-groups+media+artist-rels+label-rels+place-rels+url-rels+work-rels+recording-level-rels+work-level-rels';
const SHORT = 'release-groups+media+artist-credits+labels';

const KINDS = ['release', 'release-group', 'artist'] as const;

interface Target {
  /** Undefined if only the id was given. */
  readonly kind?: (typeof KINDS)[number] | undefined;
  readonly id: string;
}

const ID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const GIVEN = new RegExp(
  `^(?:musicbrainz:|https://(?:www\\.|beta\\.)?musicbrainz\\.org/)(?:(${KINDS.join('|')})[/:])?(${ID})(?:[/?#].*)?$`,
  'i',
);

/** Reads `musicbrainz:ID`, or the address of a release, a release group or an artist. Undefined for anything else. */
export function readTarget(given: string): Target | undefined {
  const [, kind, id] = GIVEN.exec(given.trim()) ?? [];
  if (id === undefined) return undefined;
  return { kind: KINDS.find((each) => each === kind?.toLowerCase()), id: id.toLowerCase() };
}

/** Fetches the documents of a release, a group of editions, or all releases of an artist. Failures are problems, the rest is returned. */
export async function fetchDocuments(
  target: Target,
  client: Client,
  notebook: Notebook,
): Promise<Document[]> {
  const service = openService(client, notebook);
  for (const kind of target.kind === undefined ? KINDS : [target.kind]) {
    const isLast = target.kind !== undefined || kind === 'artist';
    const found = await fetchKind(kind, target.id, service, isLast);
    if (found.length > 0 || isLast) return found;
  }
  return [];
}

type Service = ReturnType<typeof openService>;

function openService(client: Client, notebook: Notebook) {
  return {
    /** @param mayLack whether nothing needs to be there */
    get: async (path: string, query: string, mayLack = false): Promise<Document | undefined> => {
      const url = `${SERVICE}/${path}?${query}&fmt=json`;
      const place = `https://musicbrainz.org/${path}`;
      const answer = await client.get(url, { accept: 'application/json', largest: LARGEST });
      const data = 'bytes' in answer ? parseJson(new TextDecoder().decode(answer.bytes)) : undefined;
      if (data !== undefined) return { place, data };
      const reason = 'failed' in answer ? answer.failed : 'it did not answer with JSON';
      const isMissing = 'status' in answer && (answer.status === 404 || answer.status === 400);
      if (!(mayLack && isMissing)) notebook.about({ source: 'musicbrainz', place }).fail(`${reason}.`);
      return undefined;
    },
  };
}

async function fetchKind(
  kind: (typeof KINDS)[number],
  id: string,
  service: Service,
  mustBe: boolean,
): Promise<Document[]> {
  const inc = {
    release: WHOLE,
    'release-group': 'artist-credits+genres+url-rels',
    artist: 'aliases+url-rels',
  }[kind];
  const own = await service.get(`${kind}/${id}`, `inc=${inc}`, !mustBe);
  if (own === undefined || kind === 'release') return own ? [own] : [];
  const lists = await fetchLists(kind, id, service);
  const whole: Document[] = [];
  const chosen = chooseEditions(lists.flatMap(({ data }) => listAt(data, 'releases')));
  for (const release of chosen) {
    const document = await service.get(`release/${release}`, `inc=${WHOLE}`);
    if (document) whole.push(document);
  }
  return [own, ...lists, ...whole];
}

async function fetchLists(kind: string, id: string, service: Service): Promise<Document[]> {
  const pages: Document[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = `${kind}=${id}&status=official&inc=${SHORT}&limit=${PAGE}&offset=${page * PAGE}`;
    const document = await service.get('release', query);
    if (document === undefined) break;
    pages.push(document);
    const count = numberAt(document.data, 'release-count') ?? 0;
    if ((page + 1) * PAGE >= count || listAt(document.data, 'releases').length === 0) break;
  }
  return pages;
}

function chooseEditions(releases: readonly unknown[]): string[] {
  const groups = new Map<string, unknown[]>();
  for (const release of releases) {
    const group = textAt(release, 'release-group', 'id') ?? textAt(release, 'id') ?? '';
    groups.set(group, [...(groups.get(group) ?? []), release]);
  }
  const chosen = [...groups.values()].map((editions) => textAt(sortEditions(editions)[0], 'id') ?? '');
  return chosen.filter((id) => new RegExp(`^${ID}$`).test(id)).slice(0, MOST_RELEASES);
}

export interface OnlineReader {
  /** Name for `--take`: `musicbrainz`. */
  readonly name: string;
  /** Syntax of its sources, in words: `musicbrainz:ID of the artist`. */
  readonly about: string;
  recognises(source: string): boolean;
  /** Throws nothing: a document that cannot be fetched is a problem of the reading. */
  read(source: string, site: SiteFacts, client: Client): Promise<Reading>;
}

/** MusicBrainz: `musicbrainz:ID`, or an address there. */
export const musicbrainzOnline: OnlineReader = {
  name: 'musicbrainz',
  about: 'the address of a release, a release group or an artist on MusicBrainz',
  recognises: (source) => readTarget(source) !== undefined,
  read: async (source, site, client) => {
    const notebook = openNotebook();
    const target = readTarget(source);
    const documents = target ? await fetchDocuments(target, client, notebook) : [];
    readDocuments(documents, site, notebook);
    return notebook.read();
  },
};
