/** Commands for what comes after a build: their options, and what they load. */
import type { Command } from 'commander';
import { parsePath } from './arguments.ts';
import type { Environment } from './environment.ts';

/** Takes the exit code. */
type Finish = (code: number) => void;

/** The command that puts the site where visitors find it. */
export function addPublish(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('publish')
    .description('build the site, say what changes, and publish it')
    .option('--content <folder>', 'the folder of YAML and Markdown', parsePath, 'content')
    .option('--assets <folder>', 'the folder of artwork, photos, fonts and styles', parsePath, 'assets')
    .option('--out <folder>', 'where the finished site goes on this computer', parsePath, 'dist')
    .option(
      '--to <place>',
      'where to, instead of publish in site.yaml: git, sftp://…, or a folder',
      parsePath,
    )
    .option('--compress', 'add .br and .gz copies of text files, for web servers that send them')
    .option('--replace', 'replace files there that Liner has not published')
    .option('--accept-host-key', 'trust an SFTP server that this computer does not know yet')
    .option('--dry-run', 'say what would be done, and publish nothing')
    .option('--yes', 'publish without a question')
    .action(async (options) => {
      const { runPublish } = await import('./publish.ts');
      finish(await runPublish(environment, options));
    });
}

/** The command that looks after everything but the content. */
export function addDoctor(program: Command, environment: Environment, finish: Finish): void {
  addContent(
    program.command('doctor').description('check this computer, the folder and the settings of the host'),
  )
    .option('--out <folder>', 'the folder of the finished site', parsePath, 'dist')
    .option('--online', 'check the site online too: its address, certificate, headers and version')
    .option('--json', 'print what was found as JSON')
    .action(async (options) => {
      const { runDoctor } = await import('./doctor.ts');
      finish(await runDoctor(environment, options));
    });
}

/** The command that follows a new version of Liner. */
export function addUpdate(program: Command, environment: Environment, finish: Finish): void {
  addContent(
    program.command('update').description('after updating Liner: renew the schemas, and say what is new'),
  ).action(async (options) => {
    const { runUpdate } = await import('./update.ts');
    finish(await runUpdate(environment, options));
  });
}

function addContent(command: Command): Command {
  return command.option('--content <folder>', 'the folder of YAML and Markdown', parsePath, 'content');
}
