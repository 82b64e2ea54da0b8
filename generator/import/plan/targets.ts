/** Where pictures and recordings are put in the assets folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { valueAt } from '../../engine/lib/record.ts';
import { slugify } from '../../engine/lib/slug.ts';
import type { ItemFile } from '../catalogue.ts';
import { textIn } from '../match/facts.ts';
import { endingOf } from '../sources/files.ts';
import type { PlannedFile } from './plan.ts';

/**
 * @param slug of the entry
 * @param data of the entry, whose tracks name recordings
 */
export type ChooseTargets = (slug: string, data: object, files: readonly ItemFile[]) => PlannedFile[];

export function openTargets(assets: string): ChooseTargets {
  const taken = new Set<string>();
  const isFree = (target: string) => !taken.has(target.toLowerCase()) && !existsSync(join(assets, target));
  return (slug, data, files) =>
    files.map((file) => {
      const ending = endingOf(file.name) || (file.at.at(-1) === 'audio' ? 'mp3' : 'jpg');
      const name = nameTarget(slug, data, file);
      let target = `${name}.${ending}`;
      for (let number = 2; !isFree(target); number++) target = `${name}-${number}.${ending}`;
      taken.add(target.toLowerCase());
      return { ...file, target };
    });
}

/** `artwork/night-bus`, `photos/open-air`, `audio/night-bus/02-harbour`. */
function nameTarget(slug: string, data: object, { at }: ItemFile): string {
  const key = String(at.at(-1));
  if (key === 'artwork_url') return `artwork/${slug}`;
  if (key !== 'audio') return `photos/${slug}`;
  if (at.length === 1) return `audio/${slug}`;
  const track = valueAt(data, at.slice(0, 2));
  const number = String(Number(at[1]) + 1).padStart(2, '0');
  const title = slugify(textIn(track, 'title') ?? '');
  return `audio/${slug}/${title ? `${number}-${title}` : number}`;
}
