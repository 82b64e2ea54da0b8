import { defineProblems } from '../define.ts';

export interface Code {
  code: string;
}

export interface TranslationFile extends Code {
  path: string;
  /** The file that it translates. */
  original: string;
}

export const translation = defineProblems({
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
    about:
      'There are texts in a language that the site does not have. Add the language to `site.yaml`, `languages: [{code: en, name: English}, {code: ar, name: العربية}]`, or correct its code.',
  },
  'language/not-a-text': {
    level: 'error',
    message: ({ code, key }: Code & { key: string }) =>
      `"${key}" is the same in every language: it does not belong below ${code}.`,
    hint: ({ code, key, holdsTexts }: Code & { key: string; holdsTexts: boolean }) =>
      holdsTexts
        ? `Translate the texts inside it instead: put  ${code}:  into each group below ${key}.`
        : `Remove it here. The value of the default language is used for ${code} too.`,
    about:
      'A key below the code of a language is not a text. Dates, addresses and numbers are written once, so that languages cannot differ. Remove the key there; in a list of groups, each group has its own texts of other languages.',
  },
  'language/no-group': {
    level: 'error',
    message: ({ code }: Code) => `"${code}" must be a group of texts in that language.`,
    hint: ({ code }: Code) => `Repeat the key of the text, indented below it:  ${code}: {title: …}`,
    about:
      'After the code of a language there is a text instead of keys. Repeat the key of the text below the code of the language: `ar: {title: أغنية جديدة}`.',
  },
  'language/default': {
    level: 'error',
    message: ({ code }: Code) =>
      `${code} is the default language of the site, so its texts do not belong below its code.`,
    hint: ({ code }: Code) => `Write them without  ${code}:  as the keys of the group itself.`,
    about:
      'Texts of the default language are below its code. The keys themselves are in the default language; only other languages are below their codes. Move the keys out of the group, and remove the code.',
  },
  'language/default-file': {
    level: 'error',
    message: ({ code, path }: TranslationFile) =>
      `${path} is in ${code}, the default language of the site, whose files have no code in their names.`,
    hint: ({ original }: TranslationFile) => `Rename it:  ${original}`,
    about:
      'The name of a file has the code of the default language. Files in the default language have plain names; only those of other languages have a code, as in `releases/new-song.ar.md`.',
  },
  'language/yaml-file': {
    level: 'error',
    message: ({ path }: TranslationFile) =>
      `${path} is not read: the translations of a .yaml file are in the file itself.`,
    hint: ({ code, original }: TranslationFile) =>
      `Put them into ${original}, below  ${code}:  in the groups that they belong to.`,
    about:
      'The translation of a `.yaml` file is in a separate file. Only the text of a `.md` file can have a file for each language. Put the texts into the `.yaml` file, below the code of the language: `ar: {title: نبذة}`.',
  },
  'language/no-original': {
    level: 'error',
    message: ({ path, original }: TranslationFile) => `${path} translates ${original}, which does not exist.`,
    hint: 'Correct its name, or write the file of the default language first.',
    about:
      'The file that a text translates does not exist. The date, the picture and all other facts are in the file of the default language, which must have the same name: `releases/new-song.md` and `releases/new-song.ar.md`.',
  },
  'language/twice': {
    level: 'error',
    message: ({ key, code, other }: Code & { key: string; other: string }) =>
      `"${key}" is already translated into ${code} in ${other}.`,
    hint: 'Keep one of the two.',
    about: 'The same text is below the code of its language and in the file of that language.',
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
        ? `${file} is not translated into ${code} yet.`
        : `${file} lacks ${count === 1 ? 'one text' : `${count} texts`} in ${code}: ${texts.join('; ')}${count > texts.length ? ' …' : ''}.`,
    hint: ({ code, country }: Code & { country?: string | undefined }) =>
      `Until then visitors read the default language. ${country ? `A country is named in every language by its code:  country: ${country}  ` : ''}For a list to fill in:  npx liner translations export ${code}`,
    many: '{count} files are not fully translated',
    about:
      'Some texts of a file are missing in a language of the site. Until they are translated, visitors read these texts in the default language, which is fine if that is what you want. `npx liner translations export ar` writes all texts into a table, and `import` reads it back.',
  },
  'language/stale': {
    level: 'warning',
    message: ({ key, code }: Code & { key: string }) =>
      `"${key}" in ${code} translates an earlier version of the text.`,
    hint: ({ text }: { text: string }) => `The text is now:  ${text}`,
    many: '{count} translations are out of date',
    about:
      'The text has changed since it was translated. Change the translation and run `npx liner translations`; if it is still right, run that with `--accept`.',
  },
});
