/** Two pages cannot share an address. */
import { positionOf } from '../content/entry.ts';
import type { Entry } from '../content/types.ts';
import { formatPosition, type Position, type Problem } from '../problems/index.ts';
import { releaseRoute } from './cards.ts';
import { eventRoute } from './events.ts';
import { everyRelease, type Site } from './site.ts';

/** Names below /events/ that visitors and feed readers expect something else of. */
const RESERVED = ['feed', 'page'];

export function checkAddresses(site: Site): Problem[] {
  return [...checkReleases(site), ...checkEvents(site)];
}

/** Releases and remixes live side by side, so their slugs must differ from each other. */
function checkReleases(site: Site): Problem[] {
  const taken = new Map(everyRelease(site).map((entry) => [entry.slug, entry]));
  return site.remixes.flatMap((entry) => {
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
    at: positionOf(entry, []),
  };
}

/** Slugs that are made of titles give way to others; those that somebody wrote cannot. */
function checkEvents({ events }: Site): Problem[] {
  const written = events
    .flatMap(({ slug, slugAt }) => (slugAt ? [{ slug, at: slugAt }] : []))
    .sort((a, b) => a.at.line - b.at.line);
  const first = new Map<string, Position>();
  return written.flatMap(({ slug, at }) => {
    const other = first.get(slug);
    if (!other) first.set(slug, at);
    if (other) return [sharedSlug(slug, at, other)];
    return RESERVED.includes(slug) ? [reservedSlug(slug, at)] : [];
  });
}

function sharedSlug(slug: string, at: Position, other: Position): Problem {
  return {
    code: 'route/taken',
    level: 'error',
    message: `Two shows want the address ${eventRoute(slug)}: this one and that at ${formatPosition(other)}.`,
    hint: 'Give one of them another slug, or take the line out: the address is then made of title and date.',
    at,
  };
}

function reservedSlug(slug: string, at: Position): Problem {
  return {
    code: 'route/reserved',
    level: 'error',
    message: `The address ${eventRoute(slug)} is kept for other things than a show.`,
    hint: 'Give the show another slug, or take the line out: the address is then made of title and date.',
    at,
  };
}
