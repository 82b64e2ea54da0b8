/** `liner schema`: writes JSON Schemas for editors and the reference for people, beside the content files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFERENCE_FILE, REFERENCE_MARK, renderReference } from '../content/reference/index.ts';
import { listSchemaFiles, SCHEMA_FOLDER } from '../content/reference/json-schema.ts';
import { replaceFile } from '../scaffold/write.ts';
import { type Environment, EXIT } from './environment.ts';

export async function runSchema(
  { stdout, stderr }: Environment,
  { content }: { content: string },
): Promise<number> {
  if (!existsSync(content)) {
    stderr.write(`There is no content folder at ${content}. Run it in the folder of your site.\n`);
    return EXIT.content;
  }
  const files = listSchemaFiles();
  for (const { path, text } of files) replaceFile(join(content, path), text);
  stdout.write(`Wrote ${files.length} schemas into ${join(content, SCHEMA_FOLDER)}\n`);
  const reference = join(content, REFERENCE_FILE);
  if (isOurs(reference)) {
    replaceFile(reference, renderReference());
    stdout.write(`Wrote ${reference}, which lists every file and key\n`);
  } else stdout.write(`Left ${reference} as it is: it was not written by Liner\n`);
  return EXIT.done;
}

function isOurs(file: string): boolean {
  return !existsSync(file) || readFileSync(file, 'utf8').startsWith(REFERENCE_MARK);
}
