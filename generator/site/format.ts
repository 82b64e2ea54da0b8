/** Formats facts for pages. Pure, and the same on every machine: no clock. */
import type { Playable } from './parts.ts';
import type { SiteLanguage } from './words/types.ts';

/** Returns the year of a date, as `2026` of `2026-11-30`. */
export function yearOf(date: string): string {
  return date.slice(0, 4);
}

/** The anchor of a track on its release's page: `track-1`, and `disc-2-track-1` on the discs that follow the first. */
export function trackAnchor(trackNumber: number, disc = 1): string {
  return disc === 1 ? `track-${trackNumber}` : `disc-${disc}-track-${trackNumber}`;
}

/** `115 BPM`, `A minor`: what is known. */
export function tempoAndKey({
  tempo,
  key,
}: {
  tempo?: string | undefined;
  key?: string | undefined;
}): string[] {
  return [...(tempo ? [`${tempo} BPM`] : []), ...(key ? [key] : [])];
}

/** A tempo without its unit: `128.5`, in German `128,5`, or the words for it. */
export function writeTempo(
  bpm: number | string | undefined,
  { locale }: Pick<SiteLanguage, 'locale'>,
): string | undefined {
  if (typeof bpm !== 'number') return bpm;
  // The first number that is formatted takes 10 ms, and most tempos are whole.
  if (Number.isInteger(bpm)) return String(bpm);
  return bpm.toLocaleString(`${locale}-u-nu-latn`, { useGrouping: false });
}

/** Returns whole seconds of a whole recording, not of an excerpt; undefined if unknown. */
export function lengthHeard({ isExcerpt, whole, duration }: Playable): number | undefined {
  const seconds = isExcerpt ? whole : duration;
  return seconds === undefined ? undefined : Math.round(seconds);
}

/** Settings of a site with placeholders for missing facts. */
interface Placeholders {
  settings: { platform_placeholders?: boolean | undefined };
  words: { music: { noDescription: string } };
}

/** The description of an entry; empty, or a sentence on a site with placeholders, if it has none. */
export function descriptionOf(
  { settings, words }: Placeholders,
  { description }: { description?: string | undefined },
): string {
  return description ?? (settings.platform_placeholders ? words.music.noDescription : '');
}
