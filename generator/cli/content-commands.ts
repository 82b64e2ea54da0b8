/** The commands that create content or explain it: their options, and what they load. */
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { EXPORT_FORMATS } from '../app/export/formats.ts';
import { NEW_NAMES } from '../app/list/kinds.ts';
import { HOSTS } from '../app/scaffold/hosts/index.ts';
import { findNearest, listWords } from '../engine/lib/suggest.ts';
import { ARTIST_KINDS } from '../site/schema/artist-kinds.ts';
import { GROUNDS } from '../site/schema/grounds.ts';
import {
  addContent,
  addSources,
  joinTitle,
  parseCodes,
  parseColour,
  parseKind,
  parseMail,
  parsePath,
  parseSlug,
  parseText,
  parseUrl,
  requireKind,
  requireTitle,
} from './arguments.ts';
import type { Environment, Start } from './environment.ts';
import type { NewOptions } from './new.ts';

/** Adds `init`, which creates a site and installs Liner in its folder. */
export function addInit(program: Command, start: Start): void {
  program
    .command('init')
    .description('create the folder of a new artist, ready to build and to publish')
    .argument('[folder]', 'where to create it; . is this folder', parsePath)
    .option('--name <name>', 'the name of the artist', parseText)
    .option('--kind <kind>', `what the artist is: ${listWords(ARTIST_KINDS)}`, parseKind)
    .option('--location <place>', 'where the artist is based', parseText)
    .option('--timezone <zone>', 'that releases come out in, such as Europe/Lisbon', parseText)
    .option('--base-url <url>', 'where the site will be', parseUrl)
    .option('--languages <codes>', 'its languages, the default first, such as en,ar', parseCodes)
    .option('--email <address>', 'an email address for visitors', parseMail)
    .option(
      '--style <name>',
      'the look of the pages: sleeve, cutout, programme, zine, board, poster',
      parseText,
    )
    .option('--accent <colour>', 'one colour for all pages, such as #8a1c4a', parseColour)
    .addOption(new Option('--look <look>', 'what the pages are on').choices(GROUNDS))
    .addOption(new Option('--host <host>', 'where it will be published').choices(HOSTS))
    .option('--no-npm', 'write the files only, without asking npm for the lock file')
    .action(start(async () => (await import('./init.ts')).runInit));
}

/** Adds `new`, `schema` and `explain`. */
export function addScaffold(program: Command, start: Start): void {
  addContent(program.command('new').description('create a content file with every key explained'))
    .argument(
      '<kind>',
      `what to create: ${listWords(NEW_NAMES)}; or album, single, show, episode, press, reel …`,
    )
    .argument('[title...]', 'its title; a page such as press or videos needs none', joinTitle)
    .option('--slug <name>', 'the name of the file, in place of one from the title', parseSlug)
    .action(start(async () => createEntry));

  addContent(
    program
      .command('schema')
      .description('write the schemas that let editors complete keys, and a list of all keys'),
  ).action(start(async () => (await import('./schema.ts')).runSchema));

  program
    .command('explain')
    .description('explain what a problem means and how to fix it; without a code, list all of them')
    .argument('[code]', 'the code of the problem, such as schema/type')
    .option('--all', 'print the explanations of all of them, as Markdown')
    .action(start(async () => (await import('./explain.ts')).runExplain));
}

async function createEntry(
  environment: Environment,
  word: string,
  given: string | [],
  options: NewOptions,
  command: Command,
): Promise<number> {
  // Commander passes an empty list if there are no words.
  const kind = requireKind(command, word);
  const title = requireTitle(command, word, kind, typeof given === 'string' ? given : undefined);
  const { runNew } = await import('./new.ts');
  return runNew(environment, kind, title, options);
}

/** Adds `campaign`. */
export function addCampaign(program: Command, start: Start): void {
  const command = program
    .command('campaign')
    .description(
      'draw pictures of a release to post and to print: a story, a portrait, a square, and a poster',
    )
    .argument('<slug>', 'the name of its file, such as new-song')
    .argument(
      '[folder]',
      'where to write them: a folder that is new or empty; by default campaign/<slug>',
      parsePath,
    );
  addSources(command)
    .option('--drafts', 'include entries marked draft: true, and posts that wait for their day')
    .action(start(async () => (await import('./campaign.ts')).runCampaign));
}

/** Adds `export`. */
export function addExport(program: Command, start: Start): void {
  const command = program
    .command('export')
    .description('write the catalogue into a new folder, for other programs and for people')
    .addArgument(
      new Argument(
        '<format>',
        'tables, data, texts as labels hand them on, a catalogue for Faircamp, shows to come for Bandsintown or Songkick, releases for the forms of Discogs or MusicBrainz, or the biography in the lengths of profiles',
      )
        .choices(EXPORT_FORMATS)
        .argParser(parseFormat),
    )
    .argument('<folder>', 'where to write it: a folder that is new or empty', parsePath);
  addSources(command)
    .option('--drafts', 'include entries marked draft: true, and posts that wait for their day')
    .option('--link', 'link recordings and pictures instead of copying them, which takes no room')
    .action(start(async () => (await import('./export.ts')).runExport));
}

function parseFormat(value: string): string {
  const formats: readonly string[] = EXPORT_FORMATS;
  if (formats.includes(value)) return value;
  const nearest = findNearest(value, formats);
  throw new InvalidArgumentError(
    nearest ? `Did you mean ${nearest}?` : `It must be one of ${listWords(formats)}.`,
  );
}

/** Adds `translations`, with its own commands. */
export function addTranslations(program: Command, start: Start): void {
  const translations = program
    .command('translations')
    .description('texts of other languages: how far they are, out into a table, and back');
  addContent(
    translations
      .command('status', { isDefault: true })
      .description('how much of each language there is; notes what it was translated from'),
  )
    .option('--accept', 'keep older translations, although the default has changed since')
    .action(start(async () => (await import('./translations.ts')).runStatus));
  addContent(
    translations
      .command('export')
      .description('write all texts into a table (CSV) that Excel and Google Sheets open')
      .argument('<language>', 'the code of the language, such as ar'),
  )
    .option('--out <file>', 'the file to write, instead of printing it', parsePath)
    .action(start(async () => (await import('./translations.ts')).runExport));
  addContent(
    translations
      .command('import')
      .description('put the translations of such a table into the content')
      .argument('<language>', 'the code of the language, such as ar')
      .argument('<file>', 'the table', parsePath),
  ).action(start(async () => (await import('./translations.ts')).runImport));
}
