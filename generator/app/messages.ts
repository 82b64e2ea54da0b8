/** Problems of a new site, of a preview, and of the sources of an import. */
import { defineProblems, openReporter } from '../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../site/messages/index.ts';
import rows from './messages.json' with { type: 'json' };

export const problems = defineProblems(rows);

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });

/** The message of an error that ended a build or a request. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
