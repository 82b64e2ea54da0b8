/** Chapters of recordings: in an MP3 the frames of ID3v2 (`CHAP`), in FLAC, Ogg and Opus comments (`CHAPTER001`, `CHAPTER001NAME`). */
import type { IAudioMetadata } from 'music-metadata';
import { cleanTag } from '../shared/clean.ts';
import { readStart } from '../shared/tracklist.ts';

export interface Chapter {
  readonly title: string;
  /** Seconds. */
  readonly start: number;
}

interface Tag {
  readonly id: string;
  readonly value: string;
}

/** No mix has as many. */
const MOST = 1000;

const COMMENT = /(?:^|:)chapter(\d{1,3})(name|url)?$/i;

export function isChapterTag({ id }: Pick<Tag, 'id'>): boolean {
  return COMMENT.test(id);
}

/** Chapters with a title, by their start. */
export function listChapters(parsed: IAudioMetadata, tags: readonly Tag[]): Chapter[] {
  const framed = (parsed.format.chapters ?? []).map(({ title, start }) => ({ title, start }));
  const chapters = framed.length > 0 ? framed : readComments(tags);
  return chapters
    .slice(0, MOST)
    .flatMap(({ title, start }) => {
      const clean = typeof title === 'string' ? cleanTag(title) : undefined;
      return clean && Number.isFinite(start) ? [{ title: clean, start: Math.max(0, Math.floor(start)) }] : [];
    })
    .sort((one, other) => one.start - other.start);
}

function readComments(tags: readonly Tag[]): Chapter[] {
  const parts = tags.filter(isChapterTag).map(({ id, value }) => {
    const [, number = '', part = 'start'] = COMMENT.exec(id) ?? [];
    return { number: Number(number), part: part.toLowerCase(), value };
  });
  return parts
    .filter(({ part }) => part === 'start')
    .map(({ number, value }) => ({
      start: readStart(value.trim()) ?? Number.NaN,
      title: parts.find((each) => each.number === number && each.part === 'name')?.value ?? '',
    }));
}
