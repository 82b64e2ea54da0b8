/** Sentences of the server on what was done, and why it refuses something: by a code and its values, for pages in other languages. */
import { type Notice, writeNotice } from '../app/publish-notices.ts';

/** Sentences in English; a name in braces is a value. */
export const SENTENCES = {
  'step-new': 'New {title}',
  'step-add': 'Add {path}',
  'step-edit': 'Edit {path}',
  'step-rename': 'Rename {path}',
  'step-rename-file': 'Rename {path}',
  'step-replace': 'Replace {path}',
  'step-duplicate': 'Duplicate {path}',
  'step-delete': 'Delete {path}',
  'step-save': 'Save {path}{more}',
  'step-discard': 'Discard changes of {path}{more}',
  'step-back': 'Take back {path}',
  'step-import': 'Import {title}{more}',
  'and-more': ' and {count} more',

  undone: 'Undone: {step}',
  redone: 'Done again: {step}',
  'taken-back': '{path} is as visitors have it.',
  discarded: 'The changes were discarded.',
  created: '{path} was created.',
  'created-second': '{path} was created. There is another one with this title.',
  duplicated: '{title} was created as a draft.',
  added: '{title} was added to {path}.',
  renamed: '{path} is {to} now.',
  replaced: '{to} stands wherever {path} stood.',
  deleted: '{path} was moved to .liner/bin.',
  saved: '{path} was saved.',

  'nothing-to-undo': 'There is nothing to undo.',
  'nothing-to-redo': 'There is nothing to redo.',
  'changed-since': '{path} has changed since. "{step}" can no longer be taken back.',
  'changed-meanwhile': 'The file has changed in the meantime. Look at it as it is now, and try again.',
  'changed-now': '{path} has changed just now. Try again.',
  'changed-unsaved': '{path} has changed just now. Save it again.',
  'changed-elsewhere': 'Nothing is changed here, but elsewhere in {path}.',
  'discard-all': 'What was changed here is not known apart. Discard all changes of {path} instead.',
  'changed-elsewhere-choose': 'This was changed elsewhere in the meantime. Choose what to keep.',
  'conflict-of-file': '{path} has changed outside. Choose what to keep first.',
  'conflict-again': 'The file has changed once more.',
  'conflict-unsaved': 'The file has changed outside, in the same places. Nothing was saved.',
  'conflict-over': 'There is nothing to choose any more.',
  'conflict-combined': 'These choices cannot be combined.',
  'file-missing': '{path} does not exist.',
  'file-gone': '{path} is gone again.',
  'file-taken': '{path} is there already.',
  'file-used': '{path} is used. Choose another file there first.',
  'file-encoding': '{path} is not a text in UTF-8. Save it as UTF-8 in another program first.',
  'file-unwritable': '{path} cannot be written.',
  'file-large': '{name} is larger than {limit} MB.',
  'leads-out': '{path} leads out of its folder.',

  'title-missing': 'The title is missing.',
  'day-missing': 'The day of the show is missing.',
  'day-wrong': 'There is no day {day}. Write it as 2026-06-12.',
  'shows-unsaved': 'Save or discard the changes of the shows first.',
  'settings-needed': 'Without site.yaml there is no site.',
  'name-fixed': '{path} has its name for good: the site looks for it there.',
  'name-empty': 'The name must have a letter from a to z, or a digit.',
  'only-one': 'There can be no second {path}.',
  'name-same': 'That is its name already.',
  'name-taken': 'The name {name} is taken. Choose another one.',
  'file-link': '{path} is a link to another file: rename it in the folder.',
  'no-text': '{path} has no text below its keys to be translated.',
  'no-language': '{language} is none of the languages of the site.',
  'folder-name': 'The folder may have lower-case letters from a to z, digits, and hyphens.',

  'upload-empty': '{name} is empty: there is nothing in the file. Copy or export it once more.',
  'upload-heic':
    '{name} is in HEIC, in which iPhones keep photos, and most browsers cannot show it. Make a JPEG of it: on a Mac, open it in Preview and choose File, Export; on Windows, open it in Photos and save a copy. For new photos, choose Most Compatible in the settings of the iPhone, under Camera, Formats.',
  'upload-format':
    '{name} is a {format} file, which browsers do not show. Open it and save it as JPEG or PNG.',
  'upload-damaged-picture':
    '{name} is damaged, or no picture, despite its name. Copy it once more, or open it in another program and save it as JPEG or PNG.',
  'upload-damaged-recording':
    '{name} is damaged, or no recording, despite its name. Copy it once more, or export it as WAV, FLAC or MP3.',
  'upload-picture':
    '{name} is a picture, and this field is for a recording: WAV, AIFF, FLAC, MP3, M4A, AAC, Ogg or Opus.',
  'upload-recording': '{name} is a recording, and this field is for a picture: JPEG, PNG, WebP, AVIF or SVG.',
  'upload-no-picture': '{name} is no picture. This field takes JPEG, PNG, WebP, AVIF and SVG.',
  'upload-no-recording':
    '{name} is no recording. This field takes WAV, AIFF, FLAC, MP3, M4A, AAC, Ogg and Opus.',
  'upload-small':
    '{file} has {width} by {height} pixels: on most screens it looks blurry. Use the original; 1600 pixels on the longer side are enough.',
  'upload-place': '{name} says where it was taken. That is left out of what is published.',
  'upload-cleaned': 'Data of the drawing program was left out of {name}.',

  'publishing-already': 'The site is being published already.',
  'private-no-site': 'The addresses begin with that of the site. Correct its errors first.',
  'private-short-key':
    'The key in LINER_PRIVATE_KEY or .liner/private.key is too short to be safe. Remove it, and a new one is made. All addresses are others then.',
  'no-place': 'Nothing says where the site is to be published.',
  'import-busy': 'An import is under way already.',
  'import-no-plan': 'There is no plan any more.',
  'import-other-plan': 'The plan is another one now. Look through it again.',
  'import-unsaved': '{path} has changes that are not saved. Save or discard them first.',
  'import-nothing': 'Nothing is chosen.',
  'import-no-files': 'Choose files, or name a folder.',
  'import-many-files': 'No more than {most} files at once. Name their folder instead.',
  'import-no-path': 'There is no file or folder at {path}.',
  'import-web': 'The studio fetches nothing from the web. npx liner import --online does.',
  'import-content': 'The content has errors, and cannot be compared with anything until they are corrected.',
} as const satisfies Record<string, string>;

type Sentences = typeof SENTENCES;
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

export function sentence<Code extends keyof Sentences>(
  code: Code,
  values: Record<NamesIn<Sentences[Code]>, string | number | Notice>,
): Notice {
  return writeNotice(code, SENTENCES[code], values);
}

/** `Save a.md and 2 more`: what follows the first of several. */
export function andMore(all: readonly unknown[]): Notice | '' {
  return all.length > 1 ? sentence('and-more', { count: all.length - 1 }) : '';
}
