/** The file of a page that every site may have, such as pages/press.yaml: each key explained, and none of them in use. */

import type { PageName } from '../../engine/content/grammar.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { PAGE_NAMES } from '../../site/routes.ts';
import { titleOf } from '../../site/site-pages.ts';
import { KINDS } from '../grammar.ts';
import { type JsonSchema, jsonSchemaOf, schemaLine } from '../reference/json-schema.ts';
import { commentOut, explainKeys, offerLanguages, wrap } from './commented-yaml.ts';

const NOTE =
  'A line that begins with # is a note: remove the # and the space after it to use what it shows. Keep the spaces that follow.';

/**
 * The page that is meant by its name or by the title that Liner gives it.
 *
 * @param words in any case: `press`, `Press Kit`
 */
export function findPage(words: string): PageName | undefined {
  const wanted = slugify(words);
  return PAGE_NAMES.find((name) => name === wanted || slugify(titleOf(name)) === wanted);
}

/**
 * The whole text of the file. Nothing in it is required, so that it is right as it is.
 *
 * @param languages the codes of those beside the default
 */
export function writePage(name: PageName, languages: readonly string[] = []): string {
  const kind = `pages/${name}` as const;
  const about = KINDS[kind].about.replaceAll('`', '');
  const head = [schemaLine(kind, `${kind}.yaml`), ...commentOut([...wrap(about), ...wrap(NOTE)])];
  const schema = offerLanguages(jsonSchemaOf(kind), jsonSchemaOf(kind, languages), languages);
  return `${[head.join('\n'), ...explainKeys(schema, {})].join('\n\n')}\n`;
}

/** The key that most of the page is made of: the first that is a group or a list of groups. */
export function mainKey(name: PageName): string {
  const isMain = ({ properties, items }: JsonSchema) =>
    Boolean(properties ?? items?.properties ?? items?.anyOf);
  const keys = Object.entries(jsonSchemaOf(`pages/${name}`).properties ?? {});
  return keys.find(([, part]) => isMain(part))?.[0] ?? 'title';
}
