/** Problems of pages. */
import { findNearest } from '../../engine/lib/suggest.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/messages/index.ts';
import rows from './messages.json' with { type: 'json' };

export const problems = defineProblems(rows, {
  'form/unknown-inquiry': ({ inquiry, known }) => ({ nearest: findNearest(inquiry, known) }),
  'merch/unknown-release': ({ release, names }) => ({ nearest: findNearest(release, names) }),
  'reference/unknown-profile': ({ profile, names }) => ({ nearest: findNearest(profile, names) }),
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
