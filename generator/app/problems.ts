/** Problems of a new site, and of a preview. */
import { defineProblems, openReporter } from '../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../site/problems/index.ts';

export const problems = defineProblems({
  'sample/text': {
    level: 'warning',
    message: ({ text }: { text: string }) => `This is still the sample that a new site comes with: "${text}"`,
    hint: 'Write your own words here, or delete the file if you do not need it.',
    about: 'A text that a new site comes with has not been replaced.',
  },
  'dev/failed': {
    level: 'error',
    message: ({ reason }: { reason: string }) => `The site could not be built: ${reason}`,
    hint: 'Save any file to try again. If it happens again, stop the command and run npx liner build --verbose.',
    about:
      'While `npx liner dev` was running, the site could not be built. The content is not the cause: a file vanished while it was read, the disk is full, or Liner has a bug.',
  },
  'dev/file-failed': {
    level: 'error',
    message: ({ path, reason }: { path: string; reason: string }) => `${path} could not be made: ${reason}`,
    hint: 'Reload the page to try again. If it happens again, run npx liner build --verbose.',
    about:
      'The browser asked for a file that could not be made: what it is made from is missing or damaged, the disk is full, or Liner has a bug.',
  },
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });

/** The message of an error that ended a build or a request. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
