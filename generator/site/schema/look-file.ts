/** The file `look.yaml` of a look. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { isHex, oklchOf } from '../../engine/lib/colour.ts';
import type { CardLayout } from '../../engine/media/share/card.ts';
import { text } from '../../engine/values/index.ts';
import { SLEEVE_PDF } from './pdf-style.ts';

const LAYOUTS = [
  'sleeve',
  'field',
  'window',
  'bar',
  'table',
  'lines',
] as const satisfies readonly CardLayout[];

/** Lightness, chroma and hue, as `oklch()` of CSS has them, or `#rrggbb`. */
const tone = z
  .unknown()
  .transform((value) => (typeof value === 'string' && isHex(value) ? [...oklchOf(value)] : value))
  .pipe(
    z.tuple([z.number().min(0).max(1), z.number().min(0).max(0.4), z.number().min(0).max(360)], {
      error: 'must be lightness, chroma and hue, such as [0.81, 0.14, 100], or a colour such as "#b8ff2e"',
    }),
  )
  .meta({ $comment: 'lightness, chroma and hue, as in oklch() of CSS, or #rrggbb' });

const tones = z.strictObject({
  paper: key(tone, 'The ground.', [0.957, 0.013, 84]),
  ink: key(tone, 'Text on it.', [0.212, 0.012, 62]),
});

export const lookFile = z.strictObject({
  line: key(text, 'What it is, in a sentence or two.', 'A record sleeve that opens.'),
  for: key(text, 'Whom it is for.', 'singers and bands'),
  colours: key(
    z.strictObject({
      light: key(tones, 'Paper and ink.'),
      dark: key(tones, 'The same for dark pages.'),
      accent: key(tone, 'The accent of pages whose cover has no colour.', [0.49, 0.145, 38]),
      accent_ink: key(tone, 'Text on the accent.', [0.975, 0.01, 84]),
      wash: key(z.number().min(0).max(1).default(0), "The share of the cover's colour in the paper.", 0.06),
      blocks: key(z.boolean().default(false), 'Whether the footer is in reversed colours.', true),
      flat: key(
        z.boolean().default(false),
        'Whether the colour of the cover is the ground itself, with ink on it and no accent.',
        true,
      ),
      field: optional(
        tone,
        'Gives pages a field in the colour of their cover at full strength; this one where the cover has none.',
        [0.78, 0.155, 72],
      ),
      spot: optional(
        tone,
        'Gives pages one colour beside ink and paper, that of their cover, in blocks under the ink; this one where the cover has none.',
        [0.81, 0.14, 100],
      ),
      bands: optional(
        z.tuple([tone, tone], {
          error: 'must be two colours, such as [[0.73, 0.19, 357], [0.9, 0.16, 97]]',
        }),
        'Gives pages two flat bands in colours of their cover, and nothing else in colour; these where the cover has none.',
        [
          [0.73, 0.19, 357],
          [0.9, 0.16, 97],
        ],
      ),
    }),
    'Its colours; styles.css has the same.',
  ),
  card: key(z.enum(LAYOUTS).default('sleeve'), `How share images are set: ${LAYOUTS.join(', ')}.`, 'table'),
  pdf: key(
    z
      .strictObject({
        headings: key(
          z.enum(['margin', 'above']).default(SLEEVE_PDF.headings),
          'Headings of sections are beside their text, or over it.',
          'above',
        ),
        rule: key(
          z.number().min(0).max(8).default(SLEEVE_PDF.rule),
          'The weight of rules in points; 0 for none.',
          0,
        ),
        align: key(
          z.enum(['start', 'middle']).default(SLEEVE_PDF.align),
          'Where the lines of the head are: at the start, or in the middle.',
          'middle',
        ),
        capitals: key(z.boolean().default(SLEEVE_PDF.capitals), 'Whether names are in capitals.', true),
        leading: key(
          z.number().min(-1).max(1).default(SLEEVE_PDF.leading),
          'Added between lines of names, in em.',
          -0.1,
        ),
        tracking: key(
          z.number().min(-0.2).max(0.5).default(SLEEVE_PDF.tracking),
          'Added after each letter of names, in em.',
          0,
        ),
        scale: key(
          z.number().min(0.5).max(2).default(SLEEVE_PDF.scale),
          "The size of the look's letters in texts, beside those of Archivo, which are large.",
          1.15,
        ),
        spacing: key(
          z.number().min(-1).max(1).default(SLEEVE_PDF.spacing),
          'Added to spaces of data that is read from right to left, in em: those of monospaced fonts are wide.',
          0,
        ),
      })
      .prefault({}),
    'How PDF files are set: ink on white, in one order.',
  ),
});

export type LookFile = z.output<typeof lookFile>;
