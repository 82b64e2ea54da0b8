/** The languages of a site, without reading its other content. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLanguages } from '../source/placeholders.ts';
import { parseYaml } from '../yaml/index.ts';

/** The codes of those beside the default; empty if site.yaml names none. @param folder the content folder */
export function readOtherLanguages(folder: string): string[] {
  const file = join(folder, 'site.yaml');
  return existsSync(file) ? readLanguages(parseYaml(file, readFileSync(file, 'utf8'))).slice(1) : [];
}
