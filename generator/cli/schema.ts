/** `liner schema`: writes JSON Schemas for editors and the reference for people, beside the content files. */
import { join } from 'node:path';
import { loadSchemas, SCHEMA_FOLDER } from '../app/reference/json-schema.ts';
import { writeReference, writeSchemas } from '../app/scaffold/reference.ts';
import { type Environment, EXIT, hasContent, readOwnPackage } from './environment.ts';

export async function runSchema(environment: Environment, { content }: { content: string }): Promise<number> {
  const { stdout, packageRoot } = environment;
  if (!hasContent(environment, content)) return EXIT.content;
  await loadSchemas();
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
