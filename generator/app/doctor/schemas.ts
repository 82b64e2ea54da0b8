/** Checks that the schemas beside the content fit the site's languages and the installed version of Liner. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOtherLanguages } from '../../engine/content/read/languages.ts';
import { listSchemaFiles, SCHEMA_FOLDER } from '../reference/json-schema.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Schema files that are missing, of another version or for other languages, by their paths in the content folder. */
function findOldSchemas(content: string): string[] {
  return listSchemaFiles(readOtherLanguages(content)).flatMap(({ path, text }) => {
    const file = join(content, path);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [path];
  });
}

export function checkSchemas(content: string): Finding[] {
  if (!existsSync(join(content, SCHEMA_FOLDER))) return [];
  const old = findOldSchemas(content);
  if (old.length === 0) return [ok('schemas', 'The schemas for editors are up to date.')];
  return [
    warning(
      'schemas',
      `${old.length === 1 ? 'A schema for editors is' : `${old.length} schemas for editors are`} from another version of Liner, or for other languages.`,
      'Run npx liner update.',
    ),
  ];
}
