/** Words that people use for what they want to create. */

import type { PageName } from '../../engine/content/grammar.ts';
import { aliases } from '../../engine/lib/aliases.ts';
import { ownOf } from '../../engine/lib/record.ts';
import { PAGE_NAMES } from '../../site/routes.ts';
import { NEW_NAMES } from '../list/kinds.ts';

export interface NewKind {
  /** Name for `liner new`: `release`. */
  name: string;
  /** The type of a release or a mix. */
  type?: string;
  /** The page of the site that the word names. */
  page?: PageName;
}

const TYPES = ['single', 'ep', 'album', 'live', 'compilation', 'soundtrack', 'mixtape'];

/** Words for mixes of the type `episode`. */
const EPISODES = ['podcast', 'episode'];

const SYNONYMS: Record<string, string> = aliases({
  release: 'song, record',
  event: 'show, gig, concert, date',
  mix: 'radio',
  artist: 'person, member',
  news: 'post',
});

const PAGES: { [word: string]: PageName } = { linktree: 'links', bio: 'links', 'link-in-bio': 'links' };

/** Returns undefined for an unknown word. */
export function findNewKind(word: string): NewKind | undefined {
  const written = word.toLowerCase();
  if (NEW_NAMES.includes(written)) return { name: written };
  if (TYPES.includes(written)) return { name: 'release', type: written };
  if (EPISODES.includes(written)) return { name: 'mix', type: 'episode' };
  const name = Object.hasOwn(SYNONYMS, written) ? SYNONYMS[written] : undefined;
  if (name !== undefined) return { name };
  const page = PAGE_NAMES.find((each) => each === (ownOf(PAGES, written) ?? written));
  return page && { name: 'page', page };
}
