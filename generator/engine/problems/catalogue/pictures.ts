import { defineProblems } from '../define.ts';
import { hintAtNearest } from './file-hints.ts';

type NamedFile = { file: string };

export interface FoundFault {
  fault: LogoFault;
  found?: string | undefined;
  /** Its line in the drawing, from 1. */
  line?: number | undefined;
  column?: number | undefined;
}

export type LogoFault = keyof typeof LOGO_FAULTS;

/** Faults of a logo; `found` is the offending part. */
const LOGO_FAULTS = {
  outside: () => 'is a link to a file outside the assets folder',
  large: () => 'is larger than 500 KB',
  encoding: () => 'is not written in UTF-8',
  'no-svg': () => 'is not an SVG drawing',
  'no-namespace': () => 'lacks xmlns="http://www.w3.org/2000/svg" at its <svg>',
  undrawable: () => 'cannot be drawn',
  element: (found: string) => `contains a <${found}> element`,
  handler: (found: string) => `contains an event handler (${found})`,
  reference: (found: string) => `refers to something outside (${found})`,
  entities: () => 'declares entities',
};

/** The format of the file's content, `HEIC`; undefined if it is unknown. */
type WrongFormat = NamedFile & { format: string | undefined };

/** File endings of formats that Liner cannot read. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  HEIC: /\.hei[cf]$/i,
  GIF: /\.gif$/i,
  BMP: /\.bmp$/i,
  TIFF: /\.tiff?$/i,
  PDF: /\.pdf$/i,
  SVG: /\.svg$/i,
  Photoshop: /\.ps[db]$/i,
};

const SAVE_AGAIN = 'Export it as a JPEG or PNG file, and name that one here.';

const HEIC_HELP =
  'iPhones take HEIC photos. On a Mac, open the photo in Preview and choose File > Export > JPEG; on Windows, open it in Photos and choose Save as, then .jpg. To take JPEG photos from now on, choose Settings > Camera > Formats > Most Compatible on the iPhone.';

const CONVERSIONS: Readonly<Record<string, string>> = {
  HEIC: `${HEIC_HELP} Then name the new file here.`,
  GIF: `${SAVE_AGAIN} An animated GIF would become a still picture: put it on a video site and link to it.`,
};

/** With the file that was probably meant. */
type MissingFile = NamedFile & { nearest: string | undefined };

function hintAtFile({ file, nearest }: MissingFile): string {
  return nearest ? hintAtNearest(file, nearest) : 'Put the picture there, or correct its name here.';
}

/** In pixels. */
type Size = { width: number; height: number };

const inMillions = (count: number) => Math.round(count / 1_000_000);

export const pictures = defineProblems({
  'logo/missing': {
    level: 'warning',
    message: ({ file }: NamedFile) =>
      `There is no ${file} in the assets folder, so the artist's initial is used as the icon.`,
    hint: 'Put the logo there as an SVG file, or correct its name here.',
    about:
      'There is no file of the name that `logo` in `site.yaml` has. The icons of tabs and phones are made from it. Capitals count.',
  },
  'logo/unusable': {
    level: 'error',
    message: ({ file, fault, found = '', line, column }: NamedFile & FoundFault) => {
      const place = line === undefined ? '' : ` (line ${line}, column ${column})`;
      return `The logo ${file} ${LOGO_FAULTS[fault](found)}${place}.`;
    },
    hint: 'Export it as a plain SVG: shapes only, without scripts, links and linked pictures.',
    about:
      'A logo is an SVG drawing without scripts, animations, entities, and links to pictures, fonts and styles elsewhere, which browsers would run or load. If it cannot be drawn, it is damaged, or has too many effects or repeated parts: turn them into shapes, and export it again. In Illustrator, turn off "Preserve Illustrator Editing Capabilities"; in Inkscape, choose "Plain SVG".',
  },
  'picture/damaged': {
    level: 'warning',
    message: ({ file }: NamedFile) => `${file} is damaged: parts of it may look wrong.`,
    hint: 'Copy or export it again.',
    about: 'Parts of a picture are damaged. An interrupted upload or a failing disk leaves such files.',
  },
  'picture/format': {
    level: 'error',
    message: ({ file, format }: WrongFormat) => {
      if (!format) return `${file} is not a picture, or it is damaged.`;
      const surprise = ENDINGS[format]?.test(file) ? '' : ', despite its name';
      const article = format === 'SVG' ? 'an' : 'a';
      return `${file} is ${article} ${format} file${surprise}. Pictures must be JPEG, PNG, WebP or AVIF files.`;
    },
    hint: ({ format = '' }: WrongFormat) => CONVERSIONS[format] ?? SAVE_AGAIN,
    about:
      'A file is not a JPEG, PNG, WebP or AVIF picture; another ending does not change what it is. Export it as a JPEG or PNG file. On a Mac, open a HEIC photo of an iPhone in Preview and choose File > Export > JPEG; on Windows, open it in Photos and choose Save as, then .jpg.',
  },
  'picture/missing': {
    level: 'warning',
    message: ({ file }: MissingFile) =>
      `There is no ${file} in the assets folder, so a placeholder is shown.`,
    hint: hintAtFile,
    about:
      'A picture is not in the assets folder, so a placeholder is shown. Put it there, or correct its name, with its folder: `artwork_url: artwork/new-song.jpg` is the file `assets/artwork/new-song.jpg`. Capitals count.',
  },
  'picture/missing-in-text': {
    level: 'error',
    message: ({ file }: MissingFile) => `There is no ${file} in the assets folder.`,
    hint: hintAtFile,
    about:
      'A picture in a text is not in the assets folder. Put it there, or correct its name, with its folder: `![The band on stage](photos/stage.jpg)` is the file `assets/photos/stage.jpg`. Capitals count.',
  },
  'picture/no-permission': {
    level: 'error',
    message: ({ file }: NamedFile) => `${file} cannot be opened: this user has no permission to read it.`,
    hint: 'Give yourself the right to read the file, or copy it: the copy is yours.',
    about:
      'The user who builds the site may not read a picture. Often the file was copied by another user, with sudo, or from another disk.',
  },
  'picture/outside': {
    level: 'error',
    message: ({ file }: NamedFile) => `${file} is a link to a file outside the assets folder.`,
    hint: 'Put the picture itself there.',
    about:
      'A picture is a link to a file outside the assets folder. Only what is in the assets folder is published, so nothing gets out by accident.',
  },
  'picture/shape': {
    level: 'error',
    message: ({ file, width, height, limit }: NamedFile & Size & { limit: number }) =>
      `${file} is ${width} by ${height} pixels: one side is more than ${limit} times as long as the other.`,
    hint: 'Crop it: covers are square, other pictures at most a few times as wide as high.',
    about:
      'A picture is a thin strip, of which hardly anything could be seen. Often a wrong number was typed for one side at the export.',
  },
  'picture/too-large': {
    level: 'error',
    message: ({ file, limit, ...size }: NamedFile & { limit: number } & ({ bytes: number } | Size)) =>
      'bytes' in size
        ? `${file} is ${inMillions(size.bytes)} MB; the limit is ${inMillions(limit)} MB.`
        : `${file} is ${size.width} by ${size.height} pixels; the limit is ${inMillions(limit)} million pixels in all.`,
    hint: 'Make it smaller: 3000 by 3000 pixels are enough for everything.',
    about: 'A picture with so many pixels or bytes would take minutes, and all the memory of the computer.',
  },
  'picture/unreadable': {
    level: 'error',
    message: ({ file, fault }: NamedFile & { fault: string | undefined }) =>
      fault === undefined
        ? `${file} is empty: the file contains no picture.`
        : `${file} cannot be read as a picture: the file is cut off or damaged (${fault}).`,
    hint: 'Copy or export it again; an interrupted upload leaves such files.',
    about: 'The picture is empty, cut off or damaged.',
  },
  'picture/unused': {
    level: 'warning',
    message: ({ file }: NamedFile) => `No page shows ${file} from the assets folder.`,
    hint: 'Name it as artwork_url of a release, a remix or a mix, or remove it.',
    about: 'A picture in `artwork/` appears on no page. Often it was renamed, but not in the content.',
  },
  'press/no-logo': {
    level: 'warning',
    message: ({ file }: { file: string }) =>
      `There is no ${file} in the assets folder, so the press kit is made without it.`,
    hint: 'Put the logo there as an SVG file, or correct its name here.',
    about: 'A logo under `logos` in `pages/press.yaml` is not in the assets folder.',
  },
});
