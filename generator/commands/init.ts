/** `liner init`: a new artist's folder, ready to build. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isTimeZone } from '../lib/time-zone.ts';
import { type ArtistFacts, writeArtist } from '../scaffold/artist.ts';
import { addScripts, writePackage } from '../scaffold/package.ts';
import { type Ask, completeArtist, nameOf, refuseMail } from '../scaffold/questions.ts';
import { replaceFile, writeNew } from '../scaffold/write.ts';
import { isInstalled } from './build-site.ts';
import { type Environment, EXIT, readClock } from './environment.ts';

export async function runInit(
  { stdout, stderr, packageRoot }: Environment,
  folder: string,
  given: Partial<ArtistFacts>,
): Promise<number> {
  const fault = given.email === undefined ? undefined : refuseMail(given.email);
  if (fault) {
    stderr.write(`error: --email ${given.email}: ${fault}\n`);
    return EXIT.usage;
  }
  const root = resolve(folder);
  const refusal = refuseFolder(folder, root);
  if (refusal) {
    stderr.write(`${refusal}\n`);
    return EXIT.content;
  }
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const defaults = {
    ...{ name: nameOf(basename(root)), baseUrl: 'https://example.com' },
    timezone: isTimeZone(here) ? here : 'UTC',
  };
  const artist = await askOnTerminal(stderr, (ask) => completeArtist(given, defaults, ask));
  if (!artist) {
    stderr.write('\nNothing was created.\n');
    return EXIT.other;
  }
  const liner = nameCommand(root, packageRoot);
  const files = writeArtist(artist, readClock(process.env)(artist.timezone ?? 'UTC'), liner);
  const kept = files.filter(({ path, text }) => !writeNew(join(root, path), text)).map(({ path }) => path);
  const scripts = writeScripts(join(root, 'package.json'), liner.replace('npx ', ''));
  if (scripts === 'kept') kept.push('package.json');

  stdout.write(`Created the site of ${artist.name} in ${folder}\n`);
  if (kept.length > 0) stdout.write(`Kept as they were: ${kept.join(', ')}\n`);
  if (scripts === 'added')
    stdout.write('Added the missing scripts (build, dev, check, preview) to package.json\n');
  stdout.write(`\nNext:\n${listSteps(root, liner, artist.baseUrl === defaults.baseUrl)}`);
  stdout.write(
    `Releases come out and shows end by ${artist.timezone ?? 'UTC'}. To use another time zone, set timezone in content/site.yaml.
`,
  );
  return EXIT.done;
}

/** Only where npm has made the file for Liner's sake is anything added to it. */
function writeScripts(file: string, liner: string): 'made' | 'added' | 'kept' {
  if (writeNew(file, writePackage(liner))) return 'made';
  const added = addScripts(readFileSync(file, 'utf8'), liner);
  if (added === undefined) return 'kept';
  replaceFile(file, added);
  return 'added';
}

function refuseFolder(folder: string, root: string): string | undefined {
  const found = statSync(root, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) return `${folder} is a file. Name a folder for the new site.`;
  if (!existsSync(join(root, 'content'))) return undefined;
  return `${folder} has a content folder already, and nothing in it is overwritten. Name another folder.`;
}

/**
 * Asks nothing where the input or the output is not a terminal.
 *
 * @returns undefined where the questions were left, with Ctrl+C or at the end of the input
 */
async function askOnTerminal<T>(
  output: NodeJS.WriteStream,
  work: (ask: Ask | undefined) => Promise<T>,
): Promise<T | undefined> {
  if (!process.stdin.isTTY || !output.isTTY) return work(undefined);
  const lines = createInterface({ input: process.stdin, output });
  const left = new Promise<undefined>((leave) => {
    lines.once('close', () => leave(undefined));
  });
  try {
    const ask: Ask = (question, again) => lines.question(again ? `${again}\n${question}` : question);
    return await Promise.race([work(ask), left]);
  } finally {
    lines.close();
  }
}

/** How Liner is started from the new folder: as a package, or from the checkout that is running. */
function nameCommand(root: string, packageRoot: string): string {
  if (isInstalled({ packageRoot })) return 'npx liner';
  return `node ${quotePath(relative(root, join(packageRoot, 'bin', 'liner.js')))}`;
}

function quotePath(path: string): string {
  return /\s/.test(path) ? `"${path}"` : path;
}

function listSteps(root: string, liner: string, isUnaddressed: boolean): string {
  const here = relative(process.cwd(), root);
  const steps = [...(here ? [`cd ${quotePath(here)}`] : []), `${liner} build`, `${liner} preview`];
  const commands = steps.map((step) => `  ${step}\n`).join('');
  const address = isUnaddressed ? 'Put your own address into content/site.yaml as base_url. ' : '';
  return `${commands}\n${address}Then change the words in content/, and put your pictures into assets/.\n`;
}
