/** Private files, each in a site of its own: no table, list or folder of the site itself has anything of them. */
import type { Content, HiddenEntry } from '../../engine/content/types.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { checkRooms, openRooms, type Room } from '../../features/rooms/rooms.ts';
import { modelSites } from '../../site/sites.ts';
import type { BuildInput } from './input.ts';
import { collectRecordings } from './requests.ts';
import type { ModelledRoom } from './stages.ts';

/** @param today the build's day */
export function modelRooms(
  hidden: readonly HiddenEntry[],
  content: Content,
  today: string,
  { features, privateKey: key }: Pick<BuildInput, 'features' | 'privateKey'>,
): { rooms: ModelledRoom[]; problems: Problem[] } {
  const isOnGit = content.site.data.publish?.to === 'git';
  const problems = checkRooms({ hidden, key, today, isOnGit });
  const rooms = openRooms(hidden, key ?? '', today).map((room) => {
    const { kind, data } = room.entry;
    // It is sent to people before it is out.
    const out = firstDayOf(features.grammar.dateOf(kind, data) ?? today);
    const [site] = modelSites(withEntry(content, room), out > today ? out : today, features);
    return { room, site: { ...site, room } };
  });
  return { rooms, problems };
}

function withEntry(content: Content, { entry }: Room): Content {
  const list: 'releases' | 'ownPages' = entry.kind === 'releases' ? 'releases' : 'ownPages';
  // A site lists no unlisted entry.
  const shown = { ...entry, data: { ...entry.data, unlisted: undefined } };
  // The list is that of its kind.
  return { ...content, [list]: [...content[list], shown] } as Content;
}

/** The recordings that private files name: they are in use. */
export function listRoomSounds(rooms: readonly ModelledRoom[]): string[] {
  return rooms.flatMap(({ site }) => collectRecordings(site).files);
}

export function isAnyLocked(rooms: readonly ModelledRoom[]): boolean {
  return rooms.some(({ room }) => room.key !== undefined);
}
