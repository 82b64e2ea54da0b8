/** Answers about the site and its files, from the latest build and the drafts. */

import { addFixes } from '../app/fix/remedies.ts';
import { kindOf } from '../app/list/grammar.ts';
import { hashOf } from '../app/site-files/disk.ts';
import { readFileText, readSource } from '../app/site-files/written.ts';
import { valueAt } from '../engine/lib/record.ts';
import { applyEdits, type PartEdit } from '../engine/lib/text-edits.ts';
import { routeOfFile } from '../engine/lib/url.ts';
import { isError, type Problem, withoutIgnored } from '../engine/problems/index.ts';
import { isPage } from '../engine/publish/index.ts';
import type { Draft } from './drafts.ts';
import { type Current, readCurrent } from './editing.ts';
import { listEntries } from './entries.ts';
import { describeFirstSteps } from './first-steps.ts';
import { listKinds } from './kinds.ts';
import type { Built, Latest } from './latest.ts';
import { listVersions } from './neighbours.ts';
import { listPlaced, listProblems, prefixOf } from './problems.ts';
import type {
  DraftInfo,
  FieldPath,
  FileAnswer,
  SiteAnswer,
  StudioFix,
  StudioProblem,
} from './protocol/index.ts';
import type { Workspace } from './workspace.ts';

/** Facts of an answer about the site besides its content. */
export interface SiteNow {
  /** The origin of the preview. */
  preview: string;
  /** The day of a site whose clock is not known. */
  today: string;
  isPublishing: boolean;
}

export function describeSite(
  workspace: Workspace,
  { sources, build, shown }: Latest,
  { preview, today, isPublishing }: SiteNow,
): Omit<SiteAnswer, 'news'> {
  const { site, made } = build;
  const prefix = prefixOf(workspace);
  const problems = problemsOf(build);
  const pages = new Set(
    (shown?.artifacts ?? [])
      .filter(isPage)
      .map(({ path }) => (shown?.site.urls.base ?? '/') + routeOfFile(path).slice(1)),
  );
  const drafts = workspace.drafts.list();
  const entries = listEntries({
    sources,
    site,
    problems,
    prefix,
    today: site?.today ?? today,
    pages,
    rooms: build.rooms ?? [],
    drafts,
  });
  const rows = new Set(entries.map(({ file }) => file));
  const listed = listProblems(problems, prefix);
  const [firstError] = listPlaced(problems.filter(isError), prefix, (file) => {
    const source = sources.find(({ path }) => path === file);
    return source && readSource(source);
  });
  return {
    id: hashOf(workspace.root).slice(0, 16),
    title: site?.settings.artist.name ?? '',
    languages: languagesOf(build),
    kinds: listKinds(site),
    entries,
    firstSteps: describeFirstSteps(workspace, entries, sources),
    drafts: drafts.map(describeDraft),
    problems: listed.filter(({ file }) => file === undefined || !rows.has(file)),
    ...(firstError && { firstError }),
    isSound: made !== undefined,
    preview,
    isPublishing,
    history: workspace.history.describe(),
  };
}

/** The codes of the languages, the default first; none if site.yaml cannot be read. */
export function languagesOf({ site }: Pick<Built, 'site'>): string[] {
  return site?.languages?.all.map(({ code }) => code) ?? (site ? [site.language.code] : []);
}

/** @param latest the build that shows the draft */
export function describeFile(
  workspace: Workspace,
  current: Current,
  latest: Latest,
): Omit<FileAnswer, 'news'> {
  const { build } = latest;
  const { path, disk, draft, text, conflicts } = current;
  const found = kindOf(path);
  const written = readFileText(path, text);
  const prefix = prefixOf(workspace);
  return {
    file: path,
    kind: found?.kind ?? '',
    ...(found?.language !== undefined && { language: found.language }),
    text,
    base: disk.hash,
    ...(draft && { draft: describeDraft(draft) }),
    ...written,
    problems: problemsOfFile(problemsOf(build), prefix, path, text),
    translations: describeTranslations(workspace, path, latest),
    ...(conflicts && { conflicts }),
  };
}

function describeTranslations(workspace: Workspace, path: string, latest: Latest): FileAnswer[] {
  const [, ...others] = listVersions(workspace, path).filter(workspace.allows);
  return others.flatMap((each) => {
    const read = readCurrent(workspace, each);
    return 'value' in read ? { ...describeFile(workspace, read.value, latest), news: 0 } : [];
  });
}

/** Number of problems of a file that get *Fix it*: each takes time, and the answer comes after each pause in typing. */
const MAX_FIXES = 30;

/** @param text as it is edited */
function problemsOfFile(
  problems: readonly Problem[],
  prefix: string,
  path: string,
  text: string,
): StudioProblem[] {
  const own = problems.filter(({ at }) => at?.file === prefix + path);
  const fixed = addFixes(own.slice(0, MAX_FIXES), () => text).concat(own.slice(MAX_FIXES));
  const edits = new Map(fixed.map(({ code, at, fix }) => [`${code} ${at?.line} ${at?.column}`, fix?.edits]));
  const written = readFileText(path, text);
  return listPlaced(fixed, prefix, () => written).map((problem) => {
    const fix = edits.get(`${problem.code} ${problem.line} ${problem.column}`);
    return fix ? { ...problem, fix: describeFix(fix, problem.field, path, text) } : problem;
  });
}

function describeFix(
  edits: readonly PartEdit[],
  field: FieldPath | undefined,
  path: string,
  text: string,
): StudioFix {
  const { data } = readFileText(path, applyEdits(text, edits));
  const value = field && valueAt(data, field);
  const isLine = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return {
    edits: edits.map(({ from, to, text: part }) => ({ from, to, text: part })),
    ...(isLine && { shown: String(value) }),
  };
}

/** Problems that `liner check` prints, and the site has not switched off. */
export function problemsOf({ problems, ignored }: Built): Problem[] {
  return withoutIgnored(problems, ignored);
}

function describeDraft({ path, changed }: Draft): DraftInfo {
  return { file: path, changed };
}
