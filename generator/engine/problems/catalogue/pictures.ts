import { defineProblems } from '../define.ts';

type NamedFile = { file: string };
/** In pixels. */
type Size = { width: number; height: number };

/** The name that the file's content has: `HEIC`; undefined for what is no picture that we know of. */
type WrongFormat = NamedFile & { format: string | undefined };
/** With the file that was probably meant. */
type MissingFile = NamedFile & { nearest: string | undefined };

/** Endings that are true of formats that are not read. */
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

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function hintAtFile({ file, nearest }: MissingFile): string {
  if (!nearest) return 'Put the picture there, or correct its name here.';
  const [name, written] = [nameOf(nearest), nameOf(file)];
  if (name === file) return `Write its folder as well: ${nearest}`;
  if (name === written) return `It is in another folder: ${nearest}`;
  const isCase = name.toLowerCase() === written.toLowerCase();
  return `Did you mean ${nearest}?${isCase ? ' Capitals count.' : ''}`;
}

const inMillions = (count: number) => Math.round(count / 1_000_000);

/** Faults of a logo; `found` is the offending part. */
const LOGO_FAULTS = {
  outside: () => 'is a link to a file outside the assets folder',
  large: () => 'is larger than 500 KB',
  encoding: (found: string) =>
    found ? `is written in ${found} instead of UTF-8` : 'is not written in UTF-8',
  'no-svg': () => 'is not an SVG drawing',
  'no-namespace': () => 'lacks xmlns="http://www.w3.org/2000/svg" at its <svg>',
  undrawable: () => 'cannot be drawn',
  heavy: () => 'takes too much time or memory to draw',
  different: () => 'cannot be cleaned without looking different',
  repeats: () => 'repeats its parts too often to be drawn',
  deep: () => 'has more than 100 elements inside each other',
  element: (found: string) => `contains a <${found}> element`,
  handler: (found: string) => `contains an event handler (${found})`,
  reference: (found: string) => `refers to something outside (${found})`,
  base: () => 'changes the base of its addresses',
  styles: (found: string) => `has styles that plain drawings do not need (${found})`,
  instruction: (found: string) => `contains the instruction ${found}`,
  entities: () => 'declares entities',
};

export type LogoFault = keyof typeof LOGO_FAULTS;

export interface FoundFault {
  fault: LogoFault;
  found?: string | undefined;
  /** Where it is in the drawing, counted from 1. */
  line?: number | undefined;
  column?: number | undefined;
}

export interface Contrast {
  url: string;
  what: string;
  contrast: number;
  least: number;
}

export const pictures = defineProblems({
  'colour/contrast': {
    level: 'error',
    message: ({ url, what, contrast, least }: Contrast) =>
      `The colours that ${url} takes from its cover are hard to read: ${what} has a contrast of ${contrast.toFixed(2)}, and needs ${least}.`,
    hint: 'This is an error in Liner, not in the content. Until it is fixed, use another picture as the cover.',
    what: 'The colours that a page takes from its cover would make its text hard to read.',
    why: 'Everybody must be able to read it, in bright sunlight and with poor eyesight too.',
    fix: 'This is an error in Liner, not in the content: please report it with the cover. Until it is fixed, use another picture as the cover.',
    example: 'artwork_url: artwork/new-song.jpg',
  },
  'logo/missing': {
    level: 'warning',
    message: ({ file }: NamedFile) =>
      `There is no ${file} in the assets folder, so the artist's initial is used as the icon.`,
    hint: 'Put the logo there as an SVG file, or correct its name here.',
    what: '`logo` in `site.yaml` names a file that is not there.',
    why: "The icons of tabs and phones are made from it; without it, the artist's initial is used.",
    fix: 'Put the file into the assets folder, or correct its name. Capitals count.',
    example: 'logo: icons/logo.svg',
  },
  'logo/unusable': {
    level: 'error',
    message: ({ file, fault, found = '', line, column }: NamedFile & FoundFault) => {
      const place = line === undefined ? '' : ` (line ${line}, column ${column})`;
      return `The logo ${file} ${LOGO_FAULTS[fault](found)}${place}.`;
    },
    hint: 'Export it as a plain SVG: shapes only, without scripts, links and linked pictures.',
    what: 'The logo cannot be used.',
    why: 'It is not an SVG drawing, or it contains what drawings do not need: scripts, links, animations, fonts, entities, pictures and styles from elsewhere. Browsers would run or load them on your site. What a program for drawing leaves in the file for itself is not an error: comments, metadata and guides are not published.',
    fix: 'Export it as a plain SVG: shapes only, with text turned into paths. In Illustrator, turn off "Preserve Illustrator Editing Capabilities"; in Inkscape, choose "Plain SVG". A logo that takes too long to draw has too many effects or repeated parts: turn them into shapes.',
    example: 'Export as > Plain SVG',
  },
  'picture/damaged': {
    level: 'warning',
    message: ({ file }: NamedFile) => `${file} is damaged: parts of it may look wrong.`,
    hint: 'Copy or export it again.',
    what: 'Parts of a picture are damaged.',
    why: 'Some of it may look wrong.',
    fix: 'Copy or export it again.',
    example: 'assets/artwork/new-song.jpg',
  },
  'picture/format': {
    level: 'error',
    message: ({ file, format }: WrongFormat) => {
      if (!format) return `${file} is not a picture, or it is damaged.`;
      const surprise = ENDINGS[format]?.test(file) ? '' : ', although its name says something else';
      const article = format === 'SVG' ? 'an' : 'a';
      return `${file} is ${article} ${format} file${surprise}. Pictures must be JPEG, PNG, WebP or AVIF files.`;
    },
    hint: ({ format = '' }: WrongFormat) => CONVERSIONS[format] ?? SAVE_AGAIN,
    what: 'A file is not a JPEG, PNG, WebP or AVIF picture, or not a picture at all.',
    why: 'JPEG, PNG, WebP and AVIF are read. HEIC, GIF, TIFF, PDF and Photoshop files are not. The content of a file decides what it is: a new ending alone does not change that.',
    fix: `Export it as a JPEG or PNG file. ${HEIC_HELP}`,
    example: 'new-song.heic   becomes   new-song.jpg',
  },
  'picture/missing': {
    level: 'warning',
    message: ({ file }: MissingFile) =>
      `There is no ${file} in the assets folder, so a placeholder is shown.`,
    hint: hintAtFile,
    what: 'The content names a picture that is not in the assets folder.',
    why: 'A placeholder is shown instead.',
    fix: 'Put the file there, or correct its name here, with its folder. Capitals count.',
    example: 'artwork_url: artwork/new-song.jpg   is the file   assets/artwork/new-song.jpg',
  },
  'picture/missing-in-text': {
    level: 'error',
    message: ({ file }: MissingFile) => `There is no ${file} in the assets folder.`,
    hint: hintAtFile,
    what: 'A text shows a picture that is not in the assets folder.',
    why: 'A placeholder in the middle of a text would say nothing.',
    fix: 'Put the file there, or correct its name here, with its folder. Capitals count.',
    example: '![The band on stage](photos/stage.jpg)   is the file   assets/photos/stage.jpg',
  },
  'picture/no-permission': {
    level: 'error',
    message: ({ file }: NamedFile) => `${file} cannot be opened: this user has no permission to read it.`,
    hint: 'Give yourself the right to read the file, or copy it: the copy is yours.',
    what: 'A picture is there, but the user who builds the site may not read it.',
    why: 'Often it was copied by another user, with sudo, or from another disk.',
    fix: 'Give yourself the right to read it, with `chmod` or in the properties of the file.',
    example: 'chmod u+r assets/artwork/new-song.jpg',
  },
  'picture/outside': {
    level: 'error',
    message: ({ file }: NamedFile) => `${file} is a link to a file outside the assets folder.`,
    hint: 'Put the picture itself there.',
    what: 'A picture is a link to a file outside the assets folder.',
    why: 'Whatever is published must be in the folder.',
    fix: 'Put the picture itself there.',
    example: 'cp ~/pictures/new-song.jpg assets/artwork/',
  },
  'picture/shape': {
    level: 'error',
    message: ({ file, width, height, limit }: NamedFile & Size & { limit: number }) =>
      `${file} is ${width} by ${height} pixels: one side is more than ${limit} times as long as the other.`,
    hint: 'Crop it: covers are square, other pictures at most a few times as wide as high.',
    what: 'A picture is a thin strip.',
    why: 'Hardly anything of it could be seen, and cropping it would take all the memory of the computer.',
    fix: 'Crop it, or export it again: often a wrong number was typed for one side.',
    example: 'Export > 3000 by 3000 pixels',
  },
  'picture/too-large': {
    level: 'error',
    message: ({ file, limit, ...size }: NamedFile & { limit: number } & ({ bytes: number } | Size)) =>
      'bytes' in size
        ? `${file} is ${inMillions(size.bytes)} MB; the limit is ${inMillions(limit)} MB.`
        : `${file} is ${size.width} by ${size.height} pixels; the limit is ${inMillions(limit)} million pixels in all.`,
    hint: 'Make it smaller: 3000 by 3000 pixels are enough for everything.',
    what: 'A picture has too many pixels or bytes.',
    why: 'It would take minutes, and all the memory of the computer.',
    fix: 'Save it with 3000 by 3000 pixels at most: that is enough for everything.',
    example: 'Export > width 3000',
  },
  'picture/unreadable': {
    level: 'error',
    message: ({ file, fault }: NamedFile & { fault: string | undefined }) =>
      fault === undefined
        ? `${file} is empty: the file contains no picture.`
        : `${file} cannot be read as a picture: the file is cut off or damaged (${fault}).`,
    hint: 'Copy or export it again; an interrupted upload leaves such files.',
    what: 'A picture is empty, cut off or damaged.',
    why: 'Often an upload or a copy was interrupted.',
    fix: 'Copy or export it again.',
    example: 'assets/artwork/new-song.jpg',
  },
  'picture/unused': {
    level: 'warning',
    message: ({ file }: NamedFile) => `No page shows ${file} from the assets folder.`,
    hint: 'Name it as artwork_url of a release, a remix or a mix, or remove it.',
    what: 'No page shows a picture that is in `artwork/`.',
    why: 'Often a file was renamed, but not in the content.',
    fix: 'Name it where it belongs, or remove it.',
    example: 'artwork_url: artwork/new-song.jpg',
  },
});
