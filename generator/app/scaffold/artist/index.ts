/** The folder of a new artist: everything that a site needs to be built, edited and published. */

import { nameSlug, shortenSlug } from '../../../engine/lib/slug.ts';
import { REFERENCE_FILE, renderReference } from '../../reference/index.ts';
import { listSchemaFiles } from '../../reference/json-schema.ts';
import { HOST_TABLE, type HostedSite } from '../hosts/index.ts';
import { textsFor } from '../texts/index.ts';
import { writeAgents } from './agents.ts';
import { writeContent } from './content.ts';
import { writeEditorFiles } from './editor.ts';
import type { ArtistFacts, NewFile } from './facts.ts';
import { writeStartFiles } from './start.ts';

export type { ArtistFacts, NewFile } from './facts.ts';

/** The files that people write in: `content/site.yaml`. @param today `2026-11-21` */
export function writeSources(artist: ArtistFacts, today: string): NewFile[] {
  return writeContent(artist, hostedAs(artist, today));
}

function hostedAs(artist: ArtistFacts, today: string): HostedSite {
  const { baseUrl, timezone = 'UTC' } = artist;
  return { slug: slugOf(artist), baseUrl, timezone, today };
}

/** All files but package.json, which may be there already. @param today `2026-11-21` */
export function writeArtist(artist: ArtistFacts, today: string): NewFile[] {
  const { host, languages = [] } = artist;
  const content = writeSources(artist, today);
  const paths = content.map(({ path }) => path.replace('content/', ''));
  return [
    ...content,
    ...listSchemaFiles(languages.slice(1)).map(({ path, text }) => ({ path: `content/${path}`, text })),
    { path: `content/${REFERENCE_FILE}`, text: renderReference(paths) },
    { path: 'assets/README.md', text: ASSETS },
    ...writeStartFiles(textsFor(languages[0] ?? 'en').studio),
    ...writeEditorFiles(),
    ...HOST_TABLE[host].files(hostedAs(artist, today)),
    { path: '.gitignore', text: 'node_modules/\ndist/\ndist-kept/\n.dist.liner-*/\n.cache/\n.liner/\n' },
    { path: '.nvmrc', text: `${NODE}\n` },
    { path: 'tsconfig.json', text: '{ "extends": "linernotes/tsconfig.json" }\n' },
    { path: 'README.md', text: describeFolder(artist) },
    { path: 'AGENTS.md', text: writeAgents() },
  ];
}

/** The version of Node.js that hosts are asked for: the newest with long-term support that Liner is tested with. */
const NODE = '24';

/** Returns the name of the site for package.json and hosts. */
export function slugOf({
  name,
  languages: [language = 'en'] = [],
}: Pick<ArtistFacts, 'name' | 'languages'>): string {
  return shortenSlug(nameSlug(name, language)) || 'artist';
}

const ASSETS = `# Pictures

Nothing is required here: placeholders are shown for missing pictures.
Covers go into artwork/ (square, ideally 2000 pixels wide), photos into photos/, the logo into icons/logo.svg.
Files in static/ are published as they are.
`;

function describeFolder({ name }: ArtistFacts): string {
  return `# The website of ${name}

Two clicks on *Open studio* (.command on a Mac, .bat on Windows, .desktop on Linux) open an editor in the browser.

The words are in \`content/\` (\`content/README.md\` lists every file and key), the pictures in \`assets/\`.
After \`npm ci\`, \`npx liner dev --open\` shows the site while you write, and \`npx liner check\` finds errors and samples that are
still there. \`npx liner new release "Title"\` adds a release. \`npx liner build\` makes \`dist/\`, which any web host can serve.
`;
}
