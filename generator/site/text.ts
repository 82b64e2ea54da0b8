/** Texts of pages: runs of HTML, with pictures and directives between them. */
import type { RichText } from '../engine/content/types.ts';
import type { Context } from './context.ts';
import { type PartContent, showInsert, type TextContext } from './inserts.ts';
import type { Audio, Video } from './parts.ts';

/** A part of a text. Equal kinds may follow each other; inserts that cannot be shown are left out, and were reported. */
export type TextPart = PartContent & {
  /** Place in the text, from 1. */
  position: number;
};

/** A part of a page: a heading and its text. */
export interface TextSection {
  id: string;
  title: string;
  text: TextPart[];
}

export function projectText(context: Context, text: RichText, where: TextContext): TextPart[] {
  let isBelowHeading = where.isBelowHeading ?? false;
  const shown = text.flatMap((part): PartContent[] => {
    if (typeof part === 'string') {
      isBelowHeading ||= part.includes('<h2');
      return [{ kind: 'html', html: part }];
    }
    const inserted = showInsert(context, part, { ...where, isBelowHeading });
    return inserted ? [inserted] : [];
  });
  return joinDownloads(shown).map((part, index) => ({ ...part, position: index + 1 }));
}

/** Downloads that follow each other are one list. */
function joinDownloads(parts: readonly PartContent[]): PartContent[] {
  return parts.flatMap((part, index): PartContent[] => {
    if (part.kind !== 'downloads') return [part];
    if (parts[index - 1]?.kind === 'downloads') return [];
    const end = parts.findIndex(({ kind }, at) => at > index && kind !== 'downloads');
    const run = parts.slice(index, end === -1 ? undefined : end);
    return [{ ...part, files: run.flatMap((each) => (each.kind === 'downloads' ? each.files : [])) }];
  });
}

/** The players of other hosts in a text. */
export function playersIn(text: readonly TextPart[]): (Audio | Video)[] {
  return text.flatMap((part): (Audio | Video)[] => {
    if (part.kind === 'player') return [part.audio];
    return part.kind === 'video' ? [part.video] : [];
  });
}
