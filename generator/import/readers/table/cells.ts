/** Tells what spreadsheets make of cells, undone. */
import { damageIn } from '../../sources/damage.ts';
import { cleanLine, cleanText } from '../shared/clean.ts';

/** Cells that stand for nothing, and errors of formulas. */
const NOTHING =
  /^(?:[-–—?.]+|n\/?a|null|none|nil|undefined|tb[acd]|to be announced|#(?:n\/?a|ref!|value!|name\?|div\/0!|null!|num!))$/i;

/** Tells whether letters of a cell are lost; a cell of question marks only stands for nothing. */
export function isDamaged(cell: string): boolean {
  return !NOTHING.test(cell.trim()) && damageIn(cell) !== undefined;
}

/** The text of a cell on one line: `="0123"` and `'0123` are how spreadsheets keep zeros. Empty if it stands for nothing. */
export function cleanCell(cell: string): string {
  const text = cleanLine(unquote(cell));
  return NOTHING.test(text) || isDamaged(text) ? '' : text;
}

/** The same with its line breaks. */
export function cleanLongCell(cell: string): string {
  const text = cleanText(unquote(cell));
  return NOTHING.test(text) ? '' : text;
}

function unquote(cell: string): string {
  const text = cell.trim();
  return /^="?([^"]*)"?$/.exec(/^="/.test(text) ? text : '')?.[1] ?? text.replace(/^'(?='*[\d=+@-])/, '');
}
