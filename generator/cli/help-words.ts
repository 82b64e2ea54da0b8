/** The texts of `--help` in the language of the terminal, looked up by the English ones. */
import { Help, type HelpConfiguration } from 'commander';
import type { Speech } from './speech.ts';

export function helpIn({ phrase }: Pick<Speech, 'phrase'>): HelpConfiguration {
  const plain = new Help();
  // Behind a description, Commander writes `(choices: …, default: …)`.
  const translate = (line: string, { description }: { description: string }) =>
    phrase(description) + line.slice(description.length).replace(/\b(?:choices|default)(?=: )/g, phrase);
  return {
    showGlobalOptions: true,
    styleTitle: phrase,
    commandDescription: (command) => phrase(plain.commandDescription(command)),
    subcommandDescription: (command) => phrase(plain.subcommandDescription(command)),
    optionDescription: (option) => translate(plain.optionDescription(option), option),
    argumentDescription: (argument) => translate(plain.argumentDescription(argument), argument),
  };
}
