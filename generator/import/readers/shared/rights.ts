/** Owner and year of rights, as sleeves and tags write them. */
import type { ReleaseFacts } from '../../catalogue.ts';

const SIGNED = /(©|℗|\([cp]\))\s*([^©℗]*?)(?=\s*(?:©|℗|\([cp]\)|$))/gi;

/** Rights to leave out: those with signs have been divided, others are what programs write without an owner. */
const NO_RIGHTS = /©|℗|\([cp]\)|^(?:undefined|copyright|none|unknown|n\/a)?$/i;

/** `© 2020 Name ℗ 2021 Label`: owners of words and artwork, and of the recording. In `℗ & © 2020 Name` they are the same. */
export function splitRights(
  copyright = '',
  phonographic = '',
): Pick<ReleaseFacts, 'copyright' | 'phonographic_copyright'> {
  const signed = [...`${copyright} ${phonographic && `℗ ${phonographic}`}`.matchAll(SIGNED)].map(
    ([, sign = '', line = '']) => ({ sign, line: line.replace(/^(?:[\s,;&+/]|and\b)+|[\s,;&+/]+$/gi, '') }),
  );
  const lineOf = (form: RegExp) => {
    const at = signed.findIndex(({ sign }) => form.test(sign));
    return at === -1 ? undefined : signed.slice(at).find(({ line }) => line !== '')?.line;
  };
  const [recording, words] = [lineOf(/℗|p/i), lineOf(/©|c/i) ?? (NO_RIGHTS.test(copyright) ? '' : copyright)];
  return { ...(words && { copyright: words }), ...(recording && { phonographic_copyright: recording }) };
}
