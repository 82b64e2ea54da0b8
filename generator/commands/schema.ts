/** `liner schema`: writes JSON Schemas for editors and the reference for people, beside the content files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listSchemaFiles, SCHEMA_FOLDER } from '../content/reference/json-schema.ts';
import { writeReference } from '../scaffold/reference.ts';
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
  const reference = writeReference(content);
  stdout.write(
    reference.isWritten
      ? `Wrote ${reference.file}, which lists the files and keys of this site\n`
      : `Left ${reference.file} as it is: it was not written by Liner\n`,
  );
  return EXIT.done;
}
