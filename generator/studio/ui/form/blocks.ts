/** Blocks that can be put into a text: pictures, tables, and the directives of Liner. */
import type { DirectiveName } from '../../../engine/content/vocabulary.ts';
import type { Word } from '../state/words.ts';
import type { Block } from './marks.ts';

type Name = DirectiveName | 'picture' | 'table';

/** Parts of a block that the site and its language have. */
export interface Parts {
  words: string;
  /** Words for a picture, until they are written. */
  alt: string;
  name: string;
  /** Pictures that are there. */
  pictures: readonly string[];
  release: string | undefined;
}

interface Row {
  word: Word;
  hint?: Word;
  /** Set if texts without pictures and directives may hold it too. */
  isPlain?: boolean;
  write(parts: Parts): Block;
}

const picture = ({ pictures }: Parts, index = 0) => pictures[index] ?? `photos/${index + 1}.jpg`;

/** Blocks in the order of the menu. */
export const BLOCKS: Readonly<Record<Name, Row>> = {
  picture: {
    word: 'insertPicture',
    write: (parts) => [`![${parts.alt}](`, picture(parts), ')'],
  },
  gallery: {
    word: 'insertGallery',
    hint: 'insertGalleryHint',
    write: (parts) => [
      `:::gallery\n![${parts.alt}](`,
      picture(parts),
      `)\n![${parts.alt}](${picture(parts, 1)})\n:::`,
    ],
  },
  video: {
    word: 'insertVideo',
    hint: 'insertVideoHint',
    write: () => ['::video{url=', 'https://www.youtube.com/watch?v=…', '}'],
  },
  player: {
    word: 'insertPlayer',
    hint: 'insertPlayerHint',
    write: ({ release }) => ['::player{release=', release ?? 'new-song', '}'],
  },
  quote: {
    word: 'insertQuote',
    write: ({ words, name }) => ['::quote[', words, `]{by="${name}"}`],
  },
  table: {
    word: 'insertTable',
    isPlain: true,
    write: ({ words }) => ['| ', words, ` | ${words} |\n| --- | --- |\n| … | … |`],
  },
  button: {
    word: 'insertButton',
    write: ({ words }) => ['::button[', words, ']{url=/}'],
  },
  download: {
    word: 'insertDownload',
    write: ({ words }) => [`::download[${words}]{file=`, 'downloads/file.pdf', '}'],
  },
  form: {
    word: 'insertForm',
    hint: 'insertFormHint',
    write: () => ['::form', '', ''],
  },
  releases: {
    word: 'insertReleases',
    hint: 'insertReleasesHint',
    write: () => ['::releases{limit=', '4', '}'],
  },
  events: {
    word: 'insertEvents',
    write: () => ['::events{limit=', '4', '}'],
  },
  newsletter: {
    word: 'insertNewsletter',
    write: () => ['::newsletter', '', ''],
  },
};
