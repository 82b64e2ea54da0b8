/** Mistakes that people make in files, by the place in which each is made: `tests/fixtures/fixes.yaml`. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { KNOWN, SITE } from './content.ts';

export type Files = Record<string, string>;

/** The keys of a text with those of the mistake in place of its own. */
export function withKeys(whole: string, mistake: string): string {
  const keys = [...mistake.matchAll(/^ ?([a-z_]+)(?=\s*:)/gm)].map(([, key]) => key);
  const others = whole.split(/^(?=[a-z])/m).filter((part) => !keys.some((key) => part.startsWith(`${key}:`)));
  return `${others.join('')}${mistake}\n`;
}

const ONE = { 'releases/one.md': `---\ntitle: One\ntype: single\naudio: audio/a.wav\n${KNOWN}---\n` };
const MIX = `episode_title: A\nrelease_date: 2020\nstreaming_links: {mixcloud: https://www.mixcloud.com/a/b/}\n`;

/** Where mistakes are made: the files, and the path of the keys in the content. */
export const PLACES: Record<string, { files: (mistake: string) => Files; root: string }> = {
  release: {
    files: (mistake) => ({
      'releases/one.md': `---\n${withKeys(`title: A\ntype: single\n${KNOWN}`, mistake)}---\n`,
    }),
    root: 'releases.0.data',
  },
  mix: {
    files: (mistake) => ({ 'mixes/one.md': `---\n${withKeys(MIX, mistake)}---\n` }),
    root: 'mixes.0.data',
  },
  site: { files: (mistake) => ({ 'site.yaml': withKeys(SITE, mistake) }), root: 'site.data' },
  show: {
    files: (mistake) => {
      const keys = withKeys('title: A\ndate: 2027-03-02\ncity: B\n', mistake).trimEnd();
      return {
        'artists/kemi-blaze.md': '---\nname: Kemi Blaze\n---\nOn the bus.\n',
        'pages/events.yaml': `events:\n  - ${keys.replaceAll('\n', '\n    ')}\n`,
      };
    },
    root: 'pages.events.data.events.0',
  },
  score: {
    files: (mistake) => ({ 'scores/one.md': `---\n${withKeys('title: A\nkind: film\n', mistake)}---\n` }),
    root: 'scores.0.data',
  },
  work: {
    files: (mistake) => ({ 'works/one.md': `---\n${withKeys('title: A\n', mistake)}---\n` }),
    root: 'works.0.data',
  },
  artist: {
    files: (mistake) => ({ 'artists/one.md': `---\n${withKeys('name: A\n', mistake)}---\n` }),
    root: 'artists.0.data',
  },
  merch: { files: (mistake) => ({ 'pages/merch.yaml': mistake }), root: 'pages.merch.data' },
  home: { files: (mistake) => ({ ...ONE, 'pages/home.yaml': mistake }), root: 'pages.home.data' },
  about: { files: (mistake) => ({ 'pages/about.yaml': mistake }), root: 'pages.about.data' },
  photos: { files: (mistake) => ({ 'pages/photos.yaml': mistake }), root: 'pages.photos.data' },
  news: {
    files: (mistake) => ({
      ...ONE,
      'news/one.md': `---\ntitle: A\ndate: 2020-01-01\n---\n\n${mistake}\n`,
    }),
    root: 'news.0',
  },
};

const { fixed, asked } = z
  .object({
    fixed: z.record(z.string(), z.array(z.tuple([z.string(), z.string(), z.string(), z.unknown()]))),
    asked: z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
  })
  .parse(parse(readFileSync(new URL('../fixtures/fixes.yaml', import.meta.url), 'utf8')));

/** The problem, and the value that is meant: a fix leads there. */
export const FIXED = Object.entries(fixed).flatMap(([place, rows]) =>
  rows.map(([mistake, code, path, means]) => ({ place, mistake, code, path, means })),
);
/** Mistakes that can mean several things, or that somebody has to fill in. */
export const ASKED = Object.entries(asked).flatMap(([place, rows]) =>
  rows.map(([mistake, code]) => ({ place, mistake, code })),
);

/** A site with a mistake. */
export const filesOf = (place: string, mistake: string): Files => ({
  'site.yaml': SITE,
  ...PLACES[place]?.files(mistake),
});
