/** Reads the files of a source one after the other. */
import type { SourceFile } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import type { Notebook, Notes } from './notes.ts';

/** @param read is not called for files that have no readable text: they are problems */
export function readEach(
  source: string,
  files: readonly SourceFile[],
  notebook: Notebook,
  read: (text: string, notes: Notes, file: SourceFile) => void,
): void {
  for (const file of files) {
    const notes = notebook.about({ source, place: file.name });
    const content = readText(file);
    if ('refused' in content) notes.fail(content.refused);
    else read(content.text, notes, file);
  }
}
