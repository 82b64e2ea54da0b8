/** What people call what they want to create. */
import { NEW_NAMES, PAGE_NAMES, type PageName } from '../kinds.ts';

export interface NewKind {
  /** As `liner new` calls it: `release`. */
  name: string;
  /** The type of a release. */
  type?: string;
  /** The page of the site that the word names. */
  page?: PageName;
}

const TYPES = ['single', 'ep', 'album', 'live', 'compilation', 'soundtrack', 'mixtape'];

const SYNONYMS: Record<string, string> = {
  song: 'release',
  record: 'release',
  show: 'event',
  gig: 'event',
  concert: 'event',
  date: 'event',
  podcast: 'mix',
  episode: 'mix',
  radio: 'mix',
  post: 'news',
};

/** Undefined for a word that means nothing here. */
export function findNewKind(word: string): NewKind | undefined {
  const written = word.toLowerCase();
  if (NEW_NAMES.includes(written)) return { name: written };
  if (TYPES.includes(written)) return { name: 'release', type: written };
  const name = Object.hasOwn(SYNONYMS, written) ? SYNONYMS[written] : undefined;
  if (name !== undefined) return { name };
  const page = PAGE_NAMES.find((each) => each === written);
  return page && { name: 'page', page };
}
