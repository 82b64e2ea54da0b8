/** The commands about private pages: their options, and what they load. */
import type { Command } from 'commander';
import { addContent, parseText } from './arguments.ts';
import type { Start } from './environment.ts';

/** Adds `private`, with its own commands. */
export function addPrivate(program: Command, start: Start): void {
  const pages = program.command('private').description('pages that only the people whom you name can read');
  addContent(
    pages
      .command('list', { isDefault: true })
      .description('list who can read what, with addresses and passphrases'),
  ).action(start(async () => (await import('./private.ts')).runPrivateList));
  const name = (command: Command) =>
    addContent(command)
      .argument('<entry>', 'the file of a release or a page, such as new-song', parseText)
      .requiredOption('--for <name>', 'who it is', parseText);
  name(pages.command('add').description('let somebody read a release or a page'))
    .option('--until <day>', 'the last day, such as 2027-02-01', parseText)
    .option('--encrypt', 'lock it: each person opens it with a passphrase')
    .action(start(async () => (await import('./private.ts')).runPrivateAdd));
  name(pages.command('withdraw').description('take it back, with the next publish')).action(
    start(async () => (await import('./private.ts')).runPrivateWithdraw),
  );
}
