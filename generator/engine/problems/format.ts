/** Problems in the order of their places, and as text for the terminal. */
import { createFramer } from '../lib/code-frame.ts';
import { hideLogins, hideLoginsIn, hideValues } from '../lib/hide.ts';
import { showControls } from '../lib/terminal.ts';
import { compare } from '../lib/text.ts';
import type { Position, Problem } from './problem.ts';
import { inEnglish, type Say } from './report.ts';

/** Returns true if it fails the build. */
export function isError({ level }: Problem): boolean {
  return level === 'error';
}

/** Orders by place: file, line, column. What has no place comes first, errors before warnings. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compare(a.at?.file ?? '', b.at?.file ?? '') ||
    (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
    (a.at?.column ?? 0) - (b.at?.column ?? 0) ||
    compare(a.level, b.level) ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

/** Errors first, each level in the order of its places: the order in which people read. */
export function compareForReading(a: Problem, b: Problem): number {
  return compare(a.level, b.level) || compareProblems(a, b);
}

const COLOURS = { error: '31;1', warning: '33;1', place: '36', frame: '2', hint: '32' } as const;

/** Options of a report. */
export interface Form {
  colour?: boolean | undefined;
  /** Prints each of many warnings of one kind. */
  all?: boolean | undefined;
  /** Renders texts in the language of the report; that of the problems is their own. */
  say?: Say | undefined;
}

/** A problem for the terminal: level, place and code; the message; the lines at fault; what to do. */
export function formatProblem(problem: Problem, { colour = false, say = inEnglish }: Form = {}): string {
  const paint = painter(colour);
  const place = problem.at ? `${paint(formatPosition(problem.at), 'place')}  ` : '';
  const parts = [
    `${paint(say(problem.level), problem.level)}  ${place}${paint(problem.code, 'frame')}`,
    indent(showControls(problem.message)),
    problem.frame ? `\n${paint(indent(problem.frame), 'frame')}\n` : '',
    problem.hint ? paint(indent(`→ ${showControls(problem.hint)}`), 'hint') : '',
  ];
  return parts.filter(Boolean).join('\n').trimEnd();
}

function painter(colour: boolean) {
  return (text: string, name: keyof typeof COLOURS) =>
    colour ? `\u001b[${COLOURS[name]}m${text}\u001b[0m` : text;
}

/** The number of warnings of one kind from which they are printed together. */
const GROUP = 4;
/** The number of warnings that a group names. */
const NAMED = 3;

/**
 * All problems, errors first, with a closing count: `3 errors, 1 warning`. Many warnings of one kind are printed once, with how
 * many there are and the first of them.
 * @param all prints each of them
 */
export function formatProblems(problems: readonly Problem[], form: Form = {}): string {
  if (problems.length === 0) return '';
  const { say = inEnglish } = form;
  const shown = formatEach(problems, form);
  const counts = countProblems(problems, say);
  return [...shown, shown.length < problems.length ? say('all', { counts }) : counts].join('\n\n');
}

/** Formats problems one by one, without the count. */
export function formatEach(problems: readonly Problem[], form: Form = {}): string[] {
  const sorted = problems.toSorted(compareForReading);
  const groups = new Map<string, Problem[]>();
  for (const problem of sorted) {
    const group = groups.get(problem.code);
    if (group) group.push(problem);
    else groups.set(problem.code, [problem]);
  }
  const isGrouped = ({ code, level }: Problem) =>
    !form.all && level === 'warning' && (groups.get(code)?.length ?? 0) >= GROUP;
  return sorted.flatMap((problem) => {
    if (!isGrouped(problem)) return [formatProblem(problem, form)];
    const group = groups.get(problem.code) ?? [];
    return group[0] === problem ? [formatGroup(group, problem, form)] : [];
  });
}

function formatGroup(group: readonly Problem[], first: Problem, form: Form): string {
  const { say = inEnglish } = form;
  const { many } = first;
  const left = group.length - NAMED;
  if (!many) {
    const others = group.slice(1, 1 + NAMED).map((each) => {
      const place = each.at ? [formatPosition(each.at)] : [];
      return `    ${[...place, ...(each.message === first.message ? [] : [showControls(each.message)])].join('  ')}`;
    });
    const rest = group.length - 1 - others.length;
    const last = rest > 0 ? [`    ${say('rest', { count: rest })}`] : [];
    const isSame = group.every(({ message }) => message === first.message);
    const heading = `  ${say(isSame ? 'same' : 'others')}`;
    return [formatProblem(first, form), heading, ...others, ...last].join('\n');
  }
  const message = say('group', {
    message: many.replace('{count}', String(group.length)),
    files: group.slice(0, NAMED).flatMap(({ at }) => (at ? [formatFile(at.file)] : [])),
    count: left,
  });
  return formatProblem({ ...first, at: undefined, frame: undefined, message }, form);
}

/** `3 errors, 1 warning`; empty if there are none. */
export function countProblems(problems: readonly Problem[], say: Say = inEnglish): string {
  const errors = problems.filter(isError).length;
  return say('counts', { errors, warnings: problems.length - errors });
}

/** Code of problems whose values nobody may read. */
const SECRET = 'schema/secret';

/** Adds the lines around each problem that has a place and no frame yet. Logins in addresses and values of secret keys are struck out. */
export function addFrames(
  problems: readonly Problem[],
  files: readonly { file: string; text: string }[],
): Problem[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const secrets = problems.flatMap(({ code, at }) => (code === SECRET && at ? [at] : []));
  const framers = new Map<string, ReturnType<typeof createFramer>>();
  const open = (file: string, text: string) => {
    const known = framers.get(file);
    if (known) return known;
    const own = secrets.filter((at) => at.file === file);
    const draw = createFramer(hideLogins(hideValues(text, own)));
    framers.set(file, draw);
    return draw;
  };
  return problems.map((problem) => {
    const { at, frame, message, hint, values } = problem;
    const text = at && !frame ? texts.get(at.file) : undefined;
    return {
      ...problem,
      message: hideLogins(message),
      ...(hint !== undefined && { hint: hideLogins(hint) }),
      ...(values !== undefined && { values: hideLoginsIn(values) }),
      ...(at && text !== undefined && { frame: open(at.file, text)(at) }),
    };
  });
}

/** `content/site.yaml:3:7`, which editors and terminals open with a click. Control characters are shown escaped. */
export function formatPosition({ file, line, column }: Position): string {
  return `${formatFile(file)}:${line}:${column}`;
}

function formatFile(file: string): string {
  return showControls(file).replaceAll('\n', '␊');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
