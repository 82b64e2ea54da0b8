/** Which samples of a new site are not needed any more. */
import { posix } from 'node:path';
import type { Problem } from '../../engine/problems/index.ts';
import type { Written } from '../write/outcome.ts';

/**
 * Samples beside entries that were written, which visitors would see together; empty if there are none. The others may still show
 * what belongs there, and a check lists them.
 *
 * @param samples of the site, as they are found in its files
 */
export function describeSamples(samples: readonly Problem[], { created, changed }: Written): string {
  const folders = new Set(created.map((file) => posix.dirname(file)));
  const lines = samples.flatMap(({ at }) => {
    if (!at) return [];
    const { file, line } = at;
    if (/\.md$/.test(file) && folders.has(posix.dirname(file))) return [`  ${file}  the whole file`];
    return /events\.yaml$/.test(file) && changed.includes(file) ? [`  ${file}:${line}  that show`] : [];
  });
  const pages = samples.flatMap(({ at }) => {
    const [, name = ''] = /^(.*)\.yaml$/.exec(at?.file ?? '') ?? [];
    // The page of the site kept its name.
    const own = name && created.find((file) => file.startsWith(`${name}-`) && /-\d+\.md$/.test(file));
    return own ? [`The text of ${own} belongs into ${name}.yaml, which is still a sample.`] : [];
  });
  const heading = 'Samples of the new site, which visitors see beside your own entries. Delete them:';
  return [...(lines.length > 0 ? [heading, ...lines] : []), ...pages].join('\n');
}
