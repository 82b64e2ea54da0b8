/** The kinds of content of every feature. */
import type { Kinds } from '../../engine/content/grammar.ts';
import { kinds as artists } from '../../features/artists/kinds.ts';
import { kinds as groups } from '../../features/groups/kinds.ts';
import { kinds as labels } from '../../features/labels/kinds.ts';
import { kinds as links } from '../../features/links/kinds.ts';
import { kinds as mixes } from '../../features/mixes/kinds.ts';
import { kinds as news } from '../../features/news/kinds.ts';
import { kinds as pages } from '../../features/pages/kinds.ts';
import { kinds as press } from '../../features/press/kinds.ts';
import { kinds as releases } from '../../features/releases/kinds.ts';
import { kinds as shows } from '../../features/shows/kinds.ts';
import { kinds as works } from '../../features/works/kinds.ts';
import { siteKinds } from '../../site/kinds.ts';

export const extensions = () => import('./extensions.ts');
const site = siteKinds(extensions);

export const KINDS: Kinds = {
  ...site,
  ...releases,
  ...mixes,
  ...works,
  ...news,
  ...artists,
  ...labels,
  ...links,
  ...pages,
  ...shows,
  ...groups,
  ...press,
};

/** The arguments of `liner new`. */
export const NEW_NAMES = Object.values(KINDS).flatMap(({ newName }) => newName ?? []);
