/** Pages that only some people can read, and their files: no table, list or folder of the site itself has anything of them. */
import { VERSION } from 'liner:version';
import { type Artifact, type Body, keyOf, readArtifact } from '../../engine/artifact.ts';
import { allEntries } from '../../engine/content/entry.ts';
import type { Content, HiddenEntry } from '../../engine/content/types.ts';
import { hash } from '../../engine/lib/hash.ts';
import { mapValues } from '../../engine/lib/record.ts';
import { type Lock, SALT, type SealedPage } from '../../engine/lib/sealed.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { type DownloadRequest, planDownloads } from '../../engine/media/downloads.ts';
import { readLogo } from '../../engine/media/logo/index.ts';
import { planPictures } from '../../engine/media/pictures/index.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { problem } from '../../features/rooms/messages.ts';
import { lockedPage, privatePages } from '../../features/rooms/page.ts';
import { checkRooms, openRooms, type Room } from '../../features/rooms/rooms.ts';
import { seal, wrap } from '../../features/rooms/seal.ts';
import { derive, spell } from '../../features/rooms/secrets.ts';
import { findHost, planSounds } from '../../features/sound/media/index.ts';
import type { Assets } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { requestDownloads } from '../../site/downloads.ts';
import { asPlanned, type PlannedPage } from '../../site/page.ts';
import { digestPage } from '../../site/page-cache.ts';
import { checkPublished } from '../../site/secrets.ts';
import { contentOf, type Site } from '../../site/site.ts';
import { modelSites } from '../../site/sites.ts';
import type { Edition } from './editions.ts';
import type { BuildInput } from './input.ts';
import type { Mode } from './mode.ts';
import { collectPictures, collectRecordings } from './requests.ts';
import type { Shell, SiteTemplates } from './shell.ts';

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
  // A site lists no unlisted entry.
  const shown = { ...entry, data: { ...entry.data, unlisted: undefined } };
  // The list is that of its kind.
  return { ...content, [list]: [...content[list], shown] } as Content;
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

/** @param edition of the site in its default language, whose public files and frame these pages have */
export async function planRooms(
  rooms: readonly ModelledRoom[],
  edition: Pick<Edition, 'context' | 'shell'>,
  templates: Pick<SiteTemplates, 'hash' | 'load'>,
  input: BuildInput,
  media: Mode['media'],
): Promise<PlannedRooms> {
  const planned = await Promise.all(
    rooms.map(async (each) => {
      const made = await planRoom(each, edition.context.assets, input, media);
      const { key } = each.room;
      return key
        ? lockRoom({ ...each, key }, made, { ...templates, shell: edition.shell, cache: input.cache })
        : made;
    }),
  );
  return {
    pages: planned.flatMap(({ pages }) => pages),
    artifacts: planned.flatMap(({ artifacts }) => artifacts),
    // What one file does not name, others do.
    problems: planned.flatMap(({ problems }) => problems).filter(({ code }) => !code.endsWith('/unused')),
  };
}

export function isAnyLocked(rooms: readonly ModelledRoom[]): boolean {
  return rooms.some(({ room }) => room.key !== undefined);
}

interface MadeRoom extends PlannedRooms {
  /** The tables that its pages read. */
  context: Context;
}

interface LockTools extends Pick<SiteTemplates, 'hash' | 'load'>, Pick<BuildInput, 'cache'> {
  shell: Shell;
}

/** The same with its pages and files sealed, under names that tell nothing. */
async function lockRoom(
  { room, site, key }: ModelledRoom & { key: Buffer },
  { pages, artifacts, problems, context }: MadeRoom,
  { hash: version, load, shell, cache }: LockTools,
): Promise<PlannedRooms> {
  const name = (artifact: Artifact) =>
    `${room.folder}${spell(derive(key, 'file', artifact.path, keyOf(artifact) ?? ''), 26)}.bin`;
  // The script opens a picture in one format, which every browser has.
  const shown = artifacts.filter(({ path }) => !/\.(?:avif|webp)$/.test(path));
  const files = Object.fromEntries(
    shown.map((artifact) => [addressOf(site, artifact.path), site.urls.href(`/${name(artifact)}`)]),
  );
  const sealBody = (id: string, read: () => Promise<Body> | Body) => () =>
    cache.file(['sealed', VERSION, key, id], '.bin', async (append) => seal(key, await read(), append));
  const sealed = shown.map((artifact): Artifact => {
    const path = name(artifact);
    return { path, key: path, body: sealBody(path, () => readArtifact(artifact)) };
  });
  const locked = await Promise.all(
    pages.map(async (page) => {
      const reader = room.readers.find(({ route }) => route === page.route);
      if (!reader) throw new Error(`Nobody reads ${page.route}.`);
      const path = `${page.path.replace(/index\.html$/, '')}page.bin`;
      const id = hash(version, digestPage(page), JSON.stringify([shell, files]));
      const render = async (): Promise<string> => {
        const html = await (await load())(page.make(), shell);
        return JSON.stringify({ html, files } satisfies SealedPage);
      };
      const salt = derive(key, 'passphrase', reader.name).subarray(0, SALT);
      const wrapped = await cache.get(['wrapped', VERSION, key, reader.passphrase], async () =>
        Buffer.from(JSON.stringify(await wrap(key, reader.passphrase, salt))),
      );
      // Ours, as it was written.
      const lock: Lock = JSON.parse(Buffer.from(wrapped).toString());
      const props = { lock, source: site.urls.href(`/${path}`) };
      return {
        page: asPlanned(lockedPage(context, page.route, props, page.facts().needs)),
        artifact: { path, key: id, body: sealBody(id, render) },
      };
    }),
  );
  return {
    pages: locked.map(({ page }) => page),
    artifacts: [...sealed, ...locked.map(({ artifact }) => artifact)],
    problems,
  };
}

/** As pages have it. */
function addressOf({ urls }: Site, path: string): string {
  return urls.href(`/${path.split('/').map(encodeURIComponent).join('/')}`);
}

async function planRoom(
  modelled: ModelledRoom,
  shared: Assets,
  { assets, cache, worker }: BuildInput,
  media: Mode['media'],
): Promise<MadeRoom> {
  const { room, site } = modelled;
  const { entry, folder } = room;
  const isOwn = ({ file }: { file: string }) => file === entry.file;
  const place = (url: string) => `/${folder}${url.slice(1)}`;
  const files = { assets, cache, href: (url: string) => site.urls.href(place(url)) };
  const { sounds, archives } = collectRecordings(site);
  const heard = sounds.filter(({ at }) => isOwn(at));
  const shown = collectPictures(entriesOf(modelled));
  const wanted = requestDownloads([site]).filter(({ at }) => at.some(isOwn));
  const [pictures, recordings, downloads] = await Promise.all([
    planPictures(shown, {
      ...{ ...files, making: media.pictures, placeholders: {} },
    }),
    planSounds(
      heard,
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
  const context = { site, assets: tables };
  return {
    context,
    pages: privatePages(context).map(asPlanned),
    artifacts: parts.flatMap(({ artifacts }) =>
      artifacts.map((artifact) => ({ ...artifact, path: folder + artifact.path })),
    ),
    problems: [
      ...parts.flatMap(({ problems }) => problems),
      ...checkPublic([...wanted, ...shown, ...heard.map(({ file, at }) => ({ file, at: [at] }))]),
    ],
  };
}

/** The files of this folder are published anyway. */
function checkPublic(wanted: readonly DownloadRequest[]): Problem[] {
  return wanted.flatMap(({ file, at }) =>
    file.startsWith('static/') ? at.map((place) => problem('private/public-file', place, { file })) : [],
  );
}
