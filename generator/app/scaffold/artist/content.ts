/** The content of a new site: all files for a kind of artist, each key explained. */

import type { Kind, PageName } from '../../../engine/content/grammar.ts';
import { nameLanguage } from '../../../engine/lib/language.ts';
import { LEGAL_PAGES } from '../../../site/routes.ts';
import { DEFAULT_LOOK } from '../../../site/schema/look.ts';
import { variantsOf } from '../../../site/speech.ts';
import { type Words, wordsFor } from '../../../site/words/index.ts';
import { folderOf, KINDS, kindOf, rowOf } from '../../list/grammar.ts';
import { jsonSchemaOf, schemaLine } from '../../reference/json-schema.ts';
import { commentOut, explainKeys, type Values, wrap } from '../commented-yaml.ts';
import { writePage } from '../entry.ts';
import { HOST_TABLE, type HostedSite } from '../hosts/index.ts';
import { type Notes, notesIn } from '../notes/index.ts';
import { type StartTexts, textsFor } from '../texts/index.ts';
import type { ArtistFacts, NewFile } from './facts.ts';
import { EXAMPLES, planBeginning, type SampleEntry, SUGGESTED_LOOKS } from './kinds.ts';
import { keepBlocks, mergeTranslations } from './languages.ts';

/** @param notesOf the comments of a language, in files of a kind */
export function writeContent(artist: ArtistFacts, host: HostedSite, notesOf = notesIn): NewFile[] {
  const [standard = 'en', ...others] = artist.languages ?? [];
  const planned = planFiles(artist, host, standard);
  const translated = others.map((code) => ({ code, files: planFiles(artist, host, code) }));
  return planned.flatMap((file, index) => {
    const kind = kindOf(file.path)?.kind ?? 'site';
    const notes = notesOf(standard, kind);
    const own = translated.map(({ code, files }) => ({ code, file: files[index] ?? file }));
    const values = mergeTranslations(
      file.values,
      own.map(({ code, file: { values } }) => [code, values]),
    );
    const bodies = own.flatMap(({ code, file: { path, body } }) =>
      body === undefined ? [] : [{ path: path.replace('.md', `.${code}.md`), text: `---\n---\n\n${body}\n` }],
    );
    const isEmpty = Object.keys(values).length === 0;
    const text =
      isEmpty && file.page
        ? writePage(file.page, others, notes)
        : writeFile(file, kind, values, notes, others);
    return [{ path: file.path, text }, ...bodies].map(({ path, text: written }) => ({
      path: `content/${path}`,
      text: written,
    }));
  });
}

interface PlannedFile {
  /** Path in the content folder. */
  path: string;
  notes: readonly string[];
  values: Values;
  /** Examples for comments, in place of those that fit any artist. */
  examples?: Values;
  /** Text of a Markdown file. */
  body?: string;
  page?: PageName;
}

/** Plans the files, which are the same in every language. */
function planFiles(artist: ArtistFacts, host: HostedSite, code: string): PlannedFile[] {
  const texts = textsFor(code);
  const city = artist.location?.split(',')[0] || texts.city;
  const beginning = planBeginning(artist.kind, host.today, city, texts);
  const words = wordsFor(code, undefined, variantsOf({ artist }));
  const style = SUGGESTED_LOOKS[artist.kind];
  const values = pageValues(artist, texts, words);
  return [
    {
      path: 'site.yaml',
      notes: SITE_NOTES,
      values: siteValues(artist, host, beginning.artist),
      examples: { artist: EXAMPLES[artist.kind], ...(style && { look: { style, ...LOOK_EXAMPLE } }) },
    },
    ...beginning.pages.map((page) => planPage(page, { ...values[page], ...beginning.filled[page] })),
    ...beginning.entries.map(planSample),
    ...planLegalPages(host.today, texts, words),
  ];
}

/** Example of a look without a font, which the default look alone has. */
export const LOOK_EXAMPLE = { accent: '#8a1c4a', ground: 'dark' };

const SITE_NOTES = [
  'The one file that every site needs: who the artist is, and what the address of the site is.',
  '',
  'A line that begins with # is a note for people. Remove the # and the space after it to use what it shows.',
  'Indentation matters: keep the spaces at the start of a line, and never use the Tab key.',
  "Put 'quotes' around text that contains a colon, a # or a {.",
];

function siteValues(
  { name, baseUrl, location, timezone, email, look: ground, style, accent, host, languages }: ArtistFacts,
  facts: HostedSite,
  artist: Values,
): Values {
  const publish = HOST_TABLE[host].publish?.(facts);
  const look = {
    ...(style !== undefined && style !== DEFAULT_LOOK && { style }),
    ...(accent !== undefined && { accent }),
    ...(ground !== 'light' && { ground }),
  };
  return {
    base_url: baseUrl,
    ...(languages && { languages: languages.map((code) => ({ code, name: nameLanguage(code) })) }),
    ...(timezone && { timezone }),
    artist: { name, ...(location && { location }), ...artist },
    ...(email && { emails: { general: email } }),
    ...(Object.keys(look).length > 0 && { look }),
    ...(publish && { publish }),
  };
}

/** Texts of pages that fit any artist. */
function pageValues(
  { kind, location, email, picture: image }: ArtistFacts,
  { about, events, news, contact }: StartTexts,
  { pages: titles, events: { shows, noDatesYet } }: Words,
): Partial<Record<PageName, Values>> {
  const [alone, inPlace] = kind === 'label' ? [about.label, about.labelIn] : [about.makes, about.makesIn];
  const who = location ? inPlace.replace('{place}', location) : alone;
  const asked =
    kind === 'composer'
      ? contact.composer
      : { description: contact.description, card: contact.card.description };
  const card = { icon: 'mail', title: contact.card.title, description: asked.card, email: 'general' };
  return {
    // A kind that begins with another picture than a cover says so itself.
    home: image === undefined ? {} : { lead: 'portrait' },
    about: {
      title: titles.about,
      description: about.description,
      intro: `${who} ${about.story}`,
      ...(image !== undefined && { image }),
    },
    events: {
      title: titles.events,
      description: events.description.replace('{shows}', shows),
      notify: noDatesYet,
      events: [],
    },
    news: { title: titles.news, ...news },
    contact: {
      title: titles.contact,
      description: email ? asked.description : contact.elsewhere,
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

function planPage(page: PageName, values: Values): PlannedFile {
  const about = KINDS[`pages/${page}`].about.replaceAll('`', '');
  return { path: `pages/${page}.yaml`, notes: [about, ...[PAGE_NOTES[page] ?? []].flat()], values, page };
}

function planSample({ kind, slug, values, body }: SampleEntry): PlannedFile {
  const { noun, newName } = rowOf(kind);
  const notes = [
    `${noun.replace(/^a/, 'A')}: a sample. Change it, or delete it once you have a real one.`,
    `npx liner new ${newName} "Title" makes the next one. The name of the file becomes the last part of its address.`,
  ];
  return { path: `${folderOf(kind)}/${slug}.md`, notes, values, body };
}

const ADVICE =
  'A starting point, not legal advice: have it checked by someone who knows the law where you work.';

const LEGAL_NOTES = {
  legal: 'The legal notice.',
  privacy: 'The privacy policy. Update it when the site starts to do anything else.',
  terms: 'The terms of use.',
} as const;

function planLegalPages(today: string, { legal }: StartTexts, { pages: titles }: Words): PlannedFile[] {
  return LEGAL_PAGES.map((name) => {
    const { description, body } = legal[name];
    const title = name === 'legal' ? legal.legal.title : titles[name];
    const values = { title, description, updated: today };
    return { path: `legal/${name}.md`, notes: [LEGAL_NOTES[name], ADVICE], values, body };
  });
}

/** @param codes of the languages beside the default */
function writeFile(
  { path, notes: head, body, examples }: PlannedFile,
  kind: Kind,
  values: Values,
  notes: Notes,
  codes: readonly string[],
): string {
  const lines = head.flatMap((note) => (note ? wrap(notes(note)) : ['']));
  const schema = keepBlocks(jsonSchemaOf(kind, codes), values, codes);
  const first = [schemaLine(kind, path), ...commentOut(lines)].join('\n');
  const keys = [first, ...explainKeys(schema, values, notes, examples)].join('\n\n');
  return body === undefined ? `${keys}\n` : `---\n${keys}\n---\n\n${body}\n`;
}
