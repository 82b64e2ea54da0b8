/** The names that texts and values of a site may use, for the engine, which reads them. */
import type { Vocabulary } from '../engine/content/vocabulary.ts';
import { readGuests, splitNames } from './guests.ts';
import { platformAt, platformNamed, profileOn, readUri } from './platforms/table.ts';
import { readPremiere } from './premiere-line.ts';
import { readAward } from './schema/award-line.ts';
import { readDates, readDay } from './schema/dates.ts';
import { isVideoHost } from './video-address.ts';
import { readAnswer } from './words/answers.ts';
import { pageNamed } from './words/page-names.ts';

/** @param own what languages call keys and values, and the directives of this folder and of the features */
export const openVocabulary = (
  own: Pick<Vocabulary, 'directives' | 'keyNamed' | 'valueNamed'>,
): Vocabulary => ({
  ...own,
  platforms: {
    nameOf: (written) => platformNamed(written)?.name,
    profile: (name, handle) => {
      const platform = platformNamed(name);
      return platform && profileOn(platform, handle);
    },
    at: platformAt,
    readUri,
  },
  isVideoHost,
  readAnswer,
  pageNamed,
  readDates,
  readDay,
  readNames: (keys, written) => {
    // The members of a group.
    if (keys.includes('name') && keys.includes('from')) return splitNames(written);
    const found = keys.includes('name') && keys.includes('role') ? readGuests(written) : undefined;
    return found && [found.first, ...found.guests.map((name) => ({ name, role: 'featuring' }))];
  },
  readLine: (keys, line) => {
    if (keys.includes('prize')) return readAward(line);
    if (keys.includes('venue') && keys.includes('performers')) return readPremiere(line);
    return keys.includes('time') && keys.includes('artist') ? readPlayed(line) : undefined;
  },
  readText: (key, keys, group, text) => {
    const read = keys.includes('prize') && keys.includes('result') ? readAward(text) : undefined;
    if (!read || (key !== 'prize' && key !== 'category')) return undefined;
    const { prize, category, ...others } = read;
    const isDivided = key === 'prize' && !('category' in group) && category !== undefined;
    const own = isDivided ? { prize, category } : { [key]: [prize, category].filter(Boolean).join(', ') };
    return { ...own, ...Object.fromEntries(Object.entries(others).filter(([name]) => !(name in group))) };
  },
  // Commas divide the prize from its category.
  splitLine: (keys, line) => line.split(keys.includes('prize') ? /\s*;\s*/ : /\s*[,،]\s*/),
});

/** `0:00 Name of the Artist - First Song`, or without its time, as players and chats list what is played. */
const PLAYED = /^(?:(\d{1,2}(?::\d\d){1,2})\s+)?(?:[-\u2013\u2014]\s+)?(.+?)(?:\s+[-\u2013\u2014]\s+(.+))?$/;

function readPlayed(line: string): Record<string, string> | undefined {
  const [, time, one, two] = PLAYED.exec(line) ?? [];
  if (one === undefined) return undefined;
  return { ...(time && { time }), ...(two !== undefined && { artist: one }), title: two ?? one };
}
