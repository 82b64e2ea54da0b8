/** A new site in its folder, as `liner init` and the studio create it. */
import { join } from 'node:path';
import { VERSION_FILE } from '../reference.ts';
import { writeNew } from '../write.ts';
import { type ArtistFacts, writeArtist } from './index.ts';

interface NewSite {
  /** The folder, which need not exist. */
  root: string;
  artist: ArtistFacts;
  /** `2026-11-21`. */
  today: string;
  /** The version of Liner. */
  version: string;
}

/** Writes everything but package.json. @returns the files that were there, and are as they were */
export function createSite({ root, artist, today, version }: NewSite): string[] {
  const kept = writeArtist(artist, today)
    .filter(({ path, text, isProgram }) => !writeNew(join(root, path), text, isProgram))
    .map(({ path }) => path);
  writeNew(join(root, 'content', VERSION_FILE), `${version}\n`);
  return kept;
}
