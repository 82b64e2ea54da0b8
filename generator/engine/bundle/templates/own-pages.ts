/** The pages that templates of a site's own make, as their files describe them. */
import { basename, join } from 'node:path';
import type { OwnPageFault } from '../../problems/catalogue/index.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Position, Problem } from '../../problems/problem.ts';
import type { TemplatePage } from '../made.ts';
import { findExport } from '../overrides/errors.ts';

/** `/tour-diary/`, `/shop/records/`. */
const ROUTE = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/;

/** @param modules what the files export, by their names @param files below the root: `templates/pages/TourDiary.tsx` */
export function readOwnPages(
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  files: readonly string[],
  root: string,
): { pages: TemplatePage[]; problems: Problem[] } {
  const pages: TemplatePage[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const name = basename(file).replace(/\.[jt]sx$/, '');
    const found = modules[name] ?? {};
    const at = findExport(join(root, file), file, 'route');
    const fault = findFault(found, name);
    if (fault) problems.push(problem('template/page', at, { file, name, fault }));
    else pages.push(describe(found, name, at));
  }
  return { pages, problems };
}

function findFault(found: Readonly<Record<string, unknown>>, name: string): OwnPageFault | undefined {
  const { route, title, description = '', menu = false, embeds = [] } = found;
  if (typeof found[name] !== 'function') return 'component';
  if (typeof route !== 'string' || !ROUTE.test(route)) return 'route';
  if (typeof title !== 'string' || title.trim() === '') return 'title';
  if (typeof description !== 'string') return 'description';
  if (typeof menu !== 'string' && typeof menu !== 'boolean') return 'menu';
  return isAddresses(embeds) ? undefined : 'embeds';
}

function describe(found: Readonly<Record<string, unknown>>, name: string, at: Position): TemplatePage {
  const { route, title, description, menu, embeds } = found;
  return {
    name,
    route: String(route),
    title: String(title),
    description: typeof description === 'string' ? description : '',
    menu: typeof menu === 'string' || menu === true ? menu : false,
    embeds: isAddresses(embeds) ? embeds : [],
    at,
  };
}

function isAddresses(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((each) => typeof each === 'string' && /^https:\/\/\S+$/.test(each))
  );
}
