/** Scores in the order of their page, and that page. */

import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import { compare } from '../../engine/lib/text.ts';
import { pictureOf } from '../../site/assets.ts';
import { prizeLine } from '../../site/awards.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead, Picture } from '../../site/parts.ts';
import { scoreRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { joinList } from '../../site/words/index.ts';
import type { CueSheet } from '../sound/cue-schema.ts';
import { writeYears } from './row.ts';
import { SCORE_KINDS } from './score-schema.ts';

export type ScoreEntry = Entry<Data<'scores'>>;

export interface ScoreCard {
  link: Link;
  /** Kind, year, and what else belongs to the title. */
  facts: string[];
  /** Director; may be empty. */
  director: string;
  /** `Channel 4`, `Lowtide Films`; may be empty. */
  company: string;
  /** `2023–2025`; may be empty. */
  year: string;
  /** Prizes that it won; may be empty. */
  prizes: string;
  still?: Picture | undefined;
}

/** The newest first, by the last of their years. */
export const sortScores = remember(({ scores }: Pick<Site, 'scores'>): readonly ScoreEntry[] => {
  const last = ({ data: { year = '' } }: ScoreEntry) => year.slice(-4);
  return scores.toSorted((a, b) => compare(last(b), last(a)));
});

export function sheetOf(entry: ScoreEntry): CueSheet {
  const { cues = [], still } = entry.data;
  return {
    entry,
    route: scoreRoute(entry.slug),
    cues: cues.map((cue, index) => ({ cue, path: ['cues', index], picture: still })),
  };
}

/** @param isGrouped the list has a heading for its kind */
export function scoreCard({ site, assets }: Context, entry: ScoreEntry, isGrouped = false): ScoreCard {
  const { words } = site;
  const {
    title,
    kind,
    note = '',
    director = [],
    production = [],
    broadcaster = production,
    still,
  } = entry.data;
  const company = joinList(broadcaster, words);
  const year = writeYears(entry.data.year, words);
  return {
    link: linkTo({ site }, title, scoreRoute(entry.slug)),
    facts: [
      isGrouped ? '' : words.scores.kinds[kind],
      year,
      note,
      isGrouped && director.length > 0 ? company : '',
    ].filter(Boolean),
    director: joinList(director, words),
    company,
    year,
    prizes: prizeLine(entry.data.awards, words),
    still: still === undefined ? undefined : pictureOf(assets, still, 'album', ''),
  };
}

export interface ScoresProps extends PageHead {
  /** One without a title if all are of one kind. */
  groups: { title: string; scores: ScoreCard[] }[];
}

/** The page of scores; none without files in `scores/`. */
export function scoresPages(context: Context): PageOf<'scores', ScoresProps>[] {
  const { site } = context;
  const sorted = sortScores(site);
  if (sorted.length === 0) return [];
  const groups = SCORE_KINDS.map((kind) => ({
    title: site.words.scores.kinds[kind],
    scores: sorted.filter(({ data }) => data.kind === kind).map((entry) => scoreCard(context, entry, true)),
  })).filter(({ scores }) => scores.length > 0);
  const props = {
    ...pageHead(context, 'scores'),
    groups: groups.length > 1 ? groups : groups.map((group) => ({ ...group, title: '' })),
  };
  return [
    defineFixedPage(context, 'scores', props, {
      fallback: site.words.descriptions.scores({ name: site.settings.artist.name }),
      shared: { picture: sorted.find(({ data }) => data.still)?.data.still },
    }),
  ];
}
