/** Problems of the press kit. */
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/messages/index.ts';
import rows from './messages.json' with { type: 'json' };

export const problems = defineProblems(rows, {
  'press/quote-about': ({ meant }) => ({ lines: meant.map((address) => `about: ${address}`) }),
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
