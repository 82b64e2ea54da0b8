/** Resolves the site's own templates and islands for the bundler, and their imports. */
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { nameFrom, OVERRIDE_FOLDERS } from '../inputs.ts';
import type { LookFolder } from '../looks.ts';
import type { Overrides } from './index.ts';

const RELATIVE = /^\.\.?(\/|$)/;
/** Liner's own file, whether or not the site has one of that name: `linernotes/templates/layout/Footer.tsx`. */
const ORIGINAL = /^linernotes\/(.+)$/;
/** Not a path: the name of a package, or of a file in one. */
const BARE = /^[^./]/;

/** Marks requests of this plugin, which it does not answer itself. */
const ASKED = Symbol('asked');
/** Marks requests of a look for a file of its folder, which the site, the look or Liner has. */
const PLACED = Symbol('placed');

/**
 * The bundler takes an asterisk in the path of an entry for a pattern. Where there is one, entries are named, and their
 * paths resolved when it asks for them.
 * @param locate the absolute path of an entry
 */
export function placeEntries(
  names: readonly string[],
  locate: (name: string) => string,
): { entryPoints: string[]; plugins: Plugin[] } {
  const paths = names.map(locate);
  if (!paths.some((path) => path.includes('*'))) return { entryPoints: paths, plugins: [] };
  const tell = (name: string) => (isAbsolute(name) ? name : locate(name.replace(/^\.\//, '')));
  const plugin: Plugin = {
    name: 'liner-entries',
    setup({ onResolve }) {
      onResolve({ filter: /^/ }, ({ kind, path }) =>
        kind === 'entry-point' ? { path: tell(path) } : undefined,
      );
    },
  };
  return { entryPoints: [...names], plugins: [plugin] };
}

type Find = PluginBuild['resolve'];

/** Goes before plugins that look at packages. */
export function placeOverrides(overrides: Overrides): Plugin {
  const { root, packageRoot } = overrides;
  const own = new Set(overrides.files.map((file) => join(root, file)));
  return {
    name: 'liner-overrides',
    setup({ onResolve, resolve: find }) {
      onResolve({ filter: ORIGINAL }, (asked) => {
        return findIn(packageRoot, `./${asked.path.replace(ORIGINAL, '$1')}`, asked, find);
      });
      onResolve({ filter: RELATIVE }, async (asked) => {
        if (asked.pluginData === ASKED || asked.kind === 'entry-point') return undefined;
        const target = resolve(asked.resolveDir, asked.path);
        if (own.has(asked.importer)) return findForOwn(target, overrides, asked, find);
        const twin = join(root, relative(packageRoot, target));
        return own.has(twin) ? { path: twin } : undefined;
      });
    },
  };
}

/** The site's own neighbour, or the one that Liner has in the same place. */
async function findForOwn(
  target: string,
  { root, packageRoot }: Overrides,
  asked: OnResolveArgs,
  find: Find,
): Promise<OnResolveResult | undefined> {
  const path = relative(root, target).replaceAll('\\', '/');
  const found = await findIn(root, `./${path}`, asked, find);
  if (!found) return findIn(packageRoot, `./${path}`, asked, find);
  // A component that imports its own replacement would recurse forever.
  if (found.path === asked.importer) {
    const original = await findIn(packageRoot, `./${path}`, asked, find);
    const hint = original
      ? `. Liner's own file is "linernotes/${relative(root, found.path).replaceAll('\\', '/')}"`
      : '';
    return { errors: [{ text: `The file imports itself${hint}` }] };
  }
  if (OVERRIDE_FOLDERS.some((folder) => path.startsWith(`${folder}/`))) return found;
  // Other folders are not watched, so changes in them would go unnoticed.
  return { errors: [{ text: `"${asked.path}" is outside of the folders templates and islands` }] };
}

async function findIn(
  folder: string,
  path: string,
  { kind, importer }: OnResolveArgs,
  find: Find,
  mark = ASKED,
): Promise<OnResolveResult | undefined> {
  const found = await find(path, { kind, importer, resolveDir: folder, pluginData: mark });
  const { errors, path: file, namespace, sideEffects, external } = found;
  return errors.length === 0 ? { path: file, namespace, sideEffects, external } : undefined;
}

/** Endings that an import may leave out. */
const ENDINGS = ['', '.tsx', '.ts'];

/**
 * Resolves imports to the templates of the look. Belongs after the plugin for those of the site, which have priority. What a look
 * imports from its own folder is the site's file of that name, its own, or Liner's.
 */
export function placeLook({ root, files }: LookFolder, packageRoot: string): Plugin {
  const own = new Set(files.map((file) => join(root, file)));
  return {
    name: 'liner-look',
    setup({ onResolve, resolve: find }) {
      onResolve({ filter: ORIGINAL }, (asked) => {
        if (!own.has(asked.importer)) return undefined;
        return findIn(packageRoot, `./${asked.path.replace(ORIGINAL, '$1')}`, asked, find);
      });
      onResolve({ filter: RELATIVE }, (asked) => {
        const { kind, path, resolveDir, importer, pluginData } = asked;
        const isOwn = own.has(importer);
        if (kind === 'entry-point' || (isOwn && pluginData === ASKED)) return undefined;
        const target = resolve(resolveDir, path);
        if (isOwn && isBelow(root, target))
          return findIn(packageRoot, `./${nameFrom(root, target)}`, asked, find, PLACED);
        if (isOwn && !isBelow(packageRoot, target))
          return { errors: [{ text: `"${path}" is outside of the folder of the look` }] };
        const twin = join(root, relative(packageRoot, target));
        // A template that imports the one that it replaces means Liner's.
        const found = ENDINGS.map((ending) => twin + ending).find(
          (file) => own.has(file) && file !== importer,
        );
        return found === undefined ? undefined : { path: found };
      });
    },
  };
}

function isBelow(folder: string, path: string): boolean {
  return !/^\.\.(?:[\\/]|$)/.test(relative(folder, path)) && !isAbsolute(relative(folder, path));
}

/** Lets the site's own files share Liner's packages in bundles that hold them, so that there is one React. */
export function sharePackages({ root, packageRoot, files }: Overrides): Plugin {
  const own = new Set(files.map((file) => join(root, file)));
  return {
    name: 'liner-share-packages',
    setup({ onResolve, resolve: find }) {
      onResolve({ filter: BARE }, (asked) => {
        if (asked.pluginData === ASKED || !own.has(asked.importer)) return undefined;
        return findIn(packageRoot, asked.path, asked, find);
      });
    },
  };
}
