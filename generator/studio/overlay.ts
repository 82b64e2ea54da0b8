/** The content as the preview shows it: drafts in front of the files on disk. */
import { decodeText } from '../engine/content/read/decode.ts';
import type { SourceFile } from '../engine/content/types.ts';
import type { Problem } from '../engine/problems/index.ts';
import type { Draft } from './drafts.ts';

/** The content folder as it was read. */
export interface Read {
  sources: SourceFile[];
  problems: Problem[];
}

/** Returns the same source for the same draft, as results are cached by it. */
export function openOverlay(drafts: { list(): Draft[] }): (read: Read) => Read {
  let known = new Map<string, { under: SourceFile; text: string; shown: SourceFile | Problem }>();
  return ({ sources, problems }) => {
    const texts = new Map(drafts.list().map(({ path, text }) => [path, text]));
    const used: typeof known = new Map();
    const shown = sources.map((under) => {
      const text = texts.get(under.path);
      if (text === undefined) return under;
      const old = known.get(under.path);
      const same =
        old?.under === under && old.text === text ? old : { under, text, shown: cover(under, text) };
      used.set(under.path, same);
      return same.shown;
    });
    known = used;
    return {
      sources: shown.filter((each) => 'kind' in each),
      problems: [...problems, ...shown.filter((each) => 'code' in each)],
    };
  };
}

/** Makes a source with this text, as it would be read. */
function cover(source: SourceFile, text: string): SourceFile | Problem {
  const decoded = decodeText(source.file, Buffer.from(text));
  return typeof decoded === 'string' ? { ...source, text: decoded } : decoded;
}
