/** Problems in the order of their places, and as text for the terminal. */
import { createFramer } from '../lib/code-frame.ts';
import { showControls } from '../lib/terminal.ts';
import { compare } from '../lib/text.ts';
import type { Position, Problem } from './problem.ts';

/** Whether it fails the build. */
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

const COLOURS = { error: '31;1', warning: '33;1', place: '36', frame: '2', hint: '32' } as const;

/** A problem for the terminal: level, place and code; the message; the lines at fault; what to do. */
export function formatProblem(problem: Problem, { colour = false } = {}): string {
  const paint = (text: string, name: keyof typeof COLOURS) =>
    colour ? `\u001b[${COLOURS[name]}m${text}\u001b[0m` : text;
  const place = problem.at ? `${paint(formatPosition(problem.at), 'place')}  ` : '';
  const parts = [
    `${paint(problem.level, problem.level)}  ${place}${paint(problem.code, 'frame')}`,
    indent(showControls(problem.message)),
    problem.frame ? `\n${paint(indent(problem.frame), 'frame')}\n` : '',
    problem.hint ? paint(indent(`→ ${showControls(problem.hint)}`), 'hint') : '',
  ];
  return parts.filter(Boolean).join('\n').trimEnd();
}

/** All problems in the order of their places, with a closing count: `3 errors, 1 warning`. */
export function formatProblems(problems: readonly Problem[], { colour = false } = {}): string {
  if (problems.length === 0) return '';
  const sorted = problems.toSorted(compareProblems);
  const texts = sorted.map((problem) => formatProblem(problem, { colour }));
  return [...texts, countProblems(problems)].join('\n\n');
}

/** `3 errors, 1 warning`; empty where there are none. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.level === 'error').length;
  const counts = [
    [errors, 'error'],
    [problems.length - errors, 'warning'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(', ');
}

/** Each problem with the lines around it, where it has a place in one of the files and no frame yet. */
export function addFrames(
  problems: readonly Problem[],
  files: readonly { file: string; text: string }[],
): Problem[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const framers = new Map<string, ReturnType<typeof createFramer>>();
  return problems.map((problem) => {
    const { at, frame } = problem;
    const text = at && !frame ? texts.get(at.file) : undefined;
    if (!at || text === undefined) return problem;
    const draw = framers.get(at.file) ?? createFramer(text);
    framers.set(at.file, draw);
    return { ...problem, frame: draw(at) };
  });
}

/** `content/site.yaml:3:7`, which editors and terminals open with a click. Control characters are shown escaped. */
export function formatPosition({ file, line, column }: Position): string {
  return `${showControls(file).replaceAll('\n', '␊')}:${line}:${column}`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
