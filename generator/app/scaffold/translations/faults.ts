/** Finds errors that translations would introduce into the content. */
import { type ParseContext, parseFile } from '../../../engine/content/parse/file.ts';
import { joinTranslations, originalOf } from '../../../engine/content/source/units.ts';
import type { SourceFile } from '../../../engine/content/types.ts';
import { isError, type Problem } from '../../../engine/problems/index.ts';
import { GRAMMAR } from '../../list/grammar.ts';

/** A file as the import would write it. */
interface Draft {
  /** Path below the content folder. */
  path: string;
  /** Undefined if unchanged. */
  text: string | undefined;
}

/** Returns the first error that drafts introduce into a file of the default language. @param code of the language of the drafts */
type FaultFinder = (
  source: SourceFile,
  code: string,
  drafts: readonly Draft[],
) => Promise<Problem | undefined>;

export function createFaultFinder(sources: readonly SourceFile[]): FaultFinder {
  let context: Promise<ParseContext> | undefined;
  return async (source, code, drafts) => {
    context ??= readContext(sources);
    const isOf = (each: SourceFile) =>
      each === source || (each.language !== undefined && originalOf(each) === source.path);
    const before = sources.filter(isOf);
    const after = drafts.reduce((files, draft) => replaceText(files, source, code, draft), before);
    const known = new Set((await listErrors(before, await context)).map(describe));
    return (await listErrors(after, await context)).find((problem) => !known.has(describe(problem)));
  };
}

/** The settings of site.yaml that the parsing of other files depends on. */
async function readContext(sources: readonly SourceFile[]): Promise<ParseContext> {
  const [unit] = joinTranslations(sources.filter(({ kind }) => kind === 'site'));
  const { variables, languages } = unit ? await parseFile(unit, { grammar: GRAMMAR }) : {};
  return { grammar: GRAMMAR, variables, languages };
}

async function listErrors(files: readonly SourceFile[], context: ParseContext): Promise<Problem[]> {
  const parsed = await Promise.all(joinTranslations(files).map((unit) => parseFile(unit, context)));
  return parsed.flatMap(({ problems }) => problems.filter(isError));
}

/** Identifies an error without its line, which differs between the drafts. */
function describe({ code, message }: Problem): string {
  return `${code} ${message}`;
}

function replaceText(
  files: readonly SourceFile[],
  source: SourceFile,
  code: string,
  { path, text }: Draft,
): SourceFile[] {
  if (text === undefined) return [...files];
  if (files.some((each) => each.path === path))
    return files.map((each) => (each.path === path ? { ...each, text } : each));
  const file = source.file.slice(0, -source.path.length) + path;
  return [...files, { ...source, path, file, text, language: code }];
}
