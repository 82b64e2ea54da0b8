/** Problems for other programs. */
import { compareProblems, isError, type Problem } from '../../problems/index.ts';

/** One JSON value: the counts, and every problem with its place, in the order of their places. */
export function formatJson(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const listed = problems.toSorted(compareProblems).map(({ code, level, message, hint, at }) => ({
    code,
    level,
    message,
    ...(hint !== undefined && { hint }),
    ...at,
  }));
  return JSON.stringify({ errors, warnings: problems.length - errors, problems: listed }, null, 2);
}

/** Workflow commands of GitHub Actions, a line a problem: it shows them beside the lines at fault. */
export function formatGithub(problems: readonly Problem[]): string {
  return problems.toSorted(compareProblems).map(formatCommand).join('\n');
}

function formatCommand({ code, level, message, hint, at }: Problem): string {
  const place = at ? [`file=${escapeProperty(at.file)}`, `line=${at.line}`, `col=${at.column}`] : [];
  const properties = [...place, `title=${escapeProperty(code)}`].join(',');
  return `::${level} ${properties}::${escapeData(hint === undefined ? message : `${message}\n${hint}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
