/** What can be wrong with a picture, in a manager's words. */
import { basename } from 'node:path/posix';
import { findNearest } from '../../lib/suggest.ts';
import type { Position, Problem } from '../../problems/index.ts';
import { MAX_BYTES, MAX_PIXELS } from './settings.ts';

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;
const SAVE_AGAIN = 'Save it once more as a JPEG, PNG, WebP or AVIF file.';
const MEGA = 1_000_000;

export function describeMissing(file: string, files: readonly string[], at: Position | undefined): Problem {
  const pictures = files.filter((name) => PICTURE.test(name));
  const nearest = findNearest(file, pictures) ?? findByName(file, pictures);
  return {
    code: 'picture/missing',
    level: 'warning',
    message: `There is no ${file} in the assets folder, so a placeholder is shown.`,
    hint: nearest
      ? `Did you mean ${nearest}? Capitals count.`
      : 'Put the picture there, or correct its name here.',
    at,
  };
}

function findByName(file: string, pictures: readonly string[]): string | undefined {
  const name = findNearest(
    basename(file),
    pictures.map((picture) => basename(picture)),
  );
  return name && pictures.find((picture) => basename(picture) === name);
}

export function describeOutside(file: string, at: Position | undefined): Problem {
  return {
    code: 'picture/outside',
    level: 'error',
    message: `${file} is a link that leads out of the assets folder.`,
    hint: 'Put the picture itself there.',
    at,
  };
}

export function describeEmpty(file: string, at: Position | undefined): Problem {
  return {
    code: 'picture/unreadable',
    level: 'error',
    message: `${file} is empty: the file holds no picture.`,
    hint: 'Copy the picture there once more.',
    at,
  };
}

/** @param format what it is instead, where that is known */
export function describeFormat(file: string, format: string | undefined, at: Position | undefined): Problem {
  return {
    code: 'picture/format',
    level: 'error',
    message: format
      ? `${file} is a ${format} file, whatever its name says; that is no format for pictures here.`
      : `${file} is no picture, or a damaged one.`,
    hint: SAVE_AGAIN,
    at,
  };
}

export function describeBytes(file: string, bytes: number, at: Position | undefined): Problem {
  return {
    code: 'picture/too-large',
    level: 'error',
    message: `${file} has ${Math.round(bytes / MEGA)} MB; at most ${MAX_BYTES / MEGA} MB are read.`,
    hint: 'Save it smaller: 3000 pixels are enough for everything.',
    at,
  };
}

export function describePixels(
  file: string,
  width: number,
  height: number,
  at: Position | undefined,
): Problem {
  return {
    code: 'picture/too-large',
    level: 'error',
    message: `${file} is ${width} by ${height} pixels; at most ${MAX_PIXELS / MEGA} million in all are read.`,
    hint: 'Save it smaller: 3000 by 3000 pixels are enough for everything.',
    at,
  };
}

/** @param reason as the decoder put it */
export function describeUnreadable(file: string, reason: string, at: Position | undefined): Problem {
  return {
    code: 'picture/unreadable',
    level: 'error',
    message: `${file} cannot be read as a picture: the file is cut off or damaged (${reason}).`,
    hint: 'Copy or export it once more; an interrupted upload leaves such files.',
    at,
  };
}

export function describeDamaged(file: string, at: Position | undefined): Problem {
  return {
    code: 'picture/damaged',
    level: 'warning',
    message: `${file} is damaged: parts of it may look wrong.`,
    hint: 'Copy or export it once more.',
    at,
  };
}

export function describeUnused(file: string): Problem {
  return {
    code: 'picture/unused',
    level: 'warning',
    message: `No page shows ${file} of the assets folder.`,
    hint: 'Name it as artwork_url of a release, a remix or a mix, or remove it.',
  };
}
