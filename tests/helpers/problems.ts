/** Problems in the output of the command line. */

export interface Reported {
  level: string;
  /** `content/site.yaml:1:1`; empty for what has no place. */
  at: string;
  code: string;
  message: string;
  hint: string;
  /** The line of the file that the frame points at, and the column of its caret; undefined without a frame. */
  pointsAt: { line: number; column: number } | undefined;
}

const HEAD = /^(error|warning) {2}(?:(.+:\d+:\d+) {2})?([a-z-]+\/[a-z-]+)$/;

/** Every problem in the order of printing. */
export function readProblems(stderr: string): Reported[] {
  const lines = stderr.split('\n');
  const heads = lines.flatMap((line, index) => (HEAD.test(line) ? [index] : []));
  return heads.map((head, index) => {
    const [, level = '', at = '', code = ''] = HEAD.exec(lines[head] ?? '') ?? [];
    const body = lines.slice(head + 1, heads[index + 1]);
    const hint = body.find((line) => line.startsWith('  → '))?.slice(4) ?? '';
    return { level, at, code, message: body[0]?.trim() ?? '', hint, pointsAt: readFrame(body) };
  });
}

/** `content/site.yaml:1:1 schema/missing`, of each, or of each of a level. */
export function placesOf(stderr: string, wanted?: Reported['level']): string[] {
  return readProblems(stderr)
    .filter(({ level }) => wanted === undefined || level === wanted)
    .map(({ at, code }) => `${at} ${code}`.trim());
}

function readFrame(body: string[]): Reported['pointsAt'] {
  const row = body.findIndex((line) => /^ {2}> +\d+ \|/.test(line));
  const line = Number(/\d+/.exec(body[row] ?? '')?.[0]);
  const [before = '', caret = ''] = body[row + 1]?.split('| ') ?? [];
  return row === -1 || !before ? undefined : { line, column: caret.indexOf('^') + 1 };
}
