/** What the web service of MusicBrainz returns, sorted by what it describes. */
import { isRecord } from '../../../engine/lib/record.ts';
import { listAt, textAt } from '../shared/data.ts';

/** JSON of the web service, and where it is from. */
export interface Document {
  readonly place: string;
  readonly data: unknown;
}

interface Entities {
  readonly releases: readonly unknown[];
  readonly groups: readonly unknown[];
  readonly recordings: readonly unknown[];
  readonly artists: readonly unknown[];
}

const NONE: Entities = { releases: [], groups: [], recordings: [], artists: [] };

/**
 * @param nameOf what the site calls an artist
 * @returns undefined if it is none of them
 */
export function sortDocument(
  data: unknown,
  nameOf: (artist: unknown) => string | undefined,
): Entities | undefined {
  if (!isRecord(data)) return undefined;
  const isNamed = textAt(data, 'sort-name') !== undefined && textAt(data, 'name') !== undefined;
  if (isNamed && ('life-span' in data || data['type'] === 'Person' || data['type'] === 'Group'))
    return { ...readLists(withCredit(data, nameOf(data))), artists: [data] };
  if (textAt(data, 'title') === undefined) return hasLists(data) ? readLists(data) : undefined;
  if ('primary-type' in data || ('first-release-date' in data && 'secondary-types' in data))
    return { ...NONE, groups: [data], releases: releasesOf(data) };
  if ('media' in data || 'text-representation' in data || 'release-events' in data)
    return { ...NONE, releases: [data] };
  return 'video' in data || 'isrcs' in data ? { ...NONE, recordings: [data] } : undefined;
}

/** What is listed below an artist names no artist of its own. */
function withCredit(artist: Record<string, unknown>, name: string | undefined): Record<string, unknown> {
  const credit = [{ name, artist }];
  const credited = (key: string) =>
    listAt(artist, key).map((each) => (isRecord(each) ? { 'artist-credit': credit, ...each } : each));
  return Object.fromEntries(LISTS.map((key) => [key, credited(key)]));
}

const LISTS = ['releases', 'release-groups', 'recordings'];

function hasLists(data: Record<string, unknown>): boolean {
  return LISTS.some((key) => Array.isArray(data[key]));
}

function readLists(data: unknown): Entities {
  const groups = listAt(data, 'release-groups');
  return {
    releases: [...listAt(data, 'releases'), ...groups.flatMap(releasesOf)],
    groups,
    recordings: listAt(data, 'recordings'),
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
