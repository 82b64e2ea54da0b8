/** The editions of private files: what the site has in a language, for the people who can read one. */
import { allEntries } from '../../engine/content/entry.ts';
import { mapValues } from '../../engine/lib/record.ts';
import { type DownloadRequest, planDownloads } from '../../engine/media/downloads.ts';
import { readLogo } from '../../engine/media/logo/index.ts';
import { planPictures } from '../../engine/media/pictures/index.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { problem } from '../../features/rooms/messages.ts';
import { privatePages } from '../../features/rooms/page.ts';
import { findHost, planSounds } from '../../features/sound/media/index.ts';
import type { Assets } from '../../site/assets.ts';
import { requestDownloads } from '../../site/downloads.ts';
import { asPlanned } from '../../site/page.ts';
import { checkPublished } from '../../site/secrets.ts';
import { contentOf } from '../../site/site.ts';
import type { BuildInput } from './input.ts';
import { lockEdition } from './lock.ts';
import type { Mode } from './mode.ts';
import { collectPictures, collectRecordings } from './requests.ts';
import type { SiteTemplates } from './shell.ts';
import type { Edition, ModelledRoom, PrivateEdition } from './stages.ts';

/** @param standard of the site in its default language, whose public files and frame these pages have */
export async function planRooms(
  rooms: readonly ModelledRoom[],
  standard: Pick<Edition, 'context' | 'shell'>,
  templates: Pick<SiteTemplates, 'hash' | 'load'>,
  input: BuildInput,
  media: Mode['media'],
): Promise<PrivateEdition[]> {
  return Promise.all(
    rooms.map(async (each) => {
      const edition = await planRoom(each, standard, input, media);
      const { key } = each.room;
      return key
        ? lockEdition({ ...each.room, key }, edition, { ...templates, cache: input.cache })
        : edition;
    }),
  );
}

async function planRoom(
  modelled: ModelledRoom,
  { context: { assets: shared }, shell }: Pick<Edition, 'context' | 'shell'>,
  { assets, cache, worker }: BuildInput,
  media: Mode['media'],
): Promise<PrivateEdition> {
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
    ...{ context, shell, pages: privatePages(context).map(asPlanned) },
    artifacts: parts.flatMap(({ artifacts }) =>
      artifacts.map((artifact) => ({ ...artifact, path: folder + artifact.path })),
    ),
    problems: [
      // What one file does not name, others do.
      ...parts.flatMap(({ problems }) => problems).filter(({ code }) => !code.endsWith('/unused')),
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

/** The entry as its site has it. */
function entriesOf({ room, site }: ModelledRoom) {
  return allEntries(contentOf(site)).filter(({ file }) => file === room.entry.file);
}
