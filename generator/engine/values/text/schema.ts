import * as z from 'zod';

/** Half of a character that takes two units of UTF-16, which YAML can spell as an escape and no page can show. */
const HALF = /\p{Surrogate}/u;

/** Something to see: not only marks that shape or join letters, and no blank sign of Braille. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const FOLDER = String.raw`(?:[a-z]:|~|\.{0,2})?(?:[\\/]?[^\\/:;,\n]{1,60}[\\/])+`;
const NAME = String.raw`[^\\/:;,\n]{1,80}\.`;
const DOCUMENT = '(?:docx?|odt|rtf)';
const FILE =
  '(?:docx?|odt|rtf|pages|txt|md|pdf|html?|jpe?g|png|webp|gif|svg|avif|heic|wav|mp3|flac|m4a|aiff?)';

/** A path on one line, `lyrics/song.txt`, and the name of a document. Other names of files may be titles. */
const PATH = new RegExp(`^(?:${FOLDER}${NAME}${FILE}|${NAME}${DOCUMENT})$`, 'i');

/** Returns true for the path of a file, which no page reads. */
export function isPath(text: string): boolean {
  return PATH.test(text.trim());
}

/** Text that must say something: `''` and mere spaces are refused. It may be given in each language of the site. */
const anyText = z
  .string()
  .trim()
  .min(1, { error: 'must not be empty', abort: true })
  .refine((value) => VISIBLE.test(value), { error: 'must not be empty', abort: true })
  .refine((value) => !HALF.test(value), 'must not contain half of a character, such as "\\uD83D" alone')
  .meta({ value: 'text', $comment: 'text', translatable: true });

/** Text written in place: a path to a file with the text is refused. */
export const text = anyText
  .refine((value) => !isPath(value), 'must be the words themselves, not the path of a file')
  .meta(anyText.meta() ?? {});

/** The name of a person. The artist of the site is named as in the language of the page. */
export const personName = text.meta({ person: true });

/** The name of a place, a paper, a number in a catalogue. */
export const properName = text.meta({ proper: true });

/** Text that is the same in every language: a name that programs know, a code, a path. */
export const fixedText = anyText.meta({ translatable: false });

/** Text that may hold links, lists and emphasis. */
export const markdown = text.meta({ markdown: true });

/** Markdown with pictures and directives: a text that is a part of a page of its own. */
export const richText = markdown.meta({ rich: true });

/** Markdown that the documents of the press kit print too. */
export const printed = markdown.meta({ print: true });
