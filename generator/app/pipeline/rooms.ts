/** Pages that only some people can read, and their files: no table, list or folder of the site itself has anything of them. */
import type { Artifact } from '../../engine/artifact.ts';
import { allEntries } from '../../engine/content/entry.ts';
import type { Content, HiddenEntry } from '../../engine/content/types.ts';
import { mapValues } from '../../engine/lib/record.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { type DownloadRequest, planDownloads } from '../../engine/media/downloads.ts';
import { readLogo } from '../../engine/media/logo/index.ts';
import { planPictures } from '../../engine/media/pictures/index.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { problem } from '../../features/rooms/messages.ts';
import { privatePages } from '../../features/rooms/page.ts';
import { checkRooms, openRooms, type Room } from '../../features/rooms/rooms.ts';
import { findHost, planSounds } from '../../features/sound/media/index.ts';
import type { Assets } from '../../site/assets.ts';
import { requestDownloads } from '../../site/downloads.ts';
import { asPlanned, type PlannedPage } from '../../site/page.ts';
import { checkPublished } from '../../site/secrets.ts';
import { contentOf, type Site } from '../../site/site.ts';
import { modelSites } from '../../site/sites.ts';
import type { BuildInput } from './input.ts';
import type { Mode } from './mode.ts';
import { collectPictures, collectRecordings } from './requests.ts';

/** A private file, and the site with no other one. */
export interface ModelledRoom {
  room: Room;
  site: Site;
}

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
  // The list is that of its kind.
  return { ...content, [list]: [...content[list], entry] } as Content;
}

/** The recordings that private files name: they are in use. */
export function listRoomSounds(rooms: readonly ModelledRoom[]): string[] {
  return rooms.flatMap(({ site }) => collectRecordings(site).files);
}

/** The entry as its site has it. */
function entriesOf({ room, site }: ModelledRoom) {
  return allEntries(contentOf(site)).filter(({ file }) => file === room.entry.file);
}

export interface PlannedRooms {
  pages: PlannedPage[];
  artifacts: Artifact[];
  problems: Problem[];
}

/** @param shared the tables of the site, for what is public on these pages */
export async function planRooms(
  rooms: readonly ModelledRoom[],
  shared: Assets,
  input: BuildInput,
  media: Mode['media'],
): Promise<PlannedRooms> {
  const planned = await Promise.all(rooms.map((each) => planRoom(each, shared, input, media)));
  return {
    pages: planned.flatMap(({ pages }) => pages),
    artifacts: planned.flatMap(({ artifacts }) => artifacts),
    // What one file does not name, others do.
    problems: planned.flatMap(({ problems }) => problems).filter(({ code }) => !code.endsWith('/unused')),
  };
}

async function planRoom(
  modelled: ModelledRoom,
  shared: Assets,
  { assets, cache, worker }: BuildInput,
  media: Mode['media'],
): Promise<PlannedRooms> {
  const { room, site } = modelled;
  const { entry, folder } = room;
  const isOwn = ({ file }: { file: string }) => file === entry.file;
  const place = (url: string) => `/${folder}${url.slice(1)}`;
  const files = { assets, cache, href: (url: string) => site.urls.href(place(url)) };
  const { sounds, archives } = collectRecordings(site);
  const wanted = requestDownloads([site]).filter(({ at }) => at.some(isOwn));
  const [pictures, recordings, downloads] = await Promise.all([
    planPictures(collectPictures(entriesOf(modelled)), {
      ...{ ...files, making: media.pictures, placeholders: {} },
    }),
    planSounds(
      sounds.filter(({ at }) => isOwn(at)),
      archives.filter(({ at }) => isOwn(at)),
      {
        ...{ ...files, worker, making: media.sounds },
        host: findHost(site.urls.origin, site.settings.publish?.to),
      },
    ),
    planDownloads(wanted, {
      ...{ assets, cache, language: site.language.code },
      inspect: (file, path) => checkPublished(file, path, assets),
      readDrawing: (named, from) => readLogo(named, from, cache, 'logo/missing'),
    }),
  ]);
  const parts = [pictures, recordings, downloads];
  const tables: Assets = {
    ...shared,
    pictures: { ...shared.pictures, ...pictures.pictures },
    sounds: {
      sounds: { ...shared.sounds.sounds, ...recordings.sounds.sounds },
      archives: { ...shared.sounds.archives, ...recordings.sounds.archives },
    },
    downloads: {
      ...shared.downloads,
      ...mapValues(downloads.files, (file) => ({ ...file, url: place(file.url) })),
    },
  };
  return {
    pages: privatePages({ site, assets: tables }).map(asPlanned),
    artifacts: parts.flatMap(({ artifacts }) =>
      artifacts.map((artifact) => ({ ...artifact, path: folder + artifact.path })),
    ),
    problems: [...parts.flatMap(({ problems }) => problems), ...checkPublic(wanted)],
  };
}

function checkPublic(wanted: readonly DownloadRequest[]): Problem[] {
  return wanted.flatMap(({ file, at }) =>
    file.startsWith('static/') ? at.map((place) => problem('private/public-file', place, { file })) : [],
  );
}
