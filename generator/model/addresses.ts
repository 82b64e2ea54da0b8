/** Two pages cannot share an address. */
import type { Entry } from '../content/types.ts';
import type { Problem } from '../problem.ts';
import { releaseRoute } from './cards.ts';
import type { Site } from './site.ts';

/** Releases and remixes live side by side, so their slugs must differ from each other. */
export function checkAddresses({ releases, remixes }: Site): Problem[] {
  const taken = new Map(releases.map((entry) => [entry.slug, entry]));
  return remixes.flatMap((entry) => {
    const other = taken.get(entry.slug);
    return other ? [sharedAddress(entry, other)] : [];
  });
}

function sharedAddress(entry: Entry<unknown>, other: Entry<unknown>): Problem {
  return {
    code: 'route/taken',
    level: 'error',
    message: `Two pages want the address ${releaseRoute(entry.slug)}: this remix and ${other.file}.`,
    hint: 'Rename one of the two files; the name of the file is the last part of the address.',
    at: entry.at([]),
  };
}
