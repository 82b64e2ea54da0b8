/** What mixes and albums take of a CUE sheet. */
import type { Doubt, ItemFile, Origin } from '../../catalogue.ts';
import { baseName, stemOf } from '../../sources/files.ts';
import type { RawRecording } from '../audio/raw.ts';
import { cleanTag } from '../shared/clean.ts';
import type { Sheet, SheetTrack } from '../shared/cue-sheet.ts';

/** A sheet, and what is known beside it. */
export interface ReadSheet {
  readonly sheet: Sheet;
  readonly tracks: readonly SheetTrack[];
  /** The recording beside it. */
  readonly sound: RawRecording | undefined;
  readonly origin: Origin;
  /** Why it is taken for what it is, if that is unsure. */
  readonly why: string | undefined;
  /** `2026-11-26`. */
  readonly today: string;
}

export function titleOf({ title }: Sheet, { place }: Origin): string {
  return cleanTag(title ?? '') ?? stemOf(place);
}

export function listTracks({ files }: Sheet): readonly SheetTrack[] {
  return files.flatMap(({ tracks }) => tracks);
}

export function doubt(at: Doubt['at'], why: string | undefined): Doubt[] {
  return why === undefined ? [] : [{ at, why }];
}

export function doubtTitles(tracks: readonly SheetTrack[], list: string): Doubt[] {
  return tracks.flatMap(({ title }, index) =>
    title ? [] : doubt([list, index, 'title'], 'the sheet has no title for it'),
  );
}

export function filesOf({ file, picture }: RawRecording): ItemFile[] {
  const name = baseName(file.name);
  const cover = {
    at: ['artwork_url'],
    name: name.replace(/[^.]*$/, picture?.ending ?? 'jpg'),
    from: { embeddedIn: file.path },
  };
  return [...(picture ? [cover] : []), { at: ['audio'], name, from: { path: file.path } }];
}
