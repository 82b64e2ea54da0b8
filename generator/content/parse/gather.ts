/** Puts what was read together as the content. */

import { COLLECTIONS, type Data, type Kind, pageNames, type Room } from '../../kinds.ts';
import type { Problem } from '../../problems/index.ts';
import type { CheckContext } from '../check/context.ts';
import type { Content, Entry, SourceFile } from '../types.ts';
import { type Packed, unpack } from './packed.ts';

/** A file, what it is, and what was found in it. */
export interface Reading {
  source: SourceFile;
  room: Room;
  packed: Packed<unknown>;
}

interface Gathered {
  content?: Content;
  /** The content for the checks, with the names of what was left out of it. */
  checkable?: CheckContext;
  problems: Problem[];
}

export function gatherContent(
  readings: readonly Reading[],
  { drafts, today, baseUrl }: { drafts: boolean; today: string; baseUrl?: string | undefined },
): Gathered {
  const hidden = new Set(readings.filter((reading) => !drafts && isDraft(reading)));
  const problems = readings.flatMap((reading) => problemsOf(reading, hidden.has(reading)));
  const shown = readings.filter((reading) => !hidden.has(reading));
  const [site] = entriesOf(shown, 'site');
  if (!site) return { problems };

  const content: Content = {
    site: baseUrl === undefined ? site : { ...site, data: { ...site.data, base_url: baseUrl } },
    releases: entriesOf(shown, 'releases'),
    remixes: entriesOf(shown, 'remixes'),
    mixes: entriesOf(shown, 'mixes'),
    news: entriesOf(shown, 'news'),
    legal: entriesOf(shown, 'legal'),
    pages: gatherPages(shown),
  };
  const nameOf = ({ source }: Reading) => source.path.replace(/\.[^.]+$/, '');
  const checkable = {
    content,
    today,
    written: new Set(readings.map(nameOf)),
    drafts: new Set([...hidden].map(nameOf)),
  };
  return { content, checkable, problems };
}

function gatherPages(readings: readonly Reading[]): Content['pages'] {
  const pages = pageNames().map((name) => [name, entriesOf(readings, `pages/${name}`)[0]]);
  return Object.fromEntries(pages.filter(([, entry]) => entry !== undefined));
}

/** The entries of a kind, sorted by slug. */
function entriesOf<K extends Kind>(readings: readonly Reading[], kind: K): Entry<Data<K>>[] {
  return readings
    .filter(({ room }) => room.kind === kind)
    .map(({ source, room, packed }) => unpack(source.file, room.slug, packed as Packed<Data<K>>))
    .filter((entry) => entry !== undefined)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function isDraft({ room, packed: { data } }: Reading): boolean {
  const draftable = COLLECTIONS.some((collection) => collection === room.kind);
  return draftable && typeof data === 'object' && data !== null && 'draft' in data && data.draft === true;
}

/** What is merely odd about a hidden draft can wait. */
function problemsOf({ packed }: Reading, isHidden: boolean): Problem[] {
  return isHidden ? packed.problems.filter(({ level }) => level === 'error') : packed.problems;
}
