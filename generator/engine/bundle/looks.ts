/** Looks: folders with a stylesheet that dresses the pages, and templates that replace Liner's. */
import { join } from 'node:path';
import { walkFolder } from '../lib/files.ts';
import type { Inputs } from './inputs.ts';

export interface LookFolder {
  /** The absolute path of its folder, which has a styles.css. */
  root: string;
  /** Its templates, relative to the root, with forward slashes, sorted: `templates/parts/HomeHero.tsx`. */
  files: string[];
}

const TEMPLATES = 'templates';

/** A look and its templates. @param root the absolute path of its folder */
export function openLookFolder(root: string): LookFolder {
  const { files } = walkFolder(join(root, TEMPLATES), { isIgnored: (each) => each.startsWith('.') });
  return { root, files: [...files.keys()].map((path) => `${TEMPLATES}/${path}`).sort() };
}

/** Every file of a look but for those that its stylesheet names. */
export function listLookInputs({ root, files }: LookFolder): Inputs {
  return {
    files: ['look.yaml', ...files].map((file) => join(root, file)),
    folders: [{ folder: join(root, TEMPLATES), pattern: '**/*' }],
  };
}
