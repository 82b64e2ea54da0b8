/** Eno, a notation for plain text (eno-lang.org): the parts of it that people write. */

/** A value, a list, a group of attributes, or a text of several lines. */
export interface EnoField {
  /** The section that it is in, of the first level: `release`; empty before the first. */
  readonly section: string;
  readonly key: string;
  /** From 1. */
  readonly line: number;
  /** The comment in the line above it. */
  readonly remark: string;
  /** Behind the colon, with its continuations; empty if there is none. */
  readonly value: string;
  readonly items: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
}

interface EnoDocument {
  readonly fields: readonly EnoField[];
  /** Lines that cannot be read. */
  readonly faults: readonly { readonly line: number; readonly reason: string }[];
}

interface Open extends EnoField {
  value: string;
  readonly items: string[];
  readonly attributes: Record<string, string>;
}

/** Fields at most: more are no manifest. */
const MOST_FIELDS = 10_000;

/** In characters: longer lines are only in texts of several. */
const LONGEST_LINE = 20_000;

const COMMENT = /^>\s*(.*)$/;
const SECTION = /^(#+)\s*(.+)$/;
const BLOCK = /^(-{2,})\s*(.+)$/;
const ITEM = /^-(?!-)\s*(.*)$/;
const CONTINUED = /^([|\\])\s?(.*)$/;
/** A key may be within backticks, if it holds a sign of the notation. */
const FIELD = /^(?:`([^`]+)`\s*|([^\s:=<>|\\#`-][^:=]*)):\s*(.*)$/;
const ATTRIBUTE = /^(?:`([^`]+)`\s*|([^\s:=<>|\\#`-][^:=]*))=\s*(.*)$/;
/** A key without a value: `label_mode`. */
const FLAG = /^[\w.()-]+$/;

export function parseEno(text: string): EnoDocument {
  const lines = text.split(/\r\n?|\n/);
  const fields: Open[] = [];
  const faults: { line: number; reason: string }[] = [];
  let section = '';
  const open = (key: string, line: number, value: string) => {
    const remark = COMMENT.exec((lines[line - 2] ?? '').trim())?.[1] ?? '';
    if (fields.length < MOST_FIELDS)
      fields.push({ section, key, line, remark, value, items: [], attributes: {} });
  };
  for (let at = 0; at < lines.length; at++) {
    const written = (lines[at] ?? '').trim();
    if (written === '' || COMMENT.test(written)) continue;
    if (written.length > LONGEST_LINE) {
      faults.push({ line: at + 1, reason: 'it is too long' });
      continue;
    }
    const last = fields.at(-1);
    const [, mark, block] = BLOCK.exec(written) ?? [];
    const [, ticked, key = ticked, value = ''] = FIELD.exec(written) ?? [];
    const [, tickedName, name = tickedName, attribute = ''] = ATTRIBUTE.exec(written) ?? [];
    if (SECTION.test(written)) section = sectionAfter(section, written);
    else if (mark !== undefined && block !== undefined) {
      const end = lines.findIndex((line, index) => index > at && isEnd(line, mark, block));
      if (end === -1) faults.push({ line: at + 1, reason: `${mark} ${block} has no end` });
      open(block, at + 1, lines.slice(at + 1, end === -1 ? undefined : end).join('\n'));
      at = end === -1 ? lines.length : end;
    } else if (ITEM.test(written) && last) last.items.push(ITEM.exec(written)?.[1] ?? '');
    else if (CONTINUED.test(written) && last) last.value += continuation(written, last.value);
    else if (key !== undefined) open(key.trim(), at + 1, value);
    else if (name !== undefined && last) last.attributes[name.trim()] = attribute;
    else if (FLAG.test(written)) open(written, at + 1, '');
    else faults.push({ line: at + 1, reason: 'it is no key, item or text' });
  }
  return { fields, faults };
}

function sectionAfter(before: string, written: string): string {
  const [, level = '', name = ''] = SECTION.exec(written) ?? [];
  return level.length === 1 ? name.toLowerCase() : before;
}

function isEnd(line: string, mark: string, name: string): boolean {
  const [, end, other] = BLOCK.exec(line.trim()) ?? [];
  return end === mark && other === name;
}

/** `|` continues on a new line, `\` on the same. */
function continuation(written: string, before: string): string {
  const [, mark, text = ''] = CONTINUED.exec(written) ?? [];
  return before === '' ? text : (mark === '|' ? '\n' : ' ') + text;
}
