/** Small contents for tests: files by their paths in the content folder, loaded as a build does. */

import { FEATURES } from '../../generator/app/list/features.ts';
import { GRAMMAR, kindOf } from '../../generator/app/list/grammar.ts';
import { checkContent } from '../../generator/app/pipeline/checks.ts';
import { openCache } from '../../generator/engine/cache/index.ts';
import { type ParseOptions, parseContent } from '../../generator/engine/content/parse/index.ts';
import type { Content, SourceFile } from '../../generator/engine/content/types.ts';
import { addFrames, compareProblems, type Problem } from '../../generator/engine/problems/index.ts';

/** A site without any problem. */
export const SITE = `base_url: https://eddy.example
artist:
  name: EDDY
links:
  shop: https://shop.example
  tour: /events/
social:
  - {name: Instagram, url: https://instagram.com/eddy.example}
emails: {general: hello@eddy.example}
contact: {endpoint: https://forms.example/eddy}
`;

/** Keys without which a release is warned about. */
export const KNOWN = `bpm: 128
release_date: 2020
streaming_links: {spotify: https://open.spotify.com/x}
`;

/** A release's text, with the keys that keep it from being warned about. */
export function release(keys: string, body = ''): string {
  return `---\n${keys}\n${KNOWN}---\n${body}`;
}

export function sourcesOf(files: Record<string, string>): SourceFile[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const known = kindOf(path);
    if (!known) return [];
    const { kind, slug, language } = known;
    return [{ file: `content/${path}`, path, kind, slug, text, ...(language && { language }) }];
  });
}

/** Parsed and checked; problems in the order of their places. */
export async function loadFiles(
  files: Record<string, string>,
  { today = '2026-11-21', ...options }: Partial<Omit<ParseOptions, 'today'>> & { today?: string } = {},
): Promise<{ content: Content | undefined; problems: Problem[] }> {
  const sources = sourcesOf({ 'site.yaml': SITE, ...files });
  const { content, hidden, problems } = await parseContent(sources, {
    drafts: false,
    grammar: GRAMMAR,
    cache: openCache(),
    today: () => today,
    ...options,
  });
  const all = [...problems, ...checkContent(FEATURES, { sources, content, hidden, today })];
  return { content, problems: addFrames(all, sources).sort(compareProblems) };
}

/** The problems of these files, in the order of their places: `error news/a.md:3:7 …`. */
export async function listProblems(files: Record<string, string>, today?: string): Promise<string[]> {
  const { problems } = await loadFiles(files, today === undefined ? {} : { today });
  return problems.map((problem) => `${problem.level} ${describe(problem)}`);
}

/** `releases/one.md:2:8 schema/type title must … → Put …`. */
export function describe({ at, code, message, hint }: Problem): string {
  const place = at ? `${at.file.replace('content/', '')}:${at.line}:${at.column} ` : '';
  return `${place}${code} ${message}${hint === undefined ? '' : ` → ${hint}`}`;
}
