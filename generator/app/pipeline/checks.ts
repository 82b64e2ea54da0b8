/** Checks of the content as a whole, and of the site that is made of it. */

import { describeUnreadable } from '../../engine/content/read/index.ts';
import type { Content, HiddenEntry, SourceFile } from '../../engine/content/types.ts';
import { listUnreadable } from '../../engine/lib/files.ts';
import { routeOfFile } from '../../engine/lib/url.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Features } from '../../site/feature.ts';
import { checkTexts } from '../../site/inserts.ts';
import { checkRedirects } from '../../site/redirects/conflicts.ts';
import { checkThemes } from '../../site/theme/contrast.ts';
import { problem } from '../messages.ts';
import { checkPrivatePaths, checkPrivateTexts } from './private-names.ts';
import type { Plan } from './stages.ts';

interface CheckableContent {
  sources: readonly SourceFile[];
  /** Undefined if site.yaml could not be read. */
  content?: Content | undefined;
  /** Drafts, and entries that wait for their day. */
  hidden: readonly HiddenEntry[];
  /** The build's day, `2026-11-21`. */
  today: string;
}

export function checkContent(
  { list }: Features,
  { sources, content, hidden, today }: CheckableContent,
): Problem[] {
  const names = checkNames(sources);
  if (!content) return names;
  const context = {
    content,
    today,
    written: new Set(
      sources.filter(({ language }) => language === undefined).map(({ path }) => nameOf(path)),
    ),
    drafts: new Set(hidden.filter(({ why }) => why !== 'waits').map(({ path }) => nameOf(path))),
    privates: new Set(hidden.filter(({ why }) => why === 'private').map(({ path }) => nameOf(path))),
    waiting: hidden.filter(({ why }) => why === 'waits'),
  };
  return [
    ...names,
    ...checkPrivateTexts(sources, content),
    ...list.flatMap(({ checks = [] }) => checks.flatMap((check) => check(context))),
  ];
}

function nameOf(path: string): string {
  return path.replace(/\.[^.]+$/, '');
}

/** Files whose names are equal on some computers, or for the site: a page may be .yaml or .md, but not both. */
function checkNames(sources: readonly SourceFile[]): Problem[] {
  const first = new Map<string, SourceFile>();
  return sources.flatMap((source) => {
    const { file, path, kind, slug, language = '' } = source;
    const names = [nameOf(path).normalize().toLowerCase(), `${kind} ${slug} ${language}`];
    const other = names.map((name) => first.get(name)).find((each) => each !== undefined);
    if (other) {
      const both = [path, other.path];
      const yaml = kind.startsWith('pages/') ? both.find((each) => each.endsWith('.yaml')) : undefined;
      const text = yaml && both.find((each) => each.endsWith('.md'));
      const pair = text === undefined ? {} : { yaml, text };
      return [problem('files/same-name', { file, line: 1, column: 1 }, { path, other: other.path, ...pair })];
    }
    for (const name of names) first.set(name, source);
    return [];
  });
}

/** Reports files and folders that cannot be read in the folder of assets. */
export function checkAssetFolder(folder: string): Problem[] {
  return listUnreadable(folder).map((path) => describeUnreadable(folder, path));
}

/** @param contentProblems what is wrong with the files of the content */
export function checkSite(
  { editions, files, redirects, made }: Plan,
  contentProblems: readonly Problem[],
): Problem[] {
  const [{ site, context }] = editions;
  return [
    ...site.features.list.flatMap((feature) => feature.siteChecks?.(context) ?? []),
    ...editions.flatMap((each) => checkTexts(each.site, contentProblems)),
    ...checkPrivatePaths(
      files.map(({ path }) => path),
      site.settings.check?.names,
    ),
    ...checkRedirects(redirects, () => files.map(({ path }) => routeOfFile(path)), site),
    ...checkThemes(made.map((page) => ({ url: page.url, theme: page.facts().theme }))),
  ];
}
