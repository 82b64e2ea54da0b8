/** `liner init`: a new artist's folder, ready to build. */
import { existsSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { GRAMMAR } from '../app/list/grammar.ts';
import { loadSchemas } from '../app/reference/json-schema.ts';
import { createSite } from '../app/scaffold/artist/create.ts';
import { DEFAULTS } from '../app/scaffold/artist/facts.ts';
import { type ArtistFacts, slugOf } from '../app/scaffold/artist/index.ts';
import {
  completeArtist,
  completeZone,
  nameHost,
  nameOf,
  type Questioning,
  refuseLanguages,
  refuseMail,
  refuseStyle,
  refuseZone,
} from '../app/scaffold/artist/questions.ts';
import { installLiner } from '../app/scaffold/install/index.ts';
import { openLook } from '../site/looks/open.ts';
import { ARTIST_KINDS } from '../site/schema/artist-kinds.ts';
import { LOOKS as STYLES } from '../site/schema/look.ts';
import type { NamedKind } from './arguments.ts';
import { type Environment, EXIT, findTimezone, readClock, readOwnPackage } from './environment.ts';
import type { Write } from './speech.ts';
import { askOnTerminal } from './terminal.ts';

interface InitOptions extends Partial<Omit<ArtistFacts, 'kind'>> {
  kind?: NamedKind;
  /** Permits npm, for Liner's package and for the lock file. */
  npm: boolean;
}

/** @param folder undefined to ask for it */
export async function runInit(
  environment: Environment,
  folder: string | undefined,
  { npm, timezone, kind: named, ...others }: InitOptions,
): Promise<number> {
  const { stdout, stderr, speech } = environment;
  const { write } = speech;
  const given = {
    ...others,
    ...(named && { kind: named.kind }),
    ...(timezone !== undefined && { timezone: completeZone(timezone) }),
  };
  const fault = refuseFlags(given, write);
  if (fault) {
    stderr.write(`error: ${fault}\n`);
    return EXIT.usage;
  }
  const looks = await describeLooks(environment);
  const site = await askOnTerminal(stderr, (ask) =>
    askForSite(folder, given, ask && { ...speech, ask, looks }),
  );
  if (site === undefined) {
    stderr.write(`\n${write('nothing-created')}\n`);
    return EXIT.other;
  }
  if ('refusal' in site) {
    stderr.write(`${speech.phrase(site.refusal)}\n`);
    return site.code;
  }
  const { artist, name, isAsked } = site;
  const root = resolve(name);
  await loadSchemas();
  const today = readClock(process.env)(artist.timezone ?? 'UTC');
  const { version } = readOwnPackage(environment.packageRoot);
  const kept = createSite({ root, artist, today, version });
  const { notes, step, keptPackage, vendor } = await installLiner(
    root,
    environment.packageRoot,
    slugOf(artist),
    {
      npm,
      notify: (words) => stderr.isTTY && stderr.write(`${words}\n`),
    },
  );
  if (keptPackage) kept.push('package.json');

  const kind = speech.nameOf('kind', artist.kind);
  stdout.write(`${write('created', { name: artist.name, kind, folder: name })}\n`);
  const guesses = isAsked ? [] : (['name', 'kind'] as const).filter((key) => given[key] === undefined);
  stdout.write(describeGuesses(artist, guesses, named, write));
  if (kept.length > 0) stdout.write(`${write('kept', { files: kept })}\n`);
  if (vendor) stdout.write(`${write('vendored', { vendor })}\n`);
  for (const note of notes) stdout.write(`${note}\n`);
  const here = relative(process.cwd(), root);
  const commands = [
    ...(here ? [`cd ${quotePath(here)}`] : []),
    ...(step ? [step] : []),
    'npx liner dev --open',
  ];
  stdout.write(
    `\n${write('next')}\n${commands.map((command) => `  ${command}\n`).join('')}\n${describeRest(artist, write)}`,
  );
  return EXIT.done;
}

/** Checks flags that the parser of the command line does not. @returns a message */
function refuseFlags(
  { email, timezone, style, languages = [] }: Partial<ArtistFacts>,
  write: Write,
): string | undefined {
  const mail = email === undefined ? undefined : refuseMail(email, write);
  if (mail) return `--email ${email}: ${mail}`;
  const language = refuseLanguages(languages, write);
  if (language) return `--languages ${languages.join(',')}: ${language}`;
  const look = style === undefined ? undefined : refuseStyle(style);
  if (look) return `--style ${style}: ${look}`;
  const zone = timezone === undefined ? undefined : refuseZone(timezone, write);
  return zone && `--timezone ${timezone}: ${zone}`;
}

/** Describes the answers that were guessed; empty if there are none. */
function describeGuesses(
  artist: ArtistFacts,
  guesses: readonly ('name' | 'kind')[],
  named: NamedKind | undefined,
  write: Write,
): string {
  const kinds = ARTIST_KINDS;
  if (named && named.word.trim().toLowerCase() !== named.kind)
    return `${write('taken-as', { ...named, kinds })}\n`;
  if (guesses.length === 0) return '';
  const values = guesses.map((key) => `${key} (${artist[key]})`);
  return `${write('guessed', { values, kinds })}\n`;
}

type Site = { name: string; artist: ArtistFacts; isAsked: boolean } | { refusal: string; code: number };

/** The audience of each of Liner's looks. */
async function describeLooks({ packageRoot, speech }: Environment): Promise<Record<string, string>> {
  const reading = { root: packageRoot, packageRoot, grammar: GRAMMAR };
  const looks = await Promise.all(STYLES.map((name) => openLook(name, reading)));
  return Object.fromEntries(looks.map(({ look }) => [look.name, speech.lookFor(look.for)]));
}

/** Asks for the folder first: if it exists, no other question matters. */
async function askForSite(
  given: string | undefined,
  facts: Partial<ArtistFacts>,
  questioning: Questioning | undefined,
): Promise<Site> {
  if (given === undefined && !questioning)
    return {
      refusal: 'error: write the folder of the new site after init, such as  init my-site',
      code: EXIT.usage,
    };
  const folder = { words: questioning?.write('ask-folder') ?? '', known: 'my-site' };
  const name = given ?? (await questioning?.ask(folder)) ?? folder.known;
  const root = resolve(name);
  const refusal = refuseFolder(name, root);
  if (refusal) return { refusal, code: EXIT.content };
  const defaults = { ...DEFAULTS, name: nameOf(basename(root)), timezone: findTimezone() };
  const artist = await completeArtist(facts, defaults, questioning);
  return { name, artist, isAsked: questioning !== undefined };
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
function describeRest({ baseUrl, host, timezone = 'UTC' }: ArtistFacts, write: Write): string {
  const address = baseUrl === DEFAULTS.baseUrl ? `${write('put-address')} ` : '';
  const steps = write(`steps-${host}`).split('\n');
  return `${address}${write('change-words')}

${write('take-over')}

${write('open-studio')}

${write('to-publish', { host: nameHost(host, write) })}
${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}
${write('zone', { timezone })}
`;
}
