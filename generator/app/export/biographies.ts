/** `liner export bios`: the biography in the lengths that profiles elsewhere take. */
import { blocksOf, writePlain } from '../../engine/content/entry.ts';
import type { Site } from '../../site/site.ts';
import type { Export } from './exported.ts';

/** Characters, the longest first. */
const PROFILES: readonly (readonly [name: string, limit: number])[] = [
  ['Spotify', 1500],
  ['YouTube', 1000],
  ['Bluesky', 256],
  ['X', 160],
  ['Instagram, Threads', 150],
  ['TikTok', 80],
];

export const exportBiographies: Export = ({ site }) => {
  const texts = listTexts(site);
  if (texts.length === 0)
    return {
      files: [],
      notes: [
        'There is no text about the artist: write  bios  into pages/press.yaml, or  description  of artist.',
      ],
    };
  const fitted = PROFILES.map(([name, limit]) => ({ name, limit, text: fit(texts, limit, site) }));
  const parts = fitted.flatMap(({ name, limit, text }) =>
    text === '' ? [] : [`## ${name}: ${count(text)} of ${limit} characters\n\n${text}\n`],
  );
  return {
    files: parts.length > 0 ? [{ path: 'bios.txt', text: parts.join('\n') }] : [],
    notes: fitted.flatMap(({ name, limit, text }) =>
      text === ''
        ? [`${name} takes ${limit} characters, and no sentence is as short: write a shorter tagline.`]
        : [],
    ),
  };
};

/** The longest first. */
function listTexts({ pages, settings }: Site): string[] {
  const { description = '', tagline = '' } = settings.artist;
  const bios = (['full', 'long', 'short'] as const).map((id) =>
    writePlain(blocksOf(pages.press, ['bios', id])),
  );
  return [...bios, description, tagline].map((text) => text.trim()).filter(Boolean);
}

/** The longest text that fits, or the first sentences of one, as many as do; empty if none does. */
function fit(texts: readonly string[], limit: number, { language }: Site): string {
  const whole = texts.find((text) => count(text) <= limit) ?? '';
  const sentences = new Intl.Segmenter(language.locale, { granularity: 'sentence' });
  const beginnings = texts.map((text) => {
    let kept = '';
    for (const { segment } of sentences.segment(text)) {
      if (count((kept + segment).trim()) > limit) break;
      kept += segment;
    }
    return kept.trim();
  });
  const [longest = ''] = beginnings.toSorted((a, b) => count(b) - count(a));
  // A text that was written for its length reads better than a longer one that ends early, unless it leaves most of the room.
  return count(whole) * 2 > count(longest) ? whole : longest;
}

/** Counts code points, as services do. */
function count(text: string): number {
  return [...text].length;
}
