import { defineProblems } from '../define.ts';

export const newsletter = defineProblems({
  'directive/newsletter': {
    level: 'error',
    message: 'There is a form for the newsletter here, but site.yaml has no newsletter.',
    hint: 'Add newsletter: to site.yaml, or remove the line.',
    about: 'A form that sends nothing would mislead visitors.',
  },
});
