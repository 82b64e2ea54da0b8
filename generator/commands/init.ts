/** `liner init`: a new artist's folder, ready to build. */
import { existsSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Artist, writeArtist } from '../scaffold/artist.ts';
import { type Ask, completeArtist, nameOf, refuseMail } from '../scaffold/questions.ts';
import { writeNew } from '../scaffold/write.ts';
import { type Environment, readToday } from './environment.ts';
import { EXIT } from './exit.ts';

export async function runInit(
  { stdout, stderr, packageRoot }: Environment,
  folder: string,
  given: Partial<Artist>,
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
  const defaults = { name: nameOf(basename(root)), baseUrl: 'https://example.com' };
  const artist = await askOnTerminal(stderr, (ask) => completeArtist(given, defaults, ask));
  if (!artist) {
    stderr.write('\nNothing was made.\n');
    return EXIT.other;
  }
  const files = writeArtist(artist, readToday(process.env));
  const kept = files.filter(({ path, text }) => !writeNew(join(root, path), text)).map(({ path }) => path);

  stdout.write(`Made the site of ${artist.name} in ${folder}\n`);
  if (kept.length > 0) stdout.write(`Kept as they were: ${kept.join(', ')}\n`);
  stdout.write(
    `\nNext:\n${listSteps(root, nameCommand(root, packageRoot), artist.baseUrl === defaults.baseUrl)}`,
  );
  return EXIT.done;
}

function refuseFolder(folder: string, root: string): string | undefined {
  const found = statSync(root, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) return `${folder} is a file. Name a folder for the new site.`;
  if (!existsSync(join(root, 'content'))) return undefined;
  return `${folder} has a content folder already, and nothing in it is overwritten. Name another folder.`;
}

/**
 * Nobody is asked where the input or the output is not a terminal.
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
  if (packageRoot.split(sep).includes('node_modules')) return 'npx liner';
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
