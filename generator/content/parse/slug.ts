/** The last part of a page's address: the name of its file, and nothing else. */

import type { Room } from '../../kinds.ts';
import { slugify } from '../../lib/slug.ts';
import type { Problem } from '../../problems/index.ts';
import type { YamlFile } from '../yaml/index.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function checkSlug(yaml: YamlFile, { slug }: Room, data: unknown): Problem[] {
  const problems: Problem[] = [];
  if (!SLUG.test(slug)) {
    problems.push({
      code: 'files/name',
      level: 'error',
      message: `The file's name becomes an address, and "${slug}" cannot be one.`,
      hint: `Use lower-case letters, digits and hyphens: ${slugify(slug) || 'my-title'}.md`,
      at: { file: yaml.file, line: 1, column: 1 },
    });
  }
  const stated = typeof data === 'object' && data !== null && 'slug' in data ? data.slug : undefined;
  if (stated !== undefined && stated !== slug) {
    problems.push({
      code: 'files/slug',
      level: 'error',
      message: `slug is "${String(stated)}", but the file is called "${slug}".`,
      hint: `Take the line out, or rename the file to ${String(stated)}.md`,
      at: yaml.at(['slug']),
    });
  }
  return problems;
}
