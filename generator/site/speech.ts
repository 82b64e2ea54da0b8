/** The words of the interface for a site. */
import type { Site as Settings } from './schema/site.ts';
import type { Variant } from './words/index.ts';

/** Kinds of artists that give concerts, not shows. */
const CONCERTS: readonly Settings['artist']['kind'][] = ['ensemble', 'choir', 'composer'];

/** The variants of words that fit an artist; later ones take precedence. */
export function variantsOf({ address, artist }: Pick<Settings, 'address' | 'artist'>): Variant[] {
  const { kind } = artist;
  if (CONCERTS.includes(kind))
    return [address ?? 'formal', 'concert', ...(kind === 'choir' || kind === 'composer' ? [kind] : [])];
  return [...(address ? [address] : []), ...(kind ? ['shows' as const] : [])];
}
