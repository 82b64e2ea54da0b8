/** The reference of the files and keys of a site, as Markdown, made from the schemas. */

import { stringify } from 'yaml';
import type { Kind } from '../../engine/content/grammar.ts';
import { listWords } from '../../engine/lib/suggest.ts';
import { PAGE_NAMES } from '../../site/routes.ts';
import { VOCABULARY } from '../list/extensions.ts';
import { ALL_KINDS, COLLECTIONS, folderOf, kindOf, rowOf } from '../list/grammar.ts';
import { type JsonSchema, jsonSchemaOf, outlineOf, propertiesOf } from './json-schema.ts';

/** Within the content folder. */
export const REFERENCE_FILE = 'README.md';

/** The first line of a reference, by which it is known as ours to replace. */
export const REFERENCE_MARK = '<!-- Written by "liner schema": change the schemas, not this file. -->';

const FOLDERS = listWords(COLLECTIONS.map((kind) => `\`${folderOf(kind)}/\``));

const INTRODUCTION = `# What goes where

The files in this folder, and every key that they may have. Only \`site.yaml\` is required; what is left out is not shown.
Any other key is an error, and \`npx liner check\` suggests the one that was meant.

- A \`.yaml\` file contains keys and values. A \`.md\` file has keys between two lines of three hyphens, and below them a
  text in Markdown. A line that begins with \`#\` among the keys is a note for people.
- The name of a file in ${FOLDERS} is the last part of its page's address:
  lower-case letters, digits and hyphens.
- In any text \`{artist}\` becomes the artist's name, and \`{links.name}\` an address under \`links\` in \`site.yaml\`.
- \`npx liner new release "Title"\` creates a file with every key explained.

VS Code with Red Hat's YAML extension, and editors with the same language server (Neovim, Helix, Zed), complete and explain
the keys of the \`.yaml\` files: the first line of each names its schema. The \`.md\` files have that line as
well, for editors that treat their keys as YAML; most, VS Code among them, do not look there yet. What helps everywhere are
the comments that \`npx liner new\` writes, and \`npx liner check\`.
`;

const LANGUAGE_NOTES = `## Several languages

With \`languages\` in \`site.yaml\`, every key above whose value is a text for people may be given in each language: below its code, in the
same group. Facts are written once.

\`\`\`yaml
title: New Song
tracks:
  - title: First Light
    duration: 180
    ar: {title: الضوء الأول}
ar:
  title: أغنية جديدة
\`\`\`

Groups within have their own, as the track above. A name becomes a group for that, and a list of names alone or of credits by
their roles may be given as a whole. The artist's own name is written once, as \`name\` of \`artist\` in \`site.yaml\` and below each
code there: \`{artist}\`, and the same name among artists and credits, is that of the language of the page.

\`\`\`yaml
artists: ['{artist}', {name: Karim Fathy, role: featuring, ar: {name: كريم فتحي}}]
credits:
  Vocals: '{artist}'
  Oud: Karim Fathy
ar:
  credits:
    غناء: '{artist}'
    عود: كريم فتحي
\`\`\`

The text below the keys of \`new-song.md\` is in \`new-song.ar.md\`, between whose two lines of three hyphens may be nothing. What is not
there is shown in the default. \`slug\` and \`redirect_from\` below the code are those of the page in that language, and \`words\` in
\`site.yaml\` those of its interface.
`;

const DIRECTIVE_NOTES = `## Pictures and directives in texts

The text below the keys of a \`.md\` file, and the sections of About, may show more than words. A picture is on a line of
its own: what it shows between the brackets, its file in the assets folder, and a caption between quotes.

\`\`\`markdown
![The band on stage](photos/stage.jpg "In Lisbon, 2026")
\`\`\`

A line that begins with two colons is a directive: its name, words between square brackets where it takes some, and its
attributes between braces. Quotes go around values with spaces. To show such a line as it is typed, put a \`\\\` before it.`;

/** @param paths the files of the content folder, relative to it: their kinds are explained, all others only named */
export function renderReference(paths: readonly string[]): string {
  const used = new Set<Kind>(['site', ...paths.flatMap((path) => kindOf(path)?.kind ?? [])]);
  const explained = ALL_KINDS.filter((kind) => used.has(kind));
  const others = ALL_KINDS.filter((kind) => !used.has(kind));
  const parts = [
    REFERENCE_MARK,
    INTRODUCTION,
    ...explained.map(renderKind),
    LANGUAGE_NOTES,
    renderDirectives(),
  ];
  return (others.length > 0 ? [...parts, renderOthers(others)] : parts).join('\n');
}

function renderOthers(kinds: readonly Kind[]): string {
  const rows = kinds.map((kind) => {
    const { files, about } = rowOf(kind);
    return `| ${[listFiles(files), about, beginnerOf(kind)].map(escapeCell).join(' | ')} |`;
  });
  const table = ['| file | what it is for | begin with |', '|---|---|---|', ...rows].join('\n');
  return `## What else a site can have\n\nOnce there is such a file, its keys are explained here.\n\n${table}\n`;
}

/** The command that makes the first file of a kind, or the file if no command does. */
function beginnerOf(kind: Kind): string {
  const { newName, files } = rowOf(kind);
  if (newName !== undefined) return `\`npx liner new ${newName} "Title"\``;
  const page = PAGE_NAMES.find((name) => kind === `pages/${name}`);
  return page ? `\`npx liner new ${page}\`` : `a new file, \`${files[0]}\``;
}

function listFiles(files: readonly string[]): string {
  return listWords(files.map((file) => `\`${file}\``));
}

function renderDirectives(): string {
  const all = Object.entries(VOCABULARY.directives).flatMap(([name, { about, example, attributes }]) => {
    const rows = listRows(outlineOf(attributes), '');
    const list = rows.map(
      ([key = '', required, value = '', meaning = '']) =>
        `- ${key} (${value}${required && ', required'}): ${meaning}`,
    );
    const parts = [`### ${name}`, about, `\`\`\`markdown\n${example}\n\`\`\``];
    return list.length > 0 ? [...parts, list.join('\n')] : parts;
  });
  return `${[DIRECTIVE_NOTES, ...all].join('\n\n')}\n`;
}

function renderKind(kind: Kind): string {
  const { files, about } = rowOf(kind);
  const rows = listRows(jsonSchemaOf(kind), '');
  const head = '| key | required | value | meaning | example |\n|---|---|---|---|---|';
  const table = [head, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
  return `## ${listWords(files)}\n\n${about}\n\n${table}\n`;
}

function listRows(schema: JsonSchema, prefix: string): string[][] {
  return Object.entries(propertiesOf(schema) ?? {}).flatMap(([key, part]) => {
    const name = `${prefix}${key}`;
    const required = schema.required?.includes(key) ? 'yes' : '';
    const row = [`\`${name}\``, required, nameKind(part), part.description ?? '', showExample(part)];
    const inner = part.items ? listRows(part.items, `${name}[].`) : listRows(part, `${name}.`);
    return [row.map(escapeCell), ...inner];
  });
}

/** The type of a value, in a few words. */
function nameKind(schema: JsonSchema): string {
  if (schema.$comment) return schema.$comment;
  if (schema.enum) return schema.enum.join(', ');
  if (schema.type === 'array') return nameList(schema.items ?? {});
  if (schema.type === 'object') return schema.properties ? 'group' : 'group with names of your own';
  if (schema.type === 'integer') return 'whole number';
  return schema.type === 'boolean' ? 'true or false' : 'text';
}

function nameList(items: JsonSchema): string {
  if (items.anyOf && propertiesOf(items)) return 'list of names, or of groups';
  return propertiesOf(items) ? 'list of groups' : 'list of texts';
}

function showExample({ examples = [], default: standard }: JsonSchema): string {
  const [value] = examples;
  if (value === undefined) return '';
  const style = typeof value === 'object' ? 'flow' : 'any';
  const options = { collectionStyle: style, lineWidth: 0, singleQuote: true } as const;
  const [line = '', ...more] = typeof value === 'string' ? value.split('\n') : [value];
  const shown = `\`${stringify(more.length > 0 ? `${line} …` : value, options).trim()}\``;
  return standard === undefined ? shown : `${shown}; without it \`${String(standard)}\``;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
