/** `liner init`: a new artist's folder, ready to build. */
import { existsSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { GRAMMAR } from '../app/list/grammar.ts';
import { loadSchemas } from '../app/reference/json-schema.ts';
import { type ArtistFacts, slugOf, writeArtist } from '../app/scaffold/artist/index.ts';
import {
  type Ask,
  completeArtist,
  completeZone,
  nameOf,
  refuseLanguages,
  refuseMail,
  refuseStyle,
  refuseZone,
} from '../app/scaffold/artist/questions.ts';
import { HOST_TABLE } from '../app/scaffold/hosts/index.ts';
import { installLiner } from '../app/scaffold/install/index.ts';
import { VERSION_FILE } from '../app/scaffold/reference.ts';
import { writeNew } from '../app/scaffold/write.ts';
import { listWords } from '../engine/lib/suggest.ts';
import { isTimeZone } from '../engine/lib/time-zone.ts';
import { openLook } from '../site/looks/open.ts';
import { ARTIST_KINDS } from '../site/schema/artist-kinds.ts';
import { LOOKS as STYLES } from '../site/schema/look.ts';
import type { NamedKind } from './arguments.ts';
import { type Environment, EXIT, readClock, readOwnPackage } from './environment.ts';
import { askOnTerminal } from './terminal.ts';

export interface InitOptions extends Partial<Omit<ArtistFacts, 'kind'>> {
  kind?: NamedKind;
  /** Whether npm may be asked for Liner's package and for the lock file. */
  npm: boolean;
}

const DEFAULTS = { kind: 'solo', baseUrl: 'https://example.com', look: 'auto', host: 'github' } as const;

/** @param folder undefined to ask for it */
export async function runInit(
  environment: Environment,
  folder: string | undefined,
  { npm, timezone, kind: named, ...others }: InitOptions,
): Promise<number> {
  const { stdout, stderr } = environment;
  const given = {
    ...others,
    ...(named && { kind: named.kind }),
    ...(timezone !== undefined && { timezone: completeZone(timezone) }),
  };
  const fault = refuseFlags(given);
  if (fault) {
    stderr.write(`error: ${fault}\n`);
    return EXIT.usage;
  }
  const site = await askOnTerminal(stderr, (ask) => askForSite(folder, given, ask, environment.packageRoot));
  if (site === undefined) {
    stderr.write('\nNothing was created.\n');
    return EXIT.other;
  }
  if ('refusal' in site) {
    stderr.write(`${site.refusal}\n`);
    return site.code;
  }
  const { artist, name, isAsked } = site;
  const root = resolve(name);
  await loadSchemas();
  const files = writeArtist(artist, readClock(process.env)(artist.timezone ?? 'UTC'));
  const kept = files
    .filter(({ path, text, isProgram }) => !writeNew(join(root, path), text, isProgram))
    .map(({ path }) => path);
  writeNew(join(root, 'content', VERSION_FILE), `${readOwnPackage(environment.packageRoot).version}\n`);
  const { notes, step, keptPackage } = await installLiner(root, environment.packageRoot, slugOf(artist), {
    npm,
    notify: (words) => stderr.isTTY && stderr.write(`${words}\n`),
  });
  if (keptPackage) kept.push('package.json');

  stdout.write(`Created the site of ${artist.name} (${artist.kind}) in ${name}\n`);
  const guesses = isAsked ? [] : (['name', 'kind'] as const).filter((key) => given[key] === undefined);
  stdout.write(describeGuesses(artist, guesses, named));
  if (kept.length > 0) stdout.write(`Kept as they were: ${kept.join(', ')}\n`);
  for (const note of notes) stdout.write(`${note}\n`);
  const here = relative(process.cwd(), root);
  const commands = [
    ...(here ? [`cd ${quotePath(here)}`] : []),
    ...(step ? [step] : []),
    'npx liner dev --open',
  ];
  stdout.write(`\nNext:\n${commands.map((command) => `  ${command}\n`).join('')}\n${describeRest(artist)}`);
  return EXIT.done;
}

/** Checks flags that the parser of the command line does not. @returns a message */
function refuseFlags({ email, timezone, style, languages = [] }: Partial<ArtistFacts>): string | undefined {
  const mail = email === undefined ? undefined : refuseMail(email);
  if (mail) return `--email ${email}: ${mail}`;
  const language = refuseLanguages(languages);
  if (language) return `--languages ${languages.join(',')}: ${language}`;
  const look = style === undefined ? undefined : refuseStyle(style);
  if (look) return `--style ${style}: ${look}`;
  const zone = timezone === undefined ? undefined : refuseZone(timezone);
  return zone && `--timezone ${timezone}: ${zone}`;
}

/** What was understood without being said; empty if all was. */
function describeGuesses(
  artist: ArtistFacts,
  guesses: readonly ('name' | 'kind')[],
  named: NamedKind | undefined,
): string {
  const kinds = listWords(ARTIST_KINDS);
  if (named && named.word.trim().toLowerCase() !== named.kind)
    return `"${named.word}" is taken as ${named.kind}. To begin as another kind, delete the folder and give --kind one of these: ${kinds}.\n`;
  if (guesses.length === 0) return '';
  const values = guesses.map((key) => `${key} (${artist[key]})`);
  return `Guessed: ${listWords(values, 'and')}. To begin with others, delete the folder and give --name, and --kind with one of these: ${kinds}.\n`;
}

type Site = { name: string; artist: ArtistFacts; isAsked: boolean } | { refusal: string; code: number };

/** Whom each of Liner's looks is for. */
async function describeLooks(packageRoot: string): Promise<Record<string, string>> {
  const reading = { root: packageRoot, packageRoot, grammar: GRAMMAR };
  const looks = await Promise.all(STYLES.map((name) => openLook(name, reading)));
  return Object.fromEntries(looks.map(({ look }) => [look.name, look.for]));
}

/** Asks for the folder first: if it is taken, no other question matters. */
async function askForSite(
  given: string | undefined,
  facts: Partial<ArtistFacts>,
  ask: Ask | undefined,
  packageRoot: string,
): Promise<Site> {
  if (given === undefined && !ask)
    return {
      refusal: 'error: write the folder of the new site after init, such as  init my-site',
      code: EXIT.usage,
    };
  const name = given ?? ((await ask?.('The folder of the new site [my-site]: ')) || 'my-site');
  const root = resolve(name);
  const refusal = refuseFolder(name, root);
  if (refusal) return { refusal, code: EXIT.content };
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const defaults = {
    ...{ ...DEFAULTS, name: nameOf(basename(root)) },
    timezone: isTimeZone(here) ? here : 'UTC',
  };
  const looks = ask ? await describeLooks(packageRoot) : {};
  return { name, artist: await completeArtist(facts, defaults, ask, looks), isAsked: ask !== undefined };
}

function refuseFolder(folder: string, root: string): string | undefined {
  const found = statSync(root, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) return `${folder} is a file. Name a folder for the new site.`;
  if (!existsSync(join(root, 'content'))) return undefined;
  return `${folder} has a content folder already, and nothing in it is overwritten. Name another folder.`;
}

/** Quotes a path for a terminal, where `R&B` and `#1` mean something else. */
function quotePath(path: string): string {
  if (!/[\s&;<>()|*?[\]{}$`"'!#^%~]/.test(path)) return path;
  // Within double quotes, most terminals still replace these.
  const isReplaced = sep === '/' && /["$`!\\]/.test(path);
  return isReplaced ? `'${path.replaceAll("'", `'\\''`)}'` : `"${path}"`;
}

/** The remaining steps, a paragraph each. */
function describeRest({ baseUrl, host, timezone = 'UTC' }: ArtistFacts): string {
  const { title, steps } = HOST_TABLE[host];
  const address =
    baseUrl === DEFAULTS.baseUrl ? 'Put your own address into content/site.yaml as base_url. ' : '';
  return `${address}Then change the words in content/, and put your pictures into assets/. npx liner check lists the samples that are left.

npx liner import takes over recordings, tables, calendars and other sites that you have already: npx liner help import says how.

npx liner studio opens an editor in your browser, for changes without YAML; so do two clicks on "Open studio" in the folder. npx liner looks --open shows your pages in all looks, side by side, to choose one.

To publish on ${title}:
${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}
Days begin and end in the time zone ${timezone}: that decides when a release is out and a show is over. To use another, set timezone in content/site.yaml.
`;
}
