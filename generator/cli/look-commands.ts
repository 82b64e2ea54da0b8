/** The commands about looks: their options, and what they load. */
import type { Command } from 'commander';
import { addSources, parseText } from './arguments.ts';
import type { Start } from './environment.ts';

interface Preview {
  content: string;
  assets: string;
  port: number;
  host: string;
  /** The path of the host that is opened in the browser. */
  open: string;
}

const EXAMPLES = `
List all looks, what they are and whom they are for:
  npx liner looks

Show your own pages in all of them, side by side, in the browser:
  npx liner looks --open`;

/** Adds `looks`, with its own commands. @param showSite the command `dev` */
export function addLooks(
  program: Command,
  start: Start,
  showSite: (options: Preview) => Promise<void>,
): void {
  const listLooks = start(async () => (await import('./looks.ts')).runLooks);
  const looks = program
    .command('looks')
    .description('the looks that your pages can have')
    .addHelpText('after', EXAMPLES);
  addSources(
    looks
      .command('list', { isDefault: true })
      .description('list all looks, what they are and whom they are for'),
  )
    .option('--open', 'show your own pages in all of them, side by side, in the browser')
    .action(async ({ open, ...options }) => {
      if (!open) return listLooks(options);
      const { SHEET_PATH } = await import('../app/dev/inject.ts');
      await showSite({ ...options, port: 4321, host: '127.0.0.1', open: SHEET_PATH });
    });
  looks
    .command('new')
    .description('create a look in the folder looks, as a copy of another')
    .argument('<name>', 'its name, such as velvet')
    .option('--from <look>', 'the look that it begins as', parseText, 'sleeve')
    .action(start(async () => (await import('./look-new.ts')).runNewLook));
  addSources(
    looks
      .command('check')
      .description('what a look of your own lacks, and what your pages lack in it')
      .argument('[name]', 'its name; by default those in the folder looks'),
  ).action(start(async () => (await import('./look-check.ts')).runLookCheck));
}
