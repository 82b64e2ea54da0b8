/** On all pages of a site, in its menu, feeds and descriptions, what takes place has one name. */
import { expect, test } from 'vitest';
import { ARTIST_KINDS } from '../../../../generator/site/schema/artist-kinds.ts';
import { variantsOf } from '../../../../generator/site/speech.ts';
import { TRANSLATIONS, type Words, wordsFor } from '../../../../generator/site/words/index.ts';

/** The word by its stem: of most kinds of artists, and of those who give concerts. */
const NAMES: Record<string, [most: RegExp, concerts: RegExp]> = {
  ar: [/حفل/, /حفل/],
  de: [/termin/i, /konzert/i],
  en: [/\bshows?\b/i, /concert/i],
  es: [/concierto/i, /concierto/i],
  fr: [/concert/i, /concert/i],
  it: [/concert[oi]/i, /concert[oi]/i],
  pt: [/concerto/i, /concerto/i],
  tr: [/konser/i, /konser/i],
};

/** Other words for the same, in all these languages. */
const OTHERS =
  /\b(?:shows?|gigs?|dates?|events?|concerts?|performances?|termine?|auftritte?|konzerte?|veranstaltungen|fechas?|actuaci\w+|eventos?|datas?|etkinlik\w*|tarih\w*|gösteri\w*)\b|المواعيد|مواعيد|فعاليات|عروض/i;

/** Where a page, a menu, a feed or a description names them. */
function namesOf({ events, pages, descriptions }: Words['texts']): string[] {
  const inEvents = Object.entries(events).filter(([key]) =>
    /^(?:show|shows|upcoming|upcomingShows|allShows|past|pastByYear|notify|noDates|noDatesYet|noDatesSubscribe|nextAt|nextOn|nextDays|calendarOf)$/.test(
      key,
    ),
  );
  const inPages = Object.entries(pages).filter(([key]) => /^(?:events|liveEvents)$/.test(key));
  const described = Object.entries(descriptions).filter(([key]) => /^shows/.test(key));
  return [...inEvents, ...inPages, ...described].map(([, text]) => String(text));
}

const cases = TRANSLATIONS.flatMap((code) =>
  ARTIST_KINDS.flatMap((kind) =>
    [undefined, 'formal' as const, 'informal' as const].map((address) => [code, kind, address] as const),
  ),
);

test.each(cases)('%s of %s, addressed as %s', (code, kind, address) => {
  const variants = variantsOf({ artist: { name: 'A', kind }, address });
  const [most, concerts] = NAMES[code] ?? [];
  const own = variants.includes('concert') ? concerts : most;
  const names = namesOf(wordsFor(code, undefined, variants).texts);
  expect(names).toHaveLength(20);
  for (const text of names) {
    expect(text).toMatch(own ?? '');
    expect(text.replace(new RegExp(String(own?.source), 'gi'), '')).not.toMatch(OTHERS);
  }
});
