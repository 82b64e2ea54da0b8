/** `liner translations` on the command line. */
import type { Command } from 'commander';
import { addContent, parsePath } from './arguments.ts';
import type { Environment } from './environment.ts';

export function addTranslations(
  program: Command,
  environment: Environment,
  finish: (code: number) => void,
): void {
  const translations = program
    .command('translations')
    .description('texts of other languages: how far they are, out into a table, and back');
  addContent(
    translations
      .command('status', { isDefault: true })
      .description('how much of each language there is; notes what it was translated from'),
  )
    .option('--accept', 'keep older translations, although the default has changed since')
    .action(async (options) => {
      const { runStatus } = await import('./translations.ts');
      finish(await runStatus(environment, options));
    });
  addContent(
    translations
      .command('export')
      .description('write all texts into a table (CSV) that Excel and Google Sheets open')
      .argument('<language>', 'the code of the language, such as ar'),
  )
    .option('--out <file>', 'the file to write, instead of printing it', parsePath)
    .action(async (code, options) => {
      const { runExport } = await import('./translations.ts');
      finish(await runExport(environment, code, options));
    });
  addContent(
    translations
      .command('import')
      .description('put the translations of such a table into the content')
      .argument('<language>', 'the code of the language, such as ar')
      .argument('<file>', 'the table', parsePath),
  ).action(async (code, file, options) => {
    const { runImport } = await import('./translations.ts');
    finish(await runImport(environment, code, file, options));
  });
}
