/** Numbers with a fraction, and sizes of files, as the language of a page writes them. */
import { formatBytes } from '../../engine/lib/text.ts';
import type { SiteLanguage } from './types.ts';

type Written = Pick<SiteLanguage, 'locale' | 'digits'>;

const localeOf = ({ locale, digits }: Written) => `${locale}-u-nu-${digits}`;

/** `4.5`, in German `4,5`. */
export function writeNumber(number: number, language: Written): string {
  return new Intl.NumberFormat(localeOf(language)).format(number);
}

/** `184.0 KB`, in German `184,0 KB`. */
export function writeSize(bytes: number, language: Written): string {
  return formatBytes(bytes, localeOf(language));
}
