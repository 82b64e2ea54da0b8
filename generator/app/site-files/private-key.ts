/** The key of private pages: beside the site, in no repository, or in the environment of a computer that publishes it. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ifThere } from '../../engine/lib/files.ts';
import { PRIVATE_KEY } from '../../site/schema/variables.ts';
import { createFile } from './disk.ts';
import { openOwnFolder } from './own-folder.ts';

const NAME = 'private.key';

/** Path for messages. */
const KEY_FILE = `.liner/${NAME}`;

/** @param environment whose variable comes first */
export function readPrivateKey(root: string, environment: NodeJS.ProcessEnv): string | undefined {
  const given = environment[PRIVATE_KEY] || ifThere(() => readFileSync(join(root, KEY_FILE), 'utf8'));
  return given?.trim() || undefined;
}

/** Creates a key in a file that only its owner may read. @returns the key */
export function createPrivateKey(root: string): string {
  const key = randomBytes(32).toString('base64url');
  const folder = openOwnFolder(root, '.');
  return createFile(join(folder, NAME), `${key}\n`, 0o600)
    ? key
    : readFileSync(join(folder, NAME), 'utf8').trim();
}
