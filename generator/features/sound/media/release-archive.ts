/** All tracks of a release in one archive, with the cover and the credits. */
import { createReadStream } from 'node:fs';
import { basename } from 'node:path/posix';
import { fingerprintFile } from '../../../engine/cache/fingerprints.ts';
import type { Cache } from '../../../engine/cache/index.ts';
import type { Folder } from '../../../engine/lib/files.ts';
import { hash } from '../../../engine/lib/hash.ts';
import { nameMaker } from '../../../engine/lib/name-maker.ts';
import { firstDayOf } from '../../../engine/lib/text.ts';
import { ARCHIVE_VERSION, type ArchiveEntry, writeArchive } from '../../../engine/media/archive.ts';
import { planStored } from '../../../engine/media/made-file.ts';
import type { ArchiveRequest } from '../sounds.ts';
import { SOUND_FOLDER } from '../sounds.ts';
import { type Cover, type Download, fileTitle, nameDownload, namePart } from './downloads.ts';
import type { SoundArtifact } from './published.ts';

const ZIP = { ending: '.zip', type: 'application/zip' };

/** A file in the archive besides its recordings. */
export interface ExtraFile extends Pick<ArchiveEntry, 'read'> {
  name: string;
  /** Changes with its bytes. */
  key: string;
}

/** @param files below the assets folder; those that are missing, which is reported elsewhere, are left out */
export async function findExtras(
  files: readonly string[],
  folder: Folder,
  cache: Cache,
): Promise<ExtraFile[]> {
  const extras: ExtraFile[] = [];
  for (const file of files) {
    const found = folder.locate(file);
    if (typeof found === 'string') continue;
    const key = await fingerprintFile(found.path, cache);
    const read = () => readPieces({ file: found.path });
    if (key !== undefined) extras.push({ name: nameExtra(file, files), key, read });
  }
  return extras;
}

/** Names a file; with its folders if another file has the same name. */
function nameExtra(file: string, files: readonly string[]): string {
  const isOne = files.filter((each) => basename(each) === basename(file)).length === 1;
  return isOne ? basename(file) : file.replaceAll('/', '-');
}

interface ArchiveParts {
  cover: Cover | undefined;
  extras: readonly ExtraFile[];
  /** `MP3`, if there is another archive. */
  form: string;
}

export function planArchive(
  { artist, title, credits }: ArchiveRequest,
  tracks: readonly Download[],
  { cover, extras, form }: ArchiveParts,
  cache: Cache,
): SoundArtifact {
  const names = nameTracks(tracks);
  const day = tracks.map(({ facts }) => facts.date).find((date) => date !== undefined);
  const folder = `${namePart(artist)} - ${namePart(title)}`;
  const text = `${[`${artist} - ${title}`, '', ...credits].join('\n')}\n`;
  const keys = [ARCHIVE_VERSION, folder, day ?? '', text, cover?.key ?? '', ...names];
  const others = extras.flatMap(({ name, key }) => [name, key]);
  const made = planStored(
    'sound-archive',
    [...keys, ...others, ...tracks.map((each) => each.made.key)],
    cache,
    async (append) => {
      const picture = await cover?.read();
      const entries: ArchiveEntry[] = [
        ...tracks.map(({ made: track }, index) => ({
          path: `${folder}/${names[index]}`,
          read: () => readPieces(track.read()),
        })),
        ...(picture ? [{ path: `${folder}/cover.jpg`, read: async () => picture.bytes }] : []),
        ...extras.map(({ name, read }) => ({ path: `${folder}/extras/${name}`, read })),
        { path: `${folder}/credits.txt`, read: async () => Buffer.from(text) },
      ];
      await writeArchive(entries, append, day && firstDayOf(day));
    },
  );
  const path = `${SOUND_FOLDER}/${hash(made.key)}/${nameDownload(artist, form ? `${title} (${form})` : title, ZIP.ending)}`;
  return { path, form: ZIP, made, bytes: undefined };
}

/** `01 Title.mp3`, or `2-01 Title.mp3` for several discs: sorted by name, they are in their order. */
function nameTracks(tracks: readonly Download[]): string[] {
  const hasDiscs = new Set(tracks.map(({ facts }) => facts.track?.disc ?? 1)).size > 1;
  const claim = nameMaker();
  return tracks.map(({ facts, form }, index) => {
    const { track } = facts;
    const number = String(track?.number ?? index + 1).padStart(2, '0');
    const disc = hasDiscs ? `${track?.disc ?? 1}-` : '';
    return claim(`${disc}${number} ${namePart(fileTitle(facts))}`, 'track', form.ending);
  });
}

async function* readPieces(stored: { file: string } | Promise<{ file: string }>): AsyncGenerator<Uint8Array> {
  yield* createReadStream((await stored).file);
}
