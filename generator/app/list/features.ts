/** All parts of a site: each is a folder of `features`, and a line here. */
import { VERSION } from 'liner:version';
import { feature as artists } from '../../features/artists/feature.ts';
import { feature as groups } from '../../features/groups/feature.ts';
import { feature as labels } from '../../features/labels/feature.ts';
import { feature as links } from '../../features/links/feature.ts';
import { feature as mixes } from '../../features/mixes/feature.ts';
import { feature as news } from '../../features/news/feature.ts';
import { feature as newsletter } from '../../features/newsletter/feature.ts';
import { feature as pages } from '../../features/pages/feature.ts';
import { feature as press } from '../../features/press/feature.ts';
import { feature as releases } from '../../features/releases/feature.ts';
import { feature as rooms } from '../../features/rooms/feature.ts';
import { feature as shows } from '../../features/shows/feature.ts';
import { feature as sound } from '../../features/sound/feature.ts';
import { feature as tracks } from '../../features/tracks/feature.ts';
import { feature as works } from '../../features/works/feature.ts';
import type { Feature, Features } from '../../site/feature.ts';
import type { PageOf, PlannedPage } from '../../site/page.ts';
import { feature as base } from './base.ts';
import { GRAMMAR } from './grammar.ts';

/** Each may import those before it. */
const LIST = [
  base,
  sound,
  releases,
  tracks,
  mixes,
  shows,
  groups,
  works,
  news,
  newsletter,
  artists,
  labels,
  links,
  pages,
  press,
  rooms,
] as const;

export const FEATURES: Features = {
  version: VERSION,
  grammar: GRAMMAR,
  list: LIST,
  inserts: Object.assign({}, ...LIST.map(({ inserts }: Feature) => inserts)),
};

type PagesOf<Each> = Each extends { pages(...args: never[]): infer Pages extends readonly unknown[] }
  ? Made<Pages[number]>
  : never;

type Made<Each> = Each extends PlannedPage<infer Page> ? Page : Each;

/** A page of any template. */
export type Page = Extract<PagesOf<(typeof LIST)[number]>, PageOf>;

/** Each template by name, with the props it takes. */
export type TemplateProps = { [Each in Page as Each['template']]: Each['props'] };
