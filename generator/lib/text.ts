/** Small conversions of text that content and model share. */

/** A title as part of an address: `Story & Concept` is `story-concept`, `Rêve` is `reve`. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Seconds as minutes and two-digit seconds: 240 is `4:00`, 3725 is `62:05`. */
export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds as ISO 8601: 200 is `PT3M20S`. */
export function isoDuration(seconds: number): string {
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}

/** An ISO 8601 duration of hours, minutes and seconds, in seconds; 0 for any other text. */
export function parseIsoDuration(duration: string): number {
  const [, hours, minutes, seconds] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** Words as a reader counts them: whatever stands between blanks and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
