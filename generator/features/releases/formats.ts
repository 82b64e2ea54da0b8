/** The formats that releases are sold in. */
import type { Words } from '../../site/words/index.ts';
import type { FormatName } from './schema/formats.ts';

/** The name of a format: `Vinyl`. */
export function formatName(format: FormatName, { music }: Words): string {
  return format === 'other' ? music.otherFormat : music[format];
}
