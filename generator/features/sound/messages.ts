/** Problems of recordings. */
import { wayTo } from '../../engine/problems/catalogue/addresses.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/messages/index.ts';
import rows from './messages.json' with { type: 'json' };

/** Services that publish sites and refuse large files; `unknown` if the service is not known. */
export type LimitedHost = 'Cloudflare Pages' | 'GitHub Pages' | 'unknown';

export const problems = defineProblems(rows, {
  'sound/cue-after-end': ({ length }) => ({ earlier: length / 4 }),
  'sound/loudness-differs': ({ loudness, others }) => ({
    difference: Math.abs(loudness - others),
    isLouder: loudness > others,
  }),
  'sound/missing': wayTo,
  'sound/preview-after-end': ({ length }) => ({ earlier: length / 4 }),
  'sound/preview-short': ({ from, length, requested }) => ({
    seconds: Math.max(1, Math.round(length)),
    end: from + length,
    fits: from > 0 && requested <= from + length,
  }),
  'sound/truncated': ({ missing }) => ({ seconds: missing && Math.max(1, Math.round(missing)) }),
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
