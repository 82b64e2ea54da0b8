import { defineProblems } from '../define.ts';

export interface Code {
  code: string;
}

export interface TranslationFile extends Code {
  path: string;
  /** The file that it translates. */
  original: string;
}

export const languages = defineProblems({
  'language/unknown': {
    level: 'error',
    message: ({ code }: Code) => `${code} is not among the languages of site.yaml.`,
    hint: ({ code, path, known }: Code & { path?: string; known: string }) => {
      const add = `Add it to site.yaml, under languages:  - {code: ${code}, name: …}`;
      const rename =
        path === undefined ? '' : ' If it is a part of the name, write a hyphen in place of the dot.';
      return known
        ? `They are ${known}. ${add}${rename}`
        : `${add}, below the language of the site.${rename}`;
    },
    what: 'There are texts in a language that the site does not have.',
    why: 'They would be shown nowhere.',
    fix: 'Add the language to `languages` in `site.yaml`, or correct its code.',
    example: `languages:
  - {code: en, name: English}
  - {code: ar, name: العربية}`,
  },
  'language/not-a-text': {
    level: 'error',
    message: ({ code, key }: Code & { key: string }) =>
      `"${key}" is the same in every language: it does not belong below ${code}.`,
    hint: ({ code, key, holdsTexts }: Code & { key: string; holdsTexts: boolean }) =>
      holdsTexts
        ? `The texts within have their own: put  ${code}:  into each group below ${key}.`
        : `Remove it here. The value of the default language is used for ${code} too.`,
    what: 'A key below the code of a language is not a text.',
    why: 'Facts such as dates, addresses and numbers are written once, so that they cannot differ.',
    fix: 'Remove it there. In a list of groups, each group has its texts of other languages beside its own.',
    example: `tracks:
  - title: New Song
    duration: 180
    ar:
      title: أغنية جديدة`,
  },
  'language/no-group': {
    level: 'error',
    message: ({ code }: Code) => `"${code}" must be a group of texts in that language.`,
    hint: ({ code }: Code) => `Repeat the key of the text, indented below it:  ${code}: {title: …}`,
    what: 'After the code of a language there is a text instead of a group of keys.',
    why: 'Nothing says which text it translates.',
    fix: 'Repeat the key of the text below the code.',
    example: `title: New Song
ar:
  title: أغنية جديدة`,
  },
  'language/default': {
    level: 'error',
    message: ({ code }: Code) =>
      `${code} is the default language of the site: its texts are not below its code.`,
    hint: ({ code }: Code) => `Write them without  ${code}:  as the keys of the group itself.`,
    what: 'Texts of the first language of `site.yaml` are below its code.',
    why: 'The default is what the keys themselves hold; the others are below their codes.',
    fix: 'Move the keys out of the group, and remove the code.',
    example: `title: New Song
ar:
  title: أغنية جديدة`,
  },
  'language/default-file': {
    level: 'error',
    message: ({ code, path }: TranslationFile) =>
      `${path} is in ${code}, the default language of the site, whose files have no code in their names.`,
    hint: ({ original }: TranslationFile) => `Rename it:  ${original}`,
    what: 'The name of a file has the code of the default language.',
    why: 'Files of the default have plain names; those of other languages have their codes.',
    fix: 'Take the code out of the name, or move the text into the file that is there already.',
    example: `releases/new-song.md
releases/new-song.ar.md`,
  },
  'language/yaml-file': {
    level: 'error',
    message: ({ path }: TranslationFile) =>
      `${path} is not read: the texts of a .yaml file are all in that file.`,
    hint: ({ code, original }: TranslationFile) =>
      `Put them into ${original}, below  ${code}:  in the groups that they belong to.`,
    what: 'There is a file of its own for the texts of a `.yaml` file in another language.',
    why: 'Only the text below the keys of a `.md` file can be in a file of its own.',
    fix: 'Put its texts into the `.yaml` file, below the code of the language.',
    example: `title: About
ar:
  title: نبذة`,
  },
  'language/no-original': {
    level: 'error',
    message: ({ path, original }: TranslationFile) => `${path} translates ${original}, which is not there.`,
    hint: 'Correct its name, or write the file of the default language first.',
    what: 'A text in another language belongs to a file that does not exist.',
    why: 'Its date, its picture and all other facts are in the file of the default.',
    fix: 'Give it the name of that file, with the code of the language before the ending.',
    example: `releases/new-song.md
releases/new-song.ar.md`,
  },
  'language/twice': {
    level: 'error',
    message: ({ key, code, other }: Code & { key: string; other: string }) =>
      `"${key}" in ${code} is in ${other} already.`,
    hint: 'Keep one of the two.',
    what: 'A text in another language is both below its code and in the file of that language.',
    why: 'Nothing says which of them is meant.',
    fix: 'Remove one of them.',
    example: `ar:
  title: أغنية جديدة`,
  },
  'language/repeated': {
    level: 'error',
    message: ({ code }: Code) => `The language ${code} is in the list twice.`,
    hint: 'Remove one of the two.',
    what: 'A language is named twice under `languages`.',
    why: 'Each has a folder of pages of its own.',
    fix: 'Remove one of them.',
    example: `languages:
  - {code: en, name: English}
  - {code: ar, name: العربية}`,
  },
  'language/missing': {
    level: 'warning',
    message: ({
      file,
      code,
      texts,
      count,
      total,
    }: Code & { file: string; texts: string[]; count: number; total: number }) =>
      count === total
        ? `Nothing of ${file} is in ${code} yet.`
        : `${file} lacks ${count === 1 ? 'one text' : `${count} texts`} in ${code}: ${texts.join('; ')}${count > texts.length ? ' …' : ''}.`,
    hint: ({ code }: Code) =>
      `Until then visitors read the default language there. For a list to fill in:  npx liner translations export ${code}`,
    many: (count: number) => `${count} files are not fully translated`,
    what: 'Some texts of a file are missing in a language of the site. Only `npx liner check` reports this.',
    why: 'Visitors read them in the default language instead, which is fine if that is what you want.',
    fix: 'Add them below the code of the language, or in the file of that language. `npx liner translations export ar` writes all texts into a table, and `import` reads it back.',
    example: `title: New Song
ar:
  title: أغنية جديدة`,
  },
  'language/stale': {
    level: 'warning',
    message: ({ key, code }: Code & { key: string }) =>
      `"${key}" in ${code} translates an earlier version of the text.`,
    hint: ({ text }: { text: string }) => `It now says:  ${text}`,
    many: (count: number) => `${count} translations are older than what they translate`,
    what: 'A text of the default has changed since it was translated. Only `npx liner check` reports this.',
    why: 'Visitors of different languages would read different things.',
    fix: 'Change the translation, and run `npx liner translations`. If the translation is still right, run only that, with `--accept`.',
    example: `description: Now with strings.
ar:
  description: بمصاحبة الوتريات.`,
  },
  'language/differs': {
    level: 'error',
    message: ({ code, language }: Code & { language: string }) =>
      `language: ${language}  contradicts the default under languages, which is ${code}.`,
    hint: ({ language }: { language: string }) =>
      `Remove the line, or put ${language.slice(0, 2)} first under languages.`,
    what: '`language` and the first entry of `languages` are different languages.',
    why: 'Both say what the pages at the root of the site are written in.',
    fix: 'Remove `language`, or put the other language first.',
    example: `languages:
  - {code: en, name: English}
  - {code: ar, name: العربية}`,
  },
});
