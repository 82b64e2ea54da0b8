/** Problems of mixes and the podcast. */
import { findNearest } from '../../engine/lib/suggest.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/messages/index.ts';
import { problems as sound } from '../sound/messages.ts';
import rows from './messages.json' with { type: 'json' };

export const problems = defineProblems(rows, {
  'reference/unknown-series': ({ id, series }) => ({ nearest: findNearest(id, series) }),
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...sound, ...problems });
