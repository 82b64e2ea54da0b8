/** Finds the templates that may use the whole site: those that import `templates/site.ts`, directly or by way of others. */
import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';

/** Templates by the names of their files, `Home`; `*` for the layout of every page. */
export type SiteReaders = string[];

export const EVERY_PAGE = '*';

const SITE = /(?:^|\/)templates\/site(?:-state)?\.[jt]sx?$/;
const ENTRY = /(?:^|\/)templates\/render\/index\.[jt]sx?$/;
const LAYOUT = /(?:^|\/)templates\/layout\/Document\.[jt]sx?$/;
const PAGE = /(?:^|\/)templates\/pages\/([^/]+)\.[jt]sx?$/;

export function findReaders({ inputs }: Metafile, packageRoot: string): SiteReaders {
  const paths = Object.keys(inputs);
  const reads = (from: string) => {
    const seen = new Set<string>([from]);
    for (const path of seen) {
      if (SITE.test(path)) return true;
      for (const { path: next } of inputs[path]?.imports ?? []) seen.add(next);
    }
    return false;
  };
  const isLayout = (path: string) => LAYOUT.test(resolve(packageRoot, path));
  // Liner's own only registers the site; a replaced one may read it.
  const isAsked = paths.some(
    (path) =>
      ENTRY.test(path) && inputs[path]?.imports.some((each) => /templates\/site\.ts$/.test(each.path)),
  );
  if (isAsked || paths.some((path) => isLayout(path) && reads(path))) return [EVERY_PAGE];
  return paths.flatMap((path) => {
    const [, name] = PAGE.exec(path) ?? [];
    return name !== undefined && reads(path) ? [name] : [];
  });
}
