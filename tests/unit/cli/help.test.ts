/** `--help` in other languages: every text of every command is there, and nothing that none has. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, onTestFinished, test } from 'vitest';
import { describeChanges, describeSite } from '../../../generator/app/deploy/changes.ts';
import { describeWork } from '../../../generator/app/deploy/upload/destination.ts';
import { NEW_NAMES } from '../../../generator/app/list/kinds.ts';
import { loadSchemas } from '../../../generator/app/reference/json-schema.ts';
import { makeEntry } from '../../../generator/app/scaffold/index.ts';
import { findNewKind } from '../../../generator/app/scaffold/new-kinds.ts';
import { createProgram } from '../../../generator/cli/cli.ts';
import { openSpeech } from '../../../generator/cli/language.ts';
import { ENGLISH } from '../../../generator/cli/speech.ts';
import { LANGUAGES, textsIn } from '../../../generator/words/index.ts';

function openProgram(speech = ENGLISH): Command {
  const { stdout, stderr } = process;
  const own = { packageRoot: process.cwd(), codeHash: '', worker: '', shipped: undefined };
  return createProgram({ ...own, speech, stdout, stderr }, () => {});
}

const listAll = (command: Command): Command[] => [command, ...command.commands.flatMap(listAll)];

const textsOf = (command: Command) => [
  command.description(),
  ...[...command.options, ...command.registeredArguments].map((each) => each.description),
];

test.each(LANGUAGES)('all texts of commands are there in %s', (language) => {
  const known = textsIn(language, 'help');
  const texts = new Set(listAll(openProgram()).flatMap(textsOf));
  expect(texts.size).toBeGreaterThan(90);
  expect([...texts].filter((text) => known[text] === undefined)).toEqual([]);
});

test.each(LANGUAGES)('help in %s has no English texts', async (language) => {
  const known = textsIn(language, 'help');
  const program = openProgram(await openSpeech(language));
  const english = new Set(listAll(openProgram()).flatMap(textsOf));
  for (const command of listAll(program)) {
    const printed = command.helpInformation().replace(/\s+/g, ' ');
    for (const text of [
      ...english,
      'Usage:',
      'Options:',
      'Arguments:',
      'Commands:',
      '(default:',
      '(choices:',
    ])
      if (!Object.values(known).some((own) => own.includes(text))) expect(printed).not.toContain(` ${text} `);
    for (const text of textsOf(command)) expect(printed).toContain((known[text] ?? '').replace(/\s+/g, ' '));
  }
});

test('help in a language that Liner does not speak is English', async () => {
  const [own, plain] = [openProgram(await openSpeech('nl')), openProgram()];
  expect(own.helpInformation()).toBe(plain.helpInformation());
});

test('what to do after liner new, and why it made nothing, is in each language', async () => {
  await loadSchemas();
  const root = mkdtempSync(join(tmpdir(), 'liner-new-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'site.yaml'), '');
  const lines = [...NEW_NAMES, 'press', 'home', 'show'].flatMap((word) => {
    const kind = findNewKind(word);
    if (!kind) return [`no kind ${word}`];
    const make = () => makeEntry({ content: root, kind, title: kind.page ?? 'A Title', today: '2026-01-02' });
    const all = [make(), make()];
    return all.flatMap((made) =>
      typeof made === 'string' ? [made] : [...made.next, made.note ?? []].flat(),
    );
  });
  expect(lines.length).toBeGreaterThan(30);
  for (const language of LANGUAGES) {
    const { phrase } = await openSpeech(language);
    expect(lines.filter((line) => phrase(line) === line)).toEqual([]);
  }
});

test('what publishing changes is in each language', async () => {
  const paths = ['a/index.html', 'b.avif', 'c.txt'];
  const files = new Map(paths.map((path) => [path, { digest: '', bytes: 1 }]));
  const lines = [
    `The whole site is new there: ${describeSite(files)}.`,
    `The whole site is new there: ${describeSite(new Map())}.`,
    ...describeChanges({ added: paths, changed: paths, gone: paths }).map((line) => `  ${line}`),
    ...[1, 2].flatMap((number) => describeWork('the folder live', number, number, number)),
  ];
  const english = /\b(?:new|changed|gone|will|other|pictures?|folder)\b/i;
  for (const language of LANGUAGES) {
    const { phrase } = await openSpeech(language);
    expect(lines.map(phrase).filter((line, at) => english.test(line) || line === lines[at])).toEqual([]);
  }
});
