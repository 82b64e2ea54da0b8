/** Problems of the newsletter. */
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/problems/index.ts';

export const problems = defineProblems({
  'directive/newsletter': {
    level: 'error',
    message: 'There is a form for the newsletter here, but site.yaml has no newsletter.',
    hint: 'Add newsletter: to site.yaml, or remove the line.',
    about: 'A form that sends nothing would mislead visitors.',
  },
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
