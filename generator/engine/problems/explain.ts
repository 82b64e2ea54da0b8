/** The catalogue as text: one problem for `liner explain`, all of them for PROBLEMS.md. */
import { type Catalogue, listCodes, type ProblemKind } from './define.ts';
import { constantText } from './render.ts';

const WIDTH = 118;

const INTRODUCTION = `# Problems

Every problem that Liner may report, by its code: what is wrong and what to do. \`npx liner explain CODE\` prints one section.
Errors keep a site from being published, warnings do not; \`npx liner check --strict\` counts warnings as errors.
`;

/** The sentences around the texts of a problem. */
export interface Frame {
  level(level: ProblemKind['level']): string;
  advice(text: string): string;
}

const ENGLISH: Frame = {
  level: (level) =>
    typeof level === 'string' ? `${level === 'error' ? 'An error' : 'A warning'}.` : 'An error or a warning.',
  advice: (text) => `What to do: ${text}`,
};

const MARKDOWN: Frame = { ...ENGLISH, advice: (text) => `**What to do:** ${text}` };

/** The section of one problem, in plain text. */
export function explainProblem(code: string, kind: ProblemKind, frame = ENGLISH): string {
  return writeSection(code, kind, frame);
}

/** The whole catalogue, in Markdown. */
export function renderCatalogue(catalogue: Catalogue): string {
  const sections = listCodes(catalogue).flatMap((code) => {
    const kind = catalogue[code];
    return kind ? [`## ${writeSection(code, kind, MARKDOWN)}\n`] : [];
  });
  return [INTRODUCTION, ...sections].join('\n');
}

/** The code, the level, and what is the same wherever the problem occurs: `about` covers what is not. */
function writeSection(code: string, { level, message, hint, about }: ProblemKind, frame: Frame): string {
  const advice = constantText(hint);
  const paragraphs = [frame.level(level), constantText(message), about, advice && frame.advice(advice)];
  return [code, ...paragraphs.filter((text) => text !== undefined).map(wrap)].join('\n\n');
}

/** Breaks lines at spaces; an empty line between paragraphs stays. */
function wrap(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => paragraph.split(' ').reduce(addWord, '').trimStart())
    .join('\n\n');
}

function addWord(text: string, word: string): string {
  const line = text.length - text.lastIndexOf('\n') - 1;
  return `${text}${line + 1 + word.length > WIDTH ? '\n' : ' '}${word}`;
}
