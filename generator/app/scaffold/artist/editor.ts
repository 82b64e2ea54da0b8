/** Settings of Visual Studio Code: schemas by folder, keys of Markdown files to choose from, and the check as a task. */

import type { Kind } from '../../../engine/content/grammar.ts';
import { ALL_KINDS, rowOf } from '../../list/grammar.ts';
import { exampleOf, type JsonSchema, jsonSchemaOf, SCHEMA_FOLDER } from '../../reference/json-schema.ts';
import { writeKey } from '../commented-yaml.ts';
import type { NewFile } from './facts.ts';

export function writeEditorFiles(): NewFile[] {
  return [
    writeJson('extensions', { recommendations: ['redhat.vscode-yaml'] }),
    writeJson('settings', { 'yaml.schemas': listSchemas() }),
    writeJson('tasks', TASKS),
    { path: '.vscode/liner.code-snippets', text: print(listSnippets()) },
  ];
}

function writeJson(name: string, value: object): NewFile {
  return { path: `.vscode/${name}.json`, text: print(value) };
}

function print(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Maps each schema to its file for the editor, so that a file needs no first line that names its schema. */
function listSchemas(): Record<string, string> {
  const yaml = ALL_KINDS.flatMap((kind) => {
    const [file] = rowOf(kind).files;
    return file?.endsWith('.yaml') ? [[`content/${SCHEMA_FOLDER}/${rowOf(kind).schemaFile}.json`, file]] : [];
  });
  return Object.fromEntries(yaml.map(([schema, file]) => [schema, `content/${file}`]));
}

/** Snippets for the keys of Markdown files, into which the YAML extension does not look. A key of several kinds comes once. */
function listSnippets(): Record<string, object> {
  const kinds = ALL_KINDS.filter((kind) => rowOf(kind).files[0]?.endsWith('.md'));
  const keys = new Map<string, { part: JsonSchema; kinds: Kind[] }>();
  for (const kind of kinds)
    for (const [key, part] of Object.entries(jsonSchemaOf(kind).properties ?? {})) {
      const known = keys.get(key);
      if (known) known.kinds.push(kind);
      else keys.set(key, { part, kinds: [kind] });
    }
  return Object.fromEntries(
    [...keys].map(([key, { part, kinds: of }]) => [
      `${key} (${of.map((kind) => rowOf(kind).noun.replace(/^an? /, '')).join(', ')})`,
      {
        scope: 'markdown',
        prefix: key,
        body: writeKey(key, exampleOf(part)).map(escapeSnippet),
        description: part.description,
      },
    ]),
  );
}

/** A snippet takes `$` and `}` for places to type in. */
function escapeSnippet(line: string): string {
  return line.replace(/[\\$}]/g, '\\$&');
}

/** The first line of a problem has its place, the second one what is wrong. */
const MATCHER = {
  owner: 'liner',
  // To the folder that is open.
  fileLocation: 'relative',
  pattern: [
    {
      regexp: '^(error|warning)  (.+?):(\\d+):(\\d+)  (\\S+)$',
      severity: 1,
      file: 2,
      line: 3,
      column: 4,
      code: 5,
    },
    { regexp: '^  (.+)$', message: 1 },
  ],
};

const TASKS = {
  version: '2.0.0',
  tasks: [
    {
      label: 'Check the site',
      type: 'shell',
      command: 'npx liner check --all',
      problemMatcher: MATCHER,
      group: { kind: 'test', isDefault: true },
      presentation: { reveal: 'silent', clear: true },
    },
    {
      label: 'Show the site',
      type: 'shell',
      command: 'npx liner dev --open',
      isBackground: true,
      problemMatcher: [],
    },
  ],
};
