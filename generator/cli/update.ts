/** `liner update`: after an update of Liner, rewrites the schemas and the reference, and prints what is new. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { compareVersions } from '../app/doctor/computer.ts';
import { loadSchemas } from '../app/reference/json-schema.ts';
import { writeReference, writeSchemas } from '../app/scaffold/reference.ts';
import { type Environment, EXIT, hasContent, readOwnPackage } from './environment.ts';

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

/**
 * The parts of a change log (https://keepachangelog.com) about the versions after one.
 * @param changelog Markdown, with a heading of the second level for each version
 * @param since the version that was there before
 * @param until the version that is there now
 * @returns as they are written; empty if there are none
 */
export function findNews(changelog: string, since: string, until: string): string {
  let isNews = false;
  const parts: string[] = [];
  for (const token of marked.lexer(changelog)) {
    if (token.type === 'heading' && token.depth === 2) {
      const version = /\d+\.\d+\.\d+/.exec(token.text)?.[0];
      isNews =
        version !== undefined && compareVersions(version, since) > 0 && compareVersions(version, until) <= 0;
    }
    if (isNews) parts.push(token.raw);
  }
  return parts.join('').trim();
}
