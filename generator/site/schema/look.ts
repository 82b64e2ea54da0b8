/** Look, colours and fonts of the site. */
import * as z from 'zod';
import { group, optional } from '../../engine/content/schema/meta.ts';
import { assetFile, color, fixedText } from '../../engine/values/index.ts';
import { GROUNDS } from './grounds.ts';
import { HOME_SECTIONS } from './home-sections.ts';

/** The looks that come with Liner, by the names of their folders in `templates/looks`. */
export const LOOKS = ['sleeve', 'programme', 'board', 'cutout', 'zine', 'poster'] as const;

export const DEFAULT_LOOK = 'sleeve';

/** Words for `auto`, as the device is set. */
const DEVICE = Object.fromEntries(
  'automatic, system, device, automatisch, gerät, automatique, système, automático, sistema, automatico, otomatik, sistem, تلقائي'
    .split(', ')
    .map((word) => [word, 'auto']),
);

const font = (description: string, example: string) => optional(fixedText, description, example);

export const look = group('How the pages look. The build checks that all text can be read.', {
  style: optional(
    z
      .union([z.enum(LOOKS), fixedText], 'must be the name of a look, such as sleeve')
      .meta({ value: 'look', $comment: `${LOOKS.join(', ')} or another` }),
    'The look of all pages: letters, grounds, and how things are set. Besides those of Liner, a folder of looks/ or a package from npm: velvet is linernotes-look-velvet.',
    'sleeve',
  ),
  accent: optional(
    z
      .union([z.enum(['covers', 'stylesheet']), color])
      .meta({ value: 'color', $comment: 'covers, stylesheet or a colour' }),
    'One colour for links, buttons and marks on all pages. Without it, each page takes that of its cover; with stylesheet, all colours are those of assets/styles.css.',
    '#8a1c4a',
  ),
  second: optional(
    color.meta({ value: 'color' }),
    'A second colour beside it, in the looks that have one: the lower band of poster, the field of cutout, the blocks of zine. Without it, that is from covers too.',
    '#ffd23f',
  ),
  ground: optional(
    z.union([z.enum(GROUNDS), color]).meta({
      value: 'color',
      $comment: 'light, dark, auto or a colour',
      aliases: { black: 'dark', white: 'light', ...DEVICE },
    }),
    'What the pages are on: light, dark, or a colour; auto is light or dark as the visitor has set their device.',
    'dark',
  ),
  font: optional(
    z
      .union(
        [
          fixedText,
          z.strictObject({
            headings: font('The font of names and headings.', 'Anton'),
            text: font('The font of all other text.', 'EB Garamond'),
          }),
        ],
        'must be the name of a font, or one for headings and one for text, such as {headings: Anton, text: Inter}',
      )
      .meta({ $comment: 'name, or headings and text' }),
    'The name of a font in assets/fonts/ or in a package from npm: npm install @fontsource/anton. One name is for all text if the font has a regular and a bold weight, or else for headings. Other looks than sleeve have their own.',
    'Anton',
  ),
  logo: optional(
    assetFile,
    'The name as a drawing (SVG), in place of its letters on Home and at the top of each page. It has the colour of the text, and no background of its own.',
    'logos/wordmark.svg',
  ),
  order: optional(
    z.array(z.enum(HOME_SECTIONS)),
    `What comes first on Home below its first screen, in this order; the rest follows as it was: ${HOME_SECTIONS.join(', ')}.`,
    ['shows', 'latest'],
  ),
}).meta({
  instead: {
    theme: 'style: %',
    name: 'style: %',
    background: 'ground: %',
    color: 'accent: %',
    fonts: 'font: %',
    wordmark: 'logo: %',
  },
});

export type Look = NonNullable<z.output<typeof look>>;
