/** Looks: folders with a stylesheet that dresses the pages, and templates that replace Liner's. */
import { join } from 'node:path';
import { walkFolder } from '../lib/files.ts';

export interface LookFolder {
  /** The absolute path of its folder, which has a styles.css. */
  root: string;
  /** Its templates, relative to the root, with forward slashes, sorted: `templates/parts/HomeHero.tsx`. */
  files: string[];
}

const TEMPLATES = 'templates';

/** One of the looks that come with Liner. @param packageRoot the folder of Liner's package */
export function openLook(name: string, packageRoot: string): LookFolder {
  const root = join(packageRoot, TEMPLATES, 'looks', name);
  const { files } = walkFolder(join(root, TEMPLATES), { isIgnored: (each) => each.startsWith('.') });
  return { root, files: [...files.keys()].map((path) => `${TEMPLATES}/${path}`).sort() };
}
