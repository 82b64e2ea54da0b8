/** The name of a content file as a part of its page's address. */
import { isDevice } from '../../lib/file-name.ts';
import { fieldOf } from '../../lib/record.ts';
import { slugify } from '../../lib/slug.ts';
import { type Problem, problem } from '../../problems/index.ts';
import type { SourceFile } from '../types.ts';
import type { YamlFile } from '../yaml/index.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The slug is the last part of the page's address: the name of the file, and nothing else. In another language it may differ. */
export function checkSlug({ file, slug }: SourceFile, yaml: YamlFile, data: unknown): Problem[] {
  const problems: Problem[] = [];
  const isReserved = isDevice(slug);
  if (!SLUG.test(slug) || isReserved) {
    const wanted = isReserved ? `${slug}-1` : slugify(slug) || 'my-title';
    problems.push(problem('files/name', { file, line: 1, column: 1 }, { slug, isReserved, wanted }));
  }
  const stated = fieldOf(data, 'slug');
  if (stated !== undefined && stated !== slug) {
    problems.push(problem('files/slug', yaml.at(['slug']), { stated: String(stated), slug }));
  }
  return problems;
}
