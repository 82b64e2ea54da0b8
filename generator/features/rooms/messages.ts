/** Problems of private pages. */
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import rows from './messages.json' with { type: 'json' };

export const problems = defineProblems(rows);

export const problem = openReporter(problems);
