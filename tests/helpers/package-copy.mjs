import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** All that `npm pack` needs besides the installed packages. */
const PARTS = [
  'bin',
  'generator',
  'islands',
  'templates',
  'LICENSE',
  'README.md',
  'package.json',
  'package-lock.json',
];

/** Copies a checkout to a folder to be packed there, as packing compiles the program into its own folder. */
export function copyPackage(checkout, folder) {
  for (const part of PARTS) cpSync(join(checkout, part), join(folder, part), { recursive: true });
  rmSync(join(folder, 'bin/compiled'), { recursive: true, force: true });
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'), 'junction');
}
