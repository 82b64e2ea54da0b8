/** Tables of HTML as those of Markdown. */
import type TurndownService from 'turndown';

/** Adds the rules for tables. Those that lay out a page become paragraphs. */
export function addTables(service: TurndownService): void {
  const known = new WeakMap<Node, boolean>();
  // Each cell asks.
  const isOfWords = (table: Node | null): boolean => {
    if (!table) return false;
    const answer = known.get(table) ?? isTable(table);
    known.set(table, answer);
    return answer;
  };
  service.addRule('tables', {
    filter: 'table',
    replacement: (content, node) => `\n\n${isOfWords(node) ? writeTable(content, node) : content}\n\n`,
  });
  service.addRule('rows', {
    filter: 'tr',
    replacement: (content, { parentNode }) =>
      isOfWords(tableOf(parentNode)) ? content && `|${content}\n` : `\n\n${content.trim()}\n\n`,
  });
  service.addRule('cells', {
    filter: ['th', 'td'],
    replacement: (content, { parentNode }) => {
      if (isOfWords(tableOf(parentNode))) return ` ${inCell(content)} |`;
      return content.includes('\n') ? `\n\n${content.trim()}\n\n` : `${content} `;
    },
  });
}

/** The nearest table around a row or a cell. */
function tableOf(node: Node | null): Node | null {
  for (let each = node; each; each = each.parentNode) if (each.nodeName === 'TABLE') return each;
  return null;
}

/** Rows of a table, but for those of tables in it. */
function rowsOf(table: Node): Node[] {
  const rows = (node: Node): Node[] =>
    childrenOf(node).flatMap((each) =>
      each.nodeName === 'TR' ? [each] : each.nodeName === 'TABLE' ? [] : rows(each),
    );
  return rows(table);
}

function childrenOf({ childNodes }: Node): Node[] {
  return Array.from(childNodes);
}

function cellsOf(row: Node): Node[] {
  return childrenOf(row).filter(({ nodeName }) => /^T[HD]$/.test(nodeName));
}

/** What a cell of Markdown cannot have. */
const IN_NO_CELL = /^(?:TABLE|UL|OL|PRE|BLOCKQUOTE|H\d|HR)$/;

/** Whether a table is one of words, and not the layout of a page. */
function isTable(table: Node): boolean {
  const cells = rowsOf(table).map(cellsOf);
  const isPlain = (node: Node): boolean =>
    childrenOf(node).every((each) => !IN_NO_CELL.test(each.nodeName) && isPlain(each));
  return cells.length > 1 && cells.some(({ length }) => length > 1) && cells.flat().every(isPlain);
}

/** Rows as lines of Markdown, all as long as the longest; where none has names, the first is empty. */
function writeTable(content: string, table: Node): string {
  const lines = content.split('\n').filter((line) => line.startsWith('| '));
  const [first = []] = rowsOf(table)
    .map(cellsOf)
    .filter(({ length }) => length > 0);
  const columns = Math.max(...rowsOf(table).map((row) => cellsOf(row).length));
  const hasNames = first.every(({ nodeName }) => nodeName === 'TH');
  const rule = `|${' --- |'.repeat(columns)}`;
  const [head = '', ...rows] = hasNames ? lines : [`|${'  |'.repeat(columns)}`, ...lines];
  return [head, rule, ...rows].join('\n');
}

function inCell(content: string): string {
  return content
    .trim()
    .replace(/\\?\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|');
}
