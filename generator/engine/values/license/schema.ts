/** The license of a work. */
import * as z from 'zod';
import { type License, readLicense } from './read.ts';

const EXPECTED = 'must be a license such as CC BY-SA 4.0 or CC0, or its address at creativecommons.org';

/** Read as its id, name and address. */
function licenseOr<Word extends string>(...words: Word[]) {
  return z
    .string(EXPECTED)
    .transform((written, context): License | Word => {
      const word = words.find((each) => each === written);
      const read = readLicense(written);
      if (word !== undefined) return word;
      if ('value' in read) return read.value;
      const message = read.advice ? `must have a version: ${read.advice}` : EXPECTED;
      context.issues.push({ code: 'custom', input: written, message });
      return z.NEVER;
    })
    .meta({ value: 'text', $comment: ['license', ...words].join(', or ') });
}

export const license = licenseOr<never>();

/** License of a part, which may be none. */
export const ownLicense = licenseOr('none');
