/** The documents that `liner help` prints, by the word that asks for each. */

export interface Topic {
  about: string;
  /** Its file in Liner's package; the reference of the content is made when it is asked for. */
  file?: string;
}

export const TOPICS = {
  start: { about: 'the first hour, and all that a site can have', file: 'README.md' },
  content: { about: 'every file of the content folder, and every key' },
  design: { about: 'a design of your own: templates, islands, pages', file: 'generator/docs/design.md' },
  hosts: { about: 'settings for web hosts', file: 'generator/docs/hosts.md' },
} as const satisfies Record<string, Topic>;

export function findTopic(word: string): Topic | undefined {
  return Object.entries<Topic>(TOPICS).find(([name]) => name === word)?.[1];
}

/** A line each, for the help of the whole program. */
function listTopics(): string {
  return Object.entries(TOPICS)
    .map(([name, { about }]) => `  npx liner help ${name.padEnd(19)} ${about}`)
    .join('\n');
}

/** What the help of the whole program ends with. */
export const EXAMPLES = `
Getting started:
  npx linernotes init my-site        create a new site in the folder my-site
  npx liner dev --open               look at it in the browser while you write
  npx liner new release "New Song"   add a release
  npx liner check                    find errors
  npx liner build                    build the site into the folder dist, ready to upload

More about a command, such as build:
  npx liner help build

Documents:
${listTopics()}`;
