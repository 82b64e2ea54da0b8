/** `liner update`: after a new version of Liner, renews what it has written beside the content, and says what is new. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNews } from '../doctor/index.ts';
import { loadSchemas } from '../reference/json-schema.ts';
import { writeReference } from '../scaffold/reference.ts';
import { writeSchemas } from '../scaffold/schemas.ts';
import { hasContent } from './content-folder.ts';
import { type Environment, EXIT } from './environment.ts';
import { readOwnPackage } from './own-package.ts';

export async function runUpdate(environment: Environment, { content }: { content: string }): Promise<number> {
  const { stdout, packageRoot } = environment;
  if (!hasContent(environment, content)) return EXIT.content;
  await loadSchemas();
  const { name, version } = readOwnPackage(packageRoot);
  const { changed, before } = writeSchemas(content, version);
  const reference = writeReference(content);
  if (changed.length === 0 && before === version) {
    stdout.write(`Everything is up to date with Liner ${version}.\n`);
  } else {
    const old = before === undefined ? 'an earlier version' : `version ${before}`;
    // The same version writes others for other languages.
    const step = before === version ? '' : ` from ${old} to version ${version}`;
    stdout.write(`Updated the schemas${step}: ${changed.length} changed.\n`);
    if (reference.isWritten)
      stdout.write(`${reference.file} lists the current files and keys of this site.\n`);
    const changelog = join(packageRoot, 'CHANGELOG.md');
    const news =
      before === undefined || !existsSync(changelog)
        ? ''
        : findNews(readFileSync(changelog, 'utf8'), before, version);
    if (news) stdout.write(`\nWhat is new since version ${before}:\n\n${news}\n\n`);
  }
  stdout.write(
    `To look for a newer version: npm outdated ${name}. To install it: npm install ${name}@latest\n`,
  );
  return EXIT.done;
}
