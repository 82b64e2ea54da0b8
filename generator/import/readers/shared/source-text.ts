/** The text of a file of a source, and what is wrong with its letters. */
import type { Origin } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import type { Findings } from './findings.ts';

/** Tells what decides between charsets. */
export interface SiteLanguage {
  readonly language?: string | undefined;
}

/** Undefined if it cannot be read, which is reported, as is a charset that only letters tell. */
export function openText(
  file: SourceFile,
  origin: Origin,
  { language }: SiteLanguage,
  findings: Findings,
): string | undefined {
  const content = readText(file, language);
  if ('refused' in content) {
    findings.fail(origin, content.refused, content.advice);
    return undefined;
  }
  if (content.guessed !== undefined) noteGuess(file.name, content.guessed, origin, findings);
  return content.text;
}

function noteGuess(name: string, charset: string, origin: Origin, findings: Findings): void {
  findings.note(
    origin,
    `${name} is not in UTF-8: it is read as ${charset}.`,
    'If letters are wrong, save it as UTF-8 (in a spreadsheet: "CSV UTF-8"), and import it again.',
  );
}
