/** Problems of releases and remixes. */
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/messages/index.ts';
import rows from './messages.json' with { type: 'json' };

export const problems = defineProblems(rows);

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
