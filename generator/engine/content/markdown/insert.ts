/** A directive, from the parser's token to what pages need to know of it. */

import {
  DIRECTIVE_NAMES,
  DIRECTIVES,
  type DirectiveContent,
  type DirectiveName,
  isDirective,
} from '../../../site/schema/directives.ts';
import { findNearest } from '../../lib/suggest.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { keysAt, metaAt } from '../schema/meta.ts';
import { purposeOf } from '../source/placeholders.ts';
import type { Insert, TextPicture } from '../types.ts';
import { validateData } from '../validate/index.ts';
import { type Attribute, parseAttributes } from './attributes.ts';
import type { DirectiveToken, Piece } from './directive.ts';
import { lexBlocks, lexInline, renderBlocks } from './engine.ts';
import { readPicture, splitAtPictures } from './pictures.ts';
import { prepareAll } from './prepare.ts';
import { fill, findPart, note, noteLink, placeAt, type Walk } from './walk.ts';
import { plainText } from './words.ts';

/** With the walk at its place. @returns undefined where something is wrong with it, which is noted */
export function readInsert(walk: Walk, token: DirectiveToken): Insert | undefined {
  const { name, raw } = token;
  const refuse = (found: Problem): undefined => {
    note(walk, found, raw.trim());
    return undefined;
  };
  if (token.fault === 'closes-nothing') return refuse(describeForm(token, undefined));
  if (!isDirective(name)) {
    const nearest = findNearest(name, DIRECTIVE_NAMES);
    return refuse(problem('directive/unknown', undefined, { name, nearest, known: DIRECTIVE_NAMES }));
  }
  const { takes } = DIRECTIVES[name];
  // Three colons and no end are a slip where there is nothing to enclose.
  if (token.fault) return refuse(describeForm(token, takes));
  const count = walk.problems.length;
  const attributes = readAttributes(walk, token, name);
  const contents = readContents(walk, token, takes);
  if (walk.problems.slice(count).some(({ level }) => level === 'error')) return undefined;
  const { line, column } = findPart(walk, raw.trimStart());
  // Its attributes were checked by its schema, and its contents are those that it takes.
  return { name, ...attributes, ...contents, line, column } as Insert;
}

function describeForm(
  { name, fault = 'rest' }: DirectiveToken,
  takes: DirectiveContent | undefined,
): Problem {
  const example = isDirective(name) ? DIRECTIVES[name].example : DIRECTIVES.gallery.example;
  const isLeaf = takes === 'nothing' || takes === 'label';
  const kind = fault === 'unclosed' && isLeaf ? 'colons' : fault;
  return problem('directive/form', undefined, { name, kind, example });
}

function readAttributes(walk: Walk, token: DirectiveToken, name: DirectiveName): object {
  const { attributes: schema } = DIRECTIVES[name];
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
      ...{ name, attribute: key, description, example: DIRECTIVES[name].example },
    });
    note(walk, found, token.raw.trim());
  }
  return unknown.length + missing.length > 0 ? {} : checkValues(walk, given, name, start);
}

/** A value is a number where its attribute is one; placeholders are filled, and addresses are noted as links. */
function checkValues(walk: Walk, given: readonly Attribute[], name: DirectiveName, start: number): object {
  const { attributes: schema } = DIRECTIVES[name];
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

function readContents(walk: Walk, token: DirectiveToken, takes: DirectiveContent): object {
  const { name, label, content } = token;
  const text = content && content.text.trim() !== '' ? content : undefined;
  const fits = {
    nothing: !label && !text,
    label: hasWords(label) && !text,
    text: hasWords(label) !== (text !== undefined),
    pictures: !label && text !== undefined,
  };
  if (!fits[takes]) {
    const example = isDirective(name) ? DIRECTIVES[name].example : '';
    note(walk, problem('directive/contents', undefined, { name, takes, example }), token.raw.trim());
    return {};
  }
  const [inside] = [label ?? text].filter((piece) => piece !== undefined);
  if (!inside || takes === 'nothing') return {};
  return inPiece(walk, inside, () => {
    if (takes === 'pictures') return { pictures: readPictures(walk, inside.text, name) };
    if (takes === 'text') return { html: renderBlocks(prepareAll(walk, lexBlocks(inside.text))) };
    return { label: plainText(prepareAll(walk, lexInline(inside.text))) };
  });
}

function hasWords(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.text.trim() !== '';
}

/** Does `work` with the walk at a piece of the directive that it is at. */
function inPiece<T>(walk: Walk, { start }: Piece, work: () => T): T {
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
  return lexBlocks(lines).flatMap((token) => {
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
