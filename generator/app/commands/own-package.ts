/** What package.json of Liner says of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OwnPackage {
  name: string;
  version: string;
  engines: { node: string };
}

export function readOwnPackage(packageRoot: string): OwnPackage {
  return JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
}
