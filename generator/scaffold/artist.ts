/** The folder of a new artist: everything that a site needs to be built at once. */
import { REFERENCE_FILE, renderReference } from '../content/reference/index.ts';
import { jsonSchemaOf, listSchemaFiles, schemaLine } from '../content/reference/json-schema.ts';
import { kindOf } from '../kinds.ts';
import { writeLegalPages } from './artist-legal.ts';
import { commentOut, explainKeys, type Values, wrap } from './commented-yaml.ts';
import { ABOUT_STORY, NEWS, RELEASE } from './samples.ts';

export interface ArtistFacts {
  name: string;
  /** Where the site will be: `https://night-owl.example`. */
  baseUrl: string;
  location?: string | undefined;
  /** `Europe/Lisbon`. */
  timezone?: string | undefined;
  email?: string | undefined;
}

export interface NewFile {
  /** Relative to the artist's folder, with forward slashes. */
  path: string;
  text: string;
}

/**
 * @param today `2026-11-21`
 * @param liner how Liner is called from the artist's folder: `npx liner`
 */
export function writeArtist(artist: ArtistFacts, today: string, liner: string): NewFile[] {
  const content = writeContent(artist, today, liner);
  const paths = content.map(({ path }) => path.replace('content/', ''));
  return [
    ...content,
    ...listSchemaFiles().map(({ path, text }) => ({ path: `content/${path}`, text })),
    { path: `content/${REFERENCE_FILE}`, text: renderReference(paths) },
    { path: 'assets/README.md', text: ASSETS },
    { path: '.gitignore', text: 'node_modules/\ndist/\n.cache/\n' },
    { path: 'README.md', text: describeFolder(artist, liner) },
  ];
}

const ASSETS = `# Pictures

Nothing is required here: placeholders are shown for missing pictures.
Covers go into artwork/ (square, ideally 2000 pixels wide), photos into photos/, the logo into icons/logo.svg.
Files in static/ are published as they are.
`;

function describeFolder({ name }: ArtistFacts, liner: string): string {
  return `# The website of ${name}

The words are in \`content/\` (\`content/README.md\` lists every file and key), the pictures in \`assets/\`.
Build the site with \`${liner} build\`, look at it with \`${liner} preview\`, and upload \`dist/\` to any web host.
\`${liner} new release "Title"\` adds a release; \`${liner} check\` finds errors.
`;
}

function writeContent(artist: ArtistFacts, today: string, liner: string): NewFile[] {
  const place = artist.location ? ` in ${artist.location}` : '';
  return [
    writeYaml('site.yaml', SITE_NOTES, siteValues(artist)),
    writeYaml('pages/about.yaml', ['The About page.'], {
      title: 'About',
      description: 'Who {artist} is, and how the music gets made.',
      intro: `{artist} makes music${place}. ${ABOUT_STORY}`,
    }),
    writeYaml('pages/events.yaml', [`The Events page. ${liner} new event "Title" adds a show.`], {
      title: 'Events',
      description: 'Shows by {artist}: upcoming dates and past ones.',
      notify: 'No dates have been announced yet.',
      events: [],
    }),
    writeYaml(
      'pages/news.yaml',
      [`The News page. ${liner} new news "Title" adds a post to the folder news.`],
      {
        title: 'News',
        description: 'The latest from {artist}: releases, shows and notes from the studio.',
      },
    ),
    writeYaml('pages/contact.yaml', ['The contact page.'], contactValues(artist)),
    writeMarkdown('releases/first-song.md', noteRelease(liner), releaseValues(today), RELEASE.body),
    writeMarkdown('news/the-site-is-live.md', ['A news post.'], newsValues(today), NEWS.body),
    ...writeLegalPages(today).map(({ path, values, notes, body }) =>
      writeMarkdown(path, notes, values, body),
    ),
  ];
}

const SITE_NOTES = [
  'The one file that every site needs: who the artist is, and where the site lives.',
  '',
  'A line that begins with # is a note for people. Remove the # and the space after it to use what it shows.',
  'Indentation matters: keep the spaces at the start of a line, and never use the Tab key.',
  "Put 'quotes' around text that contains a colon, a # or a {.",
];

function siteValues({ name, baseUrl, location, timezone, email }: ArtistFacts): Values {
  return {
    base_url: baseUrl,
    ...(timezone && { timezone }),
    artist: { name, ...(location && { location }) },
    ...(email && { emails: { general: email } }),
  };
}

function contactValues({ email }: ArtistFacts): Values {
  const card = {
    icon: 'mail',
    title: 'Get in touch',
    description: 'For shows, press and everything else.',
    email: 'general',
  };
  return {
    title: 'Contact',
    description: email
      ? 'How to reach {artist} about shows, press and anything else.'
      : 'Where to find {artist} elsewhere.',
    ...(email && { cards: [card] }),
  };
}

function noteRelease(liner: string): string[] {
  return [
    'A sample release: change it, or delete it once you have a real one.',
    `${liner} new release "Title" makes the next one. The name of the file becomes the last part of its address.`,
  ];
}

function releaseValues(today: string): Values {
  return {
    title: RELEASE.title,
    type: 'single',
    release_date: today,
    description: RELEASE.description,
    streaming_links: { spotify: 'https://open.spotify.com/search/{artist}' },
  };
}

function newsValues(today: string): Values {
  return {
    title: NEWS.title,
    date: today,
    excerpt: NEWS.excerpt,
  };
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
