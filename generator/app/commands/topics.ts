/** The chapters of `generator/docs`, which `liner help` lists and prints. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Chapter {
  /** What follows `liner help`: the name of its file. */
  name: string;
  /** The first sentence below its heading. */
  summary: string;
  text: string;
}

/** @param packageRoot the folder of Liner's package */
export function listChapters(packageRoot: string): Chapter[] {
  const folder = join(packageRoot, 'generator/docs');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const [, summary = ''] = /^# .+\n+(.+?\.)\s/.exec(text) ?? [];
    return { name: file.replace('.md', ''), summary, text };
  });
}

/** The reference of all keys, which is made from the schemas when it is asked for. */
export const KEYS = { name: 'keys', summary: 'Every file of the content folder, and every key.' };

/** The end of the help of the whole program. */
export function describeTopics(packageRoot: string): string {
  const topics = [...listChapters(packageRoot), KEYS];
  return `
Getting started:
  npx linernotes init my-site        create a new site in the folder my-site
  npx liner dev --open               look at it in the browser while you write
  npx liner new release "New Song"   add a release
  npx liner check                    find errors
  npx liner build                    build the site into the folder dist, ready to upload

More about a command, such as build:
  npx liner help build

Documents:
${topics.map(({ name, summary }) => `  npx liner help ${name.padEnd(11)} ${summary}`).join('\n')}`;
}
