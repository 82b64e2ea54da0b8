/** The command line: words in, an exit code out. Heavy modules are imported by the command that needs them. */

import { fileURLToPath } from 'node:url';
import { Command, CommanderError, Option } from 'commander';
import { type SetFlag, setFlagsBy } from '../../engine/lib/heap.ts';
import { listWords } from '../../engine/lib/suggest.ts';
import { NEW_NAMES } from '../grammar.ts';
import { ARTIST_KINDS, LOOKS } from '../scaffold/artist/facts.ts';
import { HOSTS } from '../scaffold/hosts/index.ts';
import { addDoctor, addPublish, addUpdate } from './after-build.ts';
import {
  addContent,
  addSources,
  joinTitle,
  parseCodes,
  parsePath,
  parsePort,
  parseSlug,
  parseText,
  parseUrl,
  requireKind,
  requireTitle,
} from './arguments.ts';
import { type Environment, EXIT } from './environment.ts';
import { describeFailure } from './failure.ts';
import { nameCommands } from './naming.ts';
import { readOwnPackage } from './own-package.ts';
import { describeTopics } from './topics.ts';
import { addTranslations } from './translators.ts';

export interface RunOptions {
  argv: string[];
  /** The folder of Liner's own package. */
  packageRoot: string;
  /** A hash of Liner's own code. */
  codeHash: string;
  /** A folder of results that came with the package; a checkout has none. */
  shipped?: string | undefined;
  /** Sets a flag of V8, where the code that it has compiled is kept. */
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
    const program = createProgram({ packageRoot, codeHash, worker, shipped, stdout, stderr }, (result) => {
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
  // What was to be said cannot be: whoever runs it would take it for said.
  process.exit(EXIT.other);
}

function createProgram(given: Environment, finish: (code: number) => void): Command {
  const environment = nameCommands(given, process.cwd());
  const program = new Command('liner')
    .configureOutput({
      writeOut: (text) => environment.stdout.write(text),
      writeErr: (text) => environment.stderr.write(text),
    })
    .description('Makes the website of a music artist from a folder of YAML and Markdown.')
    .version(readOwnPackage(environment.packageRoot).version)
    .option('--verbose', 'show the technical details of an unexpected failure')
    .exitOverride()
    .showHelpAfterError('Run npx liner --help to see what it can do.')
    .addHelpText('after', () => describeTopics(environment.packageRoot))
    .configureHelp({ showGlobalOptions: true })
    .helpCommand(false);

  addSources(
    program.command('build').description('build the site: content and assets become a folder to publish'),
  )
    .option('--out <folder>', 'where the finished site goes', parsePath, 'dist')
    .option('--base-url <url>', 'the address of the site, instead of the one in site.yaml', parseUrl)
    .option('--fresh', 'make everything again, without using earlier builds')
    .option('--drafts', 'include entries marked draft: true')
    .option('--compress', 'add .br and .gz copies of text files, for web servers that send them')
    .option('--report <file>', 'write a JSON report of the build to this file', parsePath)
    .action(async (options) => {
      const { runBuild } = await import('./build.ts');
      finish(await runBuild(environment, options));
    });

  addSources(program.command('check').description('look for errors in the content; publishes nothing'))
    .option('--strict', 'count warnings as errors')
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
    .action(async (options) => {
      const { runCheck } = await import('./check.ts');
      finish(await runCheck(environment, options));
    });

  addPublish(program, environment, finish);
  addDoctor(program, environment, finish);
  addUpdate(program, environment, finish);

  addInit(program, given, finish);

  addScaffold(program, environment, finish);
  addTranslations(program, environment, finish);

  addSources(
    program.command('dev').description('show the site while you work on it; every save shows up at once'),
  )
    .option('--port <number>', 'the port to use, or the next one that is free', parsePort, 4321)
    .option('--host [address]', 'let other devices on your network see it', '127.0.0.1')
    .option('--open', 'open it in the browser')
    .action(async (options) => {
      const { runDev } = await import('./dev.ts');
      finish(await runDev(environment, options));
    });

  program
    .command('preview')
    .description('show the finished site on this computer, as a web host would')
    .option('--out <folder>', 'the folder of the finished site', parsePath, 'dist')
    .option('--port <number>', 'the port to use', parsePort, 4173)
    .action(async (options) => {
      const { runPreview } = await import('./preview.ts');
      finish(await runPreview(environment, options));
    });

  addHelp(program, environment, finish);
  return program;
}

function addHelp(program: Command, environment: Environment, finish: (code: number) => void): void {
  program
    .command('help')
    .description('show what a command does, or print a document')
    .argument('[topic]', 'a command, or a document such as start or shows')
    .action(async (topic?: string) => {
      const command = program.commands.find((each) => each.name() === topic);
      if (topic === undefined || command) return (command ?? program).help();
      const { runHelp } = await import('./help.ts');
      const names = program.commands.map((each) => each.name());
      finish(await runHelp(environment, topic, names));
    });
}

/** The command that makes a site, in whose folder Liner is installed then. */
function addInit(program: Command, environment: Environment, finish: (code: number) => void): void {
  program
    .command('init')
    .description('create the folder of a new artist, ready to build and to publish')
    .argument('[folder]', 'where to create it; . is this folder', parsePath)
    .option('--name <name>', 'the name of the artist', parseText)
    .addOption(new Option('--kind <kind>', 'what the artist is').choices(ARTIST_KINDS))
    .option('--location <place>', 'where the artist is based', parseText)
    .option('--timezone <zone>', 'that releases come out in, such as Europe/Lisbon', parseText)
    .option('--base-url <url>', 'where the site will be', parseUrl)
    .option('--languages <codes>', 'its languages, the default first, such as en,ar', parseCodes)
    .option('--email <address>', 'an email address for visitors', parseText)
    .addOption(new Option('--look <look>', 'what the pages look like').choices(LOOKS))
    .addOption(new Option('--host <host>', 'where it will be published').choices(HOSTS))
    .option('--no-npm', 'write the files only, without asking npm for the lock file')
    .action(async (folder, options) => {
      const { runInit } = await import('./init.ts');
      finish(await runInit(environment, folder, options));
    });
}

/** The commands that write content, or explain it. */
function addScaffold(program: Command, environment: Environment, finish: (code: number) => void): void {
  addContent(program.command('new').description('create a content file with every key explained'))
    .argument('<kind>', `what to create: ${listWords(NEW_NAMES)}; or album, single, show, episode, press …`)
    .argument('[title...]', 'its title; a page such as press or videos needs none', joinTitle)
    .option('--slug <name>', 'the name of the file, in place of one from the title', parseSlug)
    .action(async (word: string, given: string | [], options, command: Command) => {
      // The parser of the command line has an empty list where there are no words.
      const kind = requireKind(command, word);
      const title = requireTitle(command, word, kind, typeof given === 'string' ? given : undefined);
      const { runNew } = await import('./new.ts');
      finish(await runNew(environment, kind, title, options));
    });

  addContent(
    program
      .command('schema')
      .description('write the schemas that let editors complete keys, and a list of all keys'),
  ).action(async (options) => {
    const { runSchema } = await import('./schema.ts');
    finish(await runSchema(environment, options));
  });

  program
    .command('explain')
    .description('explain what a problem means and how to fix it; without a code, list all of them')
    .argument('[code]', 'the code of the problem, such as schema/type')
    .option('--all', 'print the explanations of all of them, as Markdown')
    .action(async (code, options) => {
      const { runExplain } = await import('./explain.ts');
      finish(await runExplain(environment, code, options));
    });
}
