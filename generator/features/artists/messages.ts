/** Problems of the artists of `artists/`, and of the names that stand for them. */
import { findNearest } from '../../engine/lib/suggest.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/messages/index.ts';
import rows from './messages.json' with { type: 'json' };

export const problems = defineProblems(rows, {
  'artist/unknown': ({ name, known }) => ({ nearest: findNearest(name, known) }),
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
