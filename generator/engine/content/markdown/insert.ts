/** A directive, from the parser's token to what pages need to know of it. */
import { findNearest } from '../../lib/suggest.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { keysAt, metaAt } from '../schema/meta.ts';
import { purposeOf } from '../source/placeholders.ts';
import type { Insert, TextPicture } from '../types.ts';
import { validateData } from '../validate/index.ts';
import { type Directive, type DirectiveName, type DirectiveTable, isDirective } from '../vocabulary.ts';
import { type Attribute, parseAttributes } from './attributes.ts';
import { type DirectivePart, type DirectiveToken, readDirective } from './directive.ts';
import { lexBlocks, lexInline, plainText, renderBlocks } from './engine.ts';
import { readPicture, splitAtPictures } from './pictures.ts';
import { prepareAll } from './prepare.ts';
import { fill, findPart, note, noteLink, placeAt, type Walk } from './walk.ts';

/** Reads a directive with the walk at its place. @returns undefined if something is wrong with it, which is noted */
export function readInsert(walk: Walk, token: DirectiveToken): Insert | undefined {
  const { name, raw } = token;
  const refuse = (found: Problem): undefined => {
    note(walk, found, raw.trim());
    return undefined;
  };
  const { directives } = walk.options.vocabulary;
  if (token.fault === 'closes-nothing') return refuse(describeForm(token, directives));
  if (!isDirective(directives, name)) {
    const known = Object.keys(directives);
    return refuse(
      problem('directive/unknown', undefined, { name, nearest: findNearest(name, known), known }),
    );
  }
  if (token.fault) return refuse(describeForm(token, directives));
  const count = walk.problems.length;
  const attributes = readAttributes(walk, token, name);
  const contents = readContents(walk, token, directives[name]);
  if (walk.problems.slice(count).some(({ level }) => level === 'error')) return undefined;
  const { line, column } = findPart(walk, raw.trimStart());
  // Its attributes were checked by its schema, and its contents are those that it takes.
  return { name, ...attributes, ...contents, line, column } as Insert;
}

function describeForm({ name, raw, fault = 'rest' }: DirectiveToken, directives: DirectiveTable): Problem {
  const known = isDirective(directives, name) ? directives[name] : undefined;
  const enclosing = Object.values<Directive>(directives).find(({ takes }) => takes === 'pictures');
  const isLeaf = known?.takes === 'nothing' || known?.takes === 'label';
  // Three colons without an end are a slip if the directive encloses nothing.
  const kind = fault === 'unclosed' && isLeaf ? 'colons' : fault;
  const { example = '' } = known ?? enclosing ?? {};
  const line = kind === 'rest' ? closeGaps(raw.trim(), directives) : undefined;
  return problem('directive/form', undefined, { name, kind, example, line, raw: raw.trim() });
}

/** A directive without the spaces between its parts, or with its address in braces. Undefined if it is still none. */
function closeGaps(raw: string, directives: DirectiveTable): string | undefined {
  const meant = raw
    .replace(/^(:+[a-z]+)\s+(?=[[{])/i, '$1')
    .replace(/(\])\s+(?=\{)/, '$1')
    .replace(/^(:+[a-z]+)\[([^\]]*)\]\((https?:[^\s)]+)\)$/i, '$1{url=$3 title="$2"}')
    .replace(/^(:+[a-z]+)\s+(https?:\S+)$/i, '$1{url=$2}');
  return readDirective(meant, directives)?.fault === undefined ? meant : undefined;
}

function readAttributes(walk: Walk, token: DirectiveToken, name: DirectiveName): object {
  const { attributes: schema } = walk.options.vocabulary.directives[name];
  const { text, start } = token.attributes ?? { text: '', start: 0 };
  const { attributes: given, fault } = parseAttributes(text);
  const known = keysAt(schema, []);
  const noteAt = (found: Problem, offset: number, part: string) =>
    walk.problems.push({ ...found, at: placeAt(walk, start + offset, part) });
  if (fault) {
    noteAt(problem('directive/braces', undefined, { ...fault, known }), fault.start, fault.part);
    return {};
  }
  const unknown = given.filter((attribute) => !known.includes(attribute.name));
  for (const attribute of unknown) {
    const nearest = findNearest(attribute.name, known);
    const facts = { name, attribute: attribute.name, nearest, known };
    noteAt(problem('directive/attribute', undefined, facts), attribute.start, attribute.name);
  }
  const { required = [] } = metaAt(schema, []);
  const missing = required.filter((key) => !given.some((each) => each.name === key));
  for (const key of unknown.length > 0 ? [] : missing) {
    const { description = '' } = metaAt(schema, [key]);
    const found = problem('directive/missing', undefined, {
      ...{ name, attribute: key, description, example: walk.options.vocabulary.directives[name].example },
    });
    note(walk, found, token.raw.trim());
  }
  return unknown.length + missing.length > 0 ? {} : checkValues(walk, given, name, start);
}

/** Converts values to numbers if their attributes are, fills placeholders, and records addresses as links. */
function checkValues(walk: Walk, given: readonly Attribute[], name: DirectiveName, start: number): object {
  const { attributes: schema } = walk.options.vocabulary.directives[name];
  const place = (key: string | number | undefined) => {
    const attribute = given.find((each) => each.name === key);
    return placeAt(walk, start + (attribute?.valueStart ?? 0), attribute?.written ?? '');
  };
  const data = given.map(({ name: key, value }) => {
    const isNumber = metaAt(schema, [key]).type === 'integer' && /^\d+$/.test(value);
    return [key, isNumber ? Number(value) : fill(walk, value, purposeOf(value))];
  });
  const checked = validateData({
    schema,
    data: Object.fromEntries(data),
    vocabulary: walk.options.vocabulary,
    noun: `::${name}`,
    lead: (key) => `${key}=`,
    yaml: {
      at: ([key]) => place(key),
      atKey: ([key]) => place(key),
      atPart: ([key]) => place(key),
      isEmpty: () => false,
      has: ([key]) => given.some((each) => each.name === key),
      written: ([key]) => ({ text: given.find((each) => each.name === key)?.written ?? '', rest: '' }),
    },
  });
  walk.problems.push(...checked.problems);
  for (const [key, value] of data) if (key === 'url') noteLink(walk, String(value), String(value));
  return typeof checked.data === 'object' && checked.data !== null ? checked.data : {};
}

function readContents(walk: Walk, token: DirectiveToken, { takes, example }: Directive): object {
  const { name, label, content } = token;
  const { directives } = walk.options.vocabulary;
  const text = content && content.text.trim() !== '' ? content : undefined;
  const fits = {
    nothing: !label && !text,
    label: hasWords(label) && !text,
    text: hasWords(label) !== (text !== undefined),
    pictures: !label && text !== undefined,
  };
  if (!fits[takes]) {
    note(walk, problem('directive/contents', undefined, { name, takes, example }), token.raw.trim());
    return {};
  }
  const [inside] = [label ?? text].filter((part) => part !== undefined);
  if (!inside || takes === 'nothing') return {};
  return inPart(walk, inside, () => {
    if (takes === 'pictures') return { pictures: readPictures(walk, inside.text, name) };
    if (takes === 'text') return { html: renderBlocks(prepareAll(walk, lexBlocks(inside.text, directives))) };
    return { label: plainText(prepareAll(walk, lexInline(inside.text, directives))) };
  });
}

function hasWords(part: DirectivePart | undefined): boolean {
  return part !== undefined && part.text.trim() !== '';
}

/** Does `work` with the walk at a part of its directive. */
function inPart<T>(walk: Walk, { start }: DirectivePart, work: () => T): T {
  const { cursor } = walk;
  walk.cursor = cursor + start;
  const result = work();
  walk.cursor = cursor;
  return result;
}

/** A gallery holds lines of pictures, with or without the hyphens of a list. */
function readPictures(walk: Walk, text: string, name: string): TextPicture[] {
  const lines = text
    .replace(/^( {0,3})[-*+] +(?=!\[)/gm, (hyphen) => ' '.repeat(hyphen.length))
    .replace(/^[ \t]+/gm, '');
  return lexBlocks(lines, walk.options.vocabulary.directives).flatMap((token) => {
    if (token.type === 'space') return [];
    const stretches = token.type === 'paragraph' ? splitAtPictures(token) : undefined;
    return (stretches ?? [{ tokens: [token] }]).flatMap((stretch) => {
      if ('images' in stretch) return stretch.images.flatMap((image) => readPicture(walk, image) ?? []);
      const part = stretch.tokens
        .map(({ raw }) => raw)
        .join('')
        .trim();
      if (part) note(walk, problem('directive/gallery', undefined, { name }), part.split('\n')[0] ?? '');
      return [];
    });
  });
}
