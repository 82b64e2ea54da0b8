/** `liner schema`: writes JSON Schemas for editors and the reference for people, beside the content files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_FOLDER } from '../content/reference/json-schema.ts';
import { writeReference } from '../scaffold/reference.ts';
import { writeSchemas } from '../scaffold/schemas.ts';
import { type Environment, EXIT } from './environment.ts';
import { readOwnPackage } from './own-package.ts';

export async function runSchema(
  { stdout, stderr, packageRoot }: Environment,
  { content }: { content: string },
): Promise<number> {
  if (!existsSync(content)) {
    stderr.write(`There is no content folder at ${content}. Run it in the folder of your site.\n`);
    return EXIT.content;
  }
  const { total } = writeSchemas(content, readOwnPackage(packageRoot).version);
  stdout.write(`Wrote ${total} schemas into ${join(content, SCHEMA_FOLDER)}\n`);
  const reference = writeReference(content);
  stdout.write(
    reference.isWritten
      ? `Wrote ${reference.file}, which lists the files and keys of this site\n`
      : `Left ${reference.file} as it is: it was not written by Liner\n`,
  );
  return EXIT.done;
}
