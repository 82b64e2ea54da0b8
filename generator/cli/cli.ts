/** The entry of the program: parses the command line and returns an exit code. Each command imports its heavy modules on demand. */

import { fileURLToPath } from 'node:url';
import { Command, CommanderError, Option } from 'commander';
import { type SetFlag, setFlagsBy } from '../engine/lib/heap.ts';
import {
  addContent,
  addSources,
  joinTitle,
  nameSurplus,
  parseCodes,
  parseDay,
  parsePath,
  parsePort,
  parseUrl,
} from './arguments.ts';
import { addCampaign, addExport, addInit, addScaffold, addTranslations } from './content-commands.ts';
import type { DevCommandOptions } from './dev.ts';
import {
  type Environment,
  EXIT,
  type Finish,
  nameCommands,
  readOwnPackage,
  type Start,
  startIn,
} from './environment.ts';
import { describeFailure } from './failure.ts';
import { describeTopics, listChapters, runHelp, WORDS } from './help.ts';
import { helpIn } from './help-words.ts';
import { addImport } from './import-command.ts';
import { findLanguage, openSpeech } from './language.ts';
import { addLooks } from './look-commands.ts';
import { addPrivate } from './private-commands.ts';
import type { PublishCommandOptions } from './publish.ts';
import type { ShowCommandOptions } from './show.ts';
import type { StudioCommandOptions } from './studio.ts';
import type { WordsOptions } from './words.ts';

export interface RunOptions {
  argv: string[];
  /** The folder of Liner's own package. */
  packageRoot: string;
  /** A hash of Liner's own code. */
  codeHash: string;
  /** A folder of results that came with the package; a checkout has none. */
  shipped?: string | undefined;
  /** Sets a flag of V8, if compiled code is cached. */
  setFlag?: SetFlag | undefined;
}

/** Runs one command and returns its exit code. Nothing is thrown. */
export async function run({ argv, packageRoot, codeHash, shipped, setFlag }: RunOptions): Promise<number> {
  if (setFlag) setFlagsBy(setFlag);
  let code: number = EXIT.done;
  const { stdout, stderr } = process;
  for (const stream of [stdout, stderr]) stream.on('error', ignoreClosedPipe);
  const worker = fileURLToPath(new URL('worker.js', import.meta.url));
  try {
    const speech = await openSpeech(findLanguage(argv, process.env));
    const own = { packageRoot, codeHash, worker, shipped, speech };
    const program = createProgram({ ...own, stdout, stderr }, (result) => {
      code = result;
    });
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    process.stderr.write(`${describeFailure(error, argv.includes('--verbose'))}\n`);
    return EXIT.other;
  }
}

/** A reader such as `head` may close the pipe early; the command goes on regardless. */
function ignoreClosedPipe(error: Error): void {
  if ('code' in error && error.code === 'EPIPE') return;
  // Output is lost, which must not look like success.
  process.exit(EXIT.other);
}

export function createProgram(given: Environment, finish: Finish): Command {
  const environment = nameCommands(given, process.cwd());
  const start = startIn(environment, finish);
  const { speech } = environment;
  const program = new Command('liner')
    .configureOutput({
      writeOut: (text) => environment.stdout.write(text),
      writeErr: (text) => environment.stderr.write(text),
      outputError: (text, write) => write(text.split('\n').map(speech.phrase).join('\n')),
    })
    .description('Makes the website of a music artist from a folder of YAML and Markdown.')
    .version(readOwnPackage(environment.packageRoot).version)
    .option('--verbose', 'show the technical details of an unexpected failure')
    .option('--lang <code>', 'the language of messages, such as de; by default that of LINER_LANG or LANG')
    .exitOverride()
    .showHelpAfterError(speech.phrase('Run npx liner --help to see what it can do.'))
    .addHelpText('after', () => describeTopics(environment.packageRoot, speech))
    .configureHelp(helpIn(speech))
    .helpCommand(false);
  nameSurplus(program);

  addBuild(program, start);
  addCheck(program, start);
  addPublish(program, start);
  addShow(program, start);
  addDoctor(program, start);
  addUpdate(program, start);

  addInit(program, startIn(given, finish));

  addScaffold(program, start);
  addImport(program, start);
  addExport(program, start);
  addPrivate(program, start);
  addCampaign(program, start);
  addTranslations(program, start);
  const showSite = start(async () => (await import('./dev.ts')).runDev);
  addLooks(program, start, showSite);
  addDev(program, showSite);
  addStudio(program, start);
  addPreview(program, start);
  addHelp(program, environment, finish);
  return program;
}

/** Adds `build`. */
function addBuild(program: Command, start: Start): void {
  addSources(
    program.command('build').description('build the site: content and assets become a folder to publish'),
  )
    .option('--out <folder>', 'where the finished site goes', parsePath, 'dist')
    .option('--base-url <url>', 'the address of the site, instead of the one in site.yaml', parseUrl)
    .option('--fresh', 'make everything again, without using earlier builds')
    .option('--drafts', 'include entries marked draft: true, and posts that wait for their day')
    .option('--compress', 'add .br and .gz copies of text files, for web servers that send them')
    .option('--report <file>', 'write a JSON report of the build to this file', parsePath)
    .action(start(async () => (await import('./build.ts')).runBuild));
}

/** Adds `check`. */
function addCheck(program: Command, start: Start): void {
  addSources(program.command('check').description('look for errors in the content; publishes nothing'))
    .option('--strict', 'count warnings as errors')
    .option('--fix', 'correct what has only one correction, after showing it and asking')
    .option('--yes', 'with --fix: correct it without asking')
    .option('--undo', 'take back what --fix has written last')
    .option('--all', 'list every warning, also where there are many of one kind')
    .option(
      '--languages <codes>',
      'look only for what is not translated into these, such as ar or ar,fr',
      parseCodes,
    )
    .addOption(
      new Option('--format <format>', 'how to print the problems: text, json, or github (annotations)')
        .choices(['text', 'json', 'github'])
        .default('text'),
    )
    .action(start(async () => (await import('./check.ts')).runCheck));
}

/** Adds `dev`. */
function addDev(program: Command, showSite: (options: DevCommandOptions) => Promise<void>): void {
  addSources(
    program.command('dev').description('show the site while you work on it; every save shows up at once'),
  )
    .option('--port <number>', 'the port to use, or the next one that is free', parsePort, 4321)
    .option('--host [address]', 'let other devices on your network see it', '127.0.0.1')
    .option('--open', 'open it in the browser')
    .action(showSite);
}

/** Adds `preview`. */
function addPreview(program: Command, start: Start): void {
  program
    .command('preview')
    .description('show the finished site on this computer, as a web host would')
    .option('--out <folder>', 'the folder of the finished site', parsePath, 'dist')
    .option('--port <number>', 'the port to use', parsePort, 4173)
    .action(start(async () => (await import('./preview.ts')).runPreview));
}

function addHelp(program: Command, environment: Environment, finish: Finish): void {
  addContent(program.command('help').description('show what a command does, or print a document'))
    .argument(
      '[topic]',
      'a command, or a document such as start or shows; words for the words of the interface',
    )
    .argument('[text...]', 'after words: a part of those to list', joinTitle)
    .option('--language <code>', 'after words: the language, instead of the first in site.yaml')
    .action(async (topic: string | undefined, given: string | [], options: WordsOptions, self: Command) => {
      // Commander passes an empty list if there are no words.
      const text = typeof given === 'string' ? given : '';
      if (topic === WORDS.name) {
        const { runWords } = await import('./words.ts');
        return finish(runWords(environment, text, options));
      }
      if (text) self.error(`error: "${text}" means nothing to help: leave it out.`);
      const command = program.commands.find((each) => each.name() === topic);
      const isChapter =
        topic !== undefined && listChapters(environment.packageRoot).some(({ name }) => name === topic);
      if (topic === undefined || (command && !isChapter)) return (command ?? program).help();
      if (command) environment.stdout.write(`${command.helpInformation()}\n`);
      const names = program.commands.map((each) => each.name());
      finish(await runHelp(environment, topic, names));
    });
}

/** Adds `studio`. */
function addStudio(program: Command, start: Start): void {
  addContent(
    program.command('studio').description('edit the site in the browser, and see it before you save'),
  )
    .option('--assets <folder>', 'the folder of artwork, photos, fonts and styles', parsePath, 'assets')
    .option('--port <number>', 'the port to use, or the next one that is free', parsePort, 4330)
    .argument('[folder]', 'that of the site, or of a new one; otherwise the one you are in', parsePath)
    .option('--no-open', 'print the address only, without opening the browser')
    .option('--no-npm', 'of a new site, write the files only, without asking npm for the lock file')
    .action(
      start(async () => {
        const [{ runStudio }, { serveSite }] = await Promise.all([import('./studio.ts'), import('./dev.ts')]);
        return (environment, folder: string | undefined, options: StudioCommandOptions) =>
          runStudio(environment, folder, options, serveSite);
      }),
    );
}

/** Adds `publish`. */
function addPublish(program: Command, start: Start): void {
  program
    .command('publish')
    .description('build the site, show what changes, and publish it')
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
    .option('--dry-run', 'show what would be done, and publish nothing')
    .option('--yes', 'publish without confirmation')
    .option('--json', 'print what happens for other programs, a line of JSON each')
    .action(
      start(async () => {
        const { runPublish } = await import('./publish.ts');
        const { runBuild } = await import('./build.ts');
        return (environment, options: PublishCommandOptions) => runPublish(environment, options, runBuild);
      }),
    );
}

/** Adds `show`. */
function addShow(program: Command, start: Start): void {
  program
    .command('show')
    .description('put the site with its drafts online at an address that nobody can guess')
    .option('--content <folder>', 'the folder of YAML and Markdown', parsePath, 'content')
    .option('--assets <folder>', 'the folder of artwork, photos, fonts and styles', parsePath, 'assets')
    .option(
      '--to <place>',
      'where to, instead of publish in site.yaml: netlify, sftp://…, or a folder',
      parsePath,
    )
    .option('--until <day>', 'the last day, such as 2027-02-01; by default a week from now', parseDay)
    .option('--unsaved', 'include what the studio has not saved')
    .option('--withdraw', 'take it offline again')
    .option('--accept-host-key', 'trust an SFTP server that this computer does not know yet')
    .option('--json', 'print what happens for other programs, a line of JSON each')
    .action(
      start(async () => {
        const { runShow } = await import('./show.ts');
        const { runBuild } = await import('./build.ts');
        return (environment, options: ShowCommandOptions) => runShow(environment, options, runBuild);
      }),
    );
}

/** Adds `doctor`. */
function addDoctor(program: Command, start: Start): void {
  addContent(
    program.command('doctor').description('check this computer, the folder and the settings of the host'),
  )
    .option('--out <folder>', 'the folder of the finished site', parsePath, 'dist')
    .option('--online', 'check the site online too: its address, certificate, headers and version')
    .option('--json', 'print what was found as JSON')
    .action(start(async () => (await import('./doctor.ts')).runDoctor));
}

/** Adds `update`. */
function addUpdate(program: Command, start: Start): void {
  addContent(
    program.command('update').description('after updating Liner: renew the schemas, and show what is new'),
  ).action(start(async () => (await import('./update.ts')).runUpdate));
}
