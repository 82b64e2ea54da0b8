/** Files that a site adds to Liner's: pages of its own, and islands of its own. Nothing has to be registered. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Overrides } from './index.ts';

/** A module of Liner's that is an empty list, and what takes its place. */
interface List {
  module: string;
  folder: RegExp;
  /** The text that marks such a file. */
  mark: RegExp;
  write(files: readonly string[]): string;
}

const PAGES: List = {
  module: 'templates/own-pages.ts',
  folder: /^templates\/pages\/[^/]+\.[jt]sx$/,
  mark: /^export\s+(?:const|let|var)\s+route\b/m,
  write: (files) =>
    `${files.map((file, index) => `import * as own${index} from ${JSON.stringify(pathFrom('templates', file))};`).join('\n')}
export const ownPages = { ${files.map((file, index) => `${JSON.stringify(nameOf(file))}: own${index}`).join(', ')} };`,
};

const ISLANDS: List = {
  module: 'islands/own.ts',
  folder: /^islands\/[^/]+\.tsx$/,
  mark: /^export\s+(?:default\b|\{[^}]*\bas\s+default\b)/m,
  write: (files) =>
    `${files.map((file, index) => `import own${index} from ${JSON.stringify(pathFrom('islands', file))};`).join('\n')}
export const ownIslands = { ${files.map((file, index) => `${JSON.stringify(nameOf(file))}: own${index}`).join(', ')} };`,
};

/** The namespace of generated modules. */
export const LISTED = 'liner-own';

/** Pages that a site adds, as paths below its root: `templates/pages/TourDiary.tsx`. */
export function listOwnPages(overrides: Overrides | undefined): string[] {
  return overrides ? listAdded(overrides, PAGES) : [];
}

function listAdded({ root, packageRoot, files }: Overrides, { folder, mark }: List): string[] {
  return files.filter(
    (file) =>
      folder.test(file) &&
      !existsSync(join(packageRoot, file)) &&
      mark.test(readFileSync(join(root, file), 'utf8')),
  );
}

/** Goes before plugins that look for files. */
export function placeLists(overrides: Overrides): Plugin {
  const { root, packageRoot, files } = overrides;
  const lists = [PAGES, ISLANDS].filter(({ module }) => !files.includes(module));
  return {
    name: LISTED,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\bown(?:-pages)?\.ts$/ }, ({ path, resolveDir }) => {
        const module = relative(packageRoot, resolve(resolveDir, path)).replaceAll('\\', '/');
        return lists.some((list) => list.module === module) ? { path: module, namespace: LISTED } : undefined;
      });
      onLoad({ filter: /^/, namespace: LISTED }, ({ path }) => {
        const list = lists.find(({ module }) => module === path);
        const contents = list?.write(listAdded(overrides, list));
        return { contents, resolveDir: join(root, path, '..'), loader: 'js' };
      });
    },
  };
}

function nameOf(file: string): string {
  return basename(file).replace(/\.[jt]sx$/, '');
}

function pathFrom(folder: string, file: string): string {
  return `./${file.slice(folder.length + 1)}`;
}
