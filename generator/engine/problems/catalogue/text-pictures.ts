import { defineProblems } from '../define.ts';

export const textPictures = defineProblems({
  'markdown/image': {
    level: 'error',
    message: 'This text cannot contain a picture.',
    hint: 'Pictures belong in the text below the keys of a .md file, in the sections of About, or among the keys, such as  artwork_url: artwork/cover.jpg',
    what: 'There is a picture in a text that takes none, such as an introduction.',
    why: 'Such texts are short, and some are printed or sent elsewhere.',
    fix: 'Move it to the text below the keys, or name it in a key for pictures.',
    example: 'artwork_url: artwork/new-song.jpg',
  },
  'markdown/image-place': {
    level: 'error',
    message: 'A picture has to be on a line of its own.',
    hint: 'Put an empty line before and after it; it cannot be in a list, a quote, a table, a link or a sentence.',
    what: 'There is a picture in the middle of a sentence, or in a list, a quote, a table or a link.',
    why: 'Pictures are as wide as the text, with a caption below.',
    fix: 'Put it on a line of its own, with an empty line before and after.',
    example: '![The band on stage](photos/stage.jpg "In Lisbon, 2026")',
  },
  'markdown/no-alt': {
    level: 'warning',
    message: ({ file }: { file: string }) => `The picture ${file} does not say what it shows.`,
    hint: ({ file }: { file: string }) => `Write it between the brackets: ![The band on stage](${file})`,
    what: 'A picture in a text has no words between its brackets.',
    why: 'People who cannot see it, and search engines, learn nothing of it.',
    fix: 'Write what it shows, as you would say it on the phone.',
    example: '![The band on stage, seen from the crowd](photos/stage.jpg)',
  },
  'markdown/picture-file': {
    level: 'error',
    message: ({ file }: { file: string }) =>
      file === ''
        ? 'The picture has no file.'
        : `The picture "${file}" is not named as a file in the assets folder.`,
    hint: ({ meant }: { meant: string | undefined }) =>
      meant ? `Write  ![What it shows](${meant})` : 'Write its name as it is below assets: photos/stage.jpg',
    what: 'The file of a picture in a text is not named from the assets folder.',
    why: 'Pictures are resized, and only those in the assets folder are known.',
    fix: 'Write the name from the assets folder, with slashes.',
    example: '![The band on stage](photos/stage.jpg)',
  },
  'markdown/remote-picture': {
    level: 'error',
    message: 'A picture cannot come from another site.',
    hint: 'Save it into the assets folder, if you may use it, and write its name: ![What it shows](photos/stage.jpg)',
    what: 'The address of a picture in a text leads to another site.',
    why: 'That site would learn who reads the page, and could change or remove the picture.',
    fix: 'Save the picture into the assets folder and name that file.',
    example: '![The band on stage](photos/stage.jpg)',
  },
});
