/** The content of a new site: every file that such an artist has a use for, each key explained. */
import { jsonSchemaOf, schemaLine } from '../../content/reference/json-schema.ts';
import { folderOf, KINDS, kindOf, type PageName, rowOf } from '../../kinds.ts';
import { commentOut, explainKeys, type Values, wrap } from '../commented-yaml.ts';
import { HOST_TABLE, type HostFacts } from '../hosts/index.ts';
import { nameLanguage } from '../languages.ts';
import { writePage } from '../page.ts';
import { ABOUT_STORY } from '../samples.ts';
import type { ArtistFacts, NewFile } from './facts.ts';
import { planBeginning, type SampleEntry } from './kinds.ts';
import { writeLegalPages } from './legal.ts';

export function writeContent(artist: ArtistFacts, host: HostFacts): NewFile[] {
  const city = artist.location?.split(',')[0] || 'Sample City';
  const beginning = planBeginning(artist.kind, host.today, city);
  const values = pageValues(artist);
  return [
    writeYaml('site.yaml', SITE_NOTES, siteValues(artist, host, beginning.artist)),
    ...beginning.pages.map((name) => writePageFile(name, { ...values[name], ...beginning.filled[name] })),
    ...beginning.entries.map(writeSample),
    ...writeLegalPages(host.today).map(({ path, values: keys, notes, body }) =>
      writeMarkdown(path, notes, keys, body),
    ),
  ];
}

const SITE_NOTES = [
  'The one file that every site needs: who the artist is, and what the address of the site is.',
  '',
  'A line that begins with # is a note for people. Remove the # and the space after it to use what it shows.',
  'Indentation matters: keep the spaces at the start of a line, and never use the Tab key.',
  "Put 'quotes' around text that contains a colon, a # or a {.",
];

function siteValues(
  { name, baseUrl, location, timezone, email, look, host, languages }: ArtistFacts,
  facts: HostFacts,
  artist: Values,
): Values {
  const publish = HOST_TABLE[host].publish(facts);
  return {
    base_url: baseUrl,
    ...(languages && { languages: languages.map((code) => ({ code, name: nameLanguage(code) })) }),
    ...(timezone && { timezone }),
    artist: { name, ...(location && { location }), ...artist },
    ...(email && { emails: { general: email } }),
    ...(look !== 'light' && { look: { ground: look } }),
    ...(publish && { publish }),
  };
}

/** What pages say that can be true of any artist. */
function pageValues({ location, email }: ArtistFacts): Partial<Record<PageName, Values>> {
  const card = {
    icon: 'mail',
    title: 'Email',
    description: 'For shows, press and everything else.',
    email: 'general',
  };
  return {
    about: {
      title: 'About',
      description: 'Who {artist} is, and how the music gets made.',
      intro: `{artist} makes music${location ? ` in ${location}` : ''}. ${ABOUT_STORY}`,
    },
    events: {
      title: 'Events',
      description: 'Shows by {artist}: upcoming dates and past ones.',
      notify: 'No dates have been announced yet.',
      events: [],
    },
    news: {
      title: 'News',
      description: 'The latest from {artist}: releases, shows and notes from the studio.',
    },
    contact: {
      title: 'Contact',
      description: email
        ? 'How to reach {artist} about shows, press and anything else.'
        : 'Where to find {artist} elsewhere.',
      ...(email && { cards: [card] }),
    },
  };
}

/** Words about the commands that add to a page. */
const PAGE_NOTES: Partial<Record<PageName, string>> = {
  events: 'npx liner new event "Title" adds a show.',
  mixes: 'npx liner new mix "Title" adds an episode to the folder mixes.',
  news: 'npx liner new news "Title" adds a post to the folder news.',
  releases: 'npx liner new release "Title" adds one to the folder releases.',
};

function writePageFile(name: PageName, values: Values): NewFile {
  const path = `pages/${name}.yaml`;
  if (Object.keys(values).length === 0) return { path: `content/${path}`, text: writePage(name) };
  const about = KINDS[`pages/${name}`].about.replaceAll('`', '');
  return writeYaml(path, [about, ...[PAGE_NOTES[name] ?? []].flat()], values);
}

function writeSample({ kind, slug, values, body }: SampleEntry): NewFile {
  const { noun, newName } = rowOf(kind);
  const notes = [
    `${noun.replace(/^a/, 'A')}: a sample. Change it, or delete it once you have a real one.`,
    `npx liner new ${newName} "Title" makes the next one. The name of the file becomes the last part of its address.`,
  ];
  return writeMarkdown(`${folderOf(kind)}/${slug}.md`, notes, values, body);
}

function writeYaml(path: string, notes: readonly string[], values: Values): NewFile {
  return { path: `content/${path}`, text: `${writeKeys(path, notes, values)}\n` };
}

function writeMarkdown(path: string, notes: readonly string[], values: Values, body: string): NewFile {
  return { path: `content/${path}`, text: `---\n${writeKeys(path, notes, values)}\n---\n\n${body}\n` };
}

function writeKeys(path: string, notes: readonly string[], values: Values): string {
  const kind = kindOf(path)?.kind ?? 'site';
  const head = [schemaLine(kind, path), ...commentOut(notes.flatMap((note) => (note ? wrap(note) : [''])))];
  return [head.join('\n'), ...explainKeys(jsonSchemaOf(kind), values)].join('\n\n');
}
