/** Problems of shows. */
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/messages/index.ts';
import rows from './messages.json' with { type: 'json' };

export const problems = defineProblems(rows, {
  'event/day-outside': ({ date, end_date }) => ({ isOneDay: date === end_date }),
  'event/long-night': ({ time, end }) => ({ isSame: time === end }),
  'event/times': ({ date, times }) => ({
    line: `days: [${times.map((time) => `{date: ${date}, time: '${time}'}`).join(', ')}]`,
  }),
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
