/** Problems of scores. */
import { findNearest } from '../../engine/lib/suggest.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import rows from './messages.json' with { type: 'json' };

export const problems = defineProblems(rows, {
  'score/no-album': ({ album, releases }) => ({ nearest: findNearest(album, releases) }),
});

export const problem = openReporter(problems);
