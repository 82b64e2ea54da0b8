/** `--help` in other languages: every text of every command is there, and nothing that none has. */
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from '../../../generator/cli/cli.ts';
import { openSpeech } from '../../../generator/cli/language.ts';
import { ENGLISH } from '../../../generator/cli/speech.ts';
import { textsIn } from '../../../generator/words/index.ts';

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

test.each(['de', 'ar'])('all texts of commands are there in %s', (language) => {
  const known = textsIn(language, 'help');
  const texts = new Set(listAll(openProgram()).flatMap(textsOf));
  expect(texts.size).toBeGreaterThan(90);
  expect([...texts].filter((text) => known[text] === undefined)).toEqual([]);
});

test.each(['de', 'ar'])('help in %s has no English texts', async (language) => {
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
