/** The grammar of the content, put together from the rows of every feature. */
import { VERSION } from 'liner:version';
import { type Kinds, openGrammar } from '../../engine/content/grammar.ts';
import { kinds as artists } from '../../features/artists/kinds.ts';
import { kinds as links } from '../../features/links/kinds.ts';
import { kinds as mixes } from '../../features/mixes/kinds.ts';
import { kinds as news } from '../../features/news/kinds.ts';
import { kinds as pages } from '../../features/pages/kinds.ts';
import { kinds as press } from '../../features/press/kinds.ts';
import { kinds as releases } from '../../features/releases/kinds.ts';
import { kinds as shows } from '../../features/shows/kinds.ts';
import { siteKinds } from '../../site/kinds.ts';
import { legalFileCalled } from '../../site/legal-files.ts';
import { PAGE_NAMES } from '../../site/routes.ts';

const extensions = () => import('./extensions.ts');
const site = siteKinds(extensions);

export const KINDS: Kinds = {
  ...site,
  ...releases,
  ...mixes,
  ...news,
  ...artists,
  ...links,
  ...pages,
  ...shows,
  ...press,
};

export const GRAMMAR = openGrammar(KINDS, PAGE_NAMES, {
  version: VERSION,
  vocabulary: async () => (await extensions()).VOCABULARY,
  calledLike: legalFileCalled,
});

export const { kinds: ALL_KINDS, collections: COLLECTIONS, rowOf, folderOf, kindOf, routeOf } = GRAMMAR;

/** The arguments of `liner new`. */
export const NEW_NAMES = ALL_KINDS.flatMap((kind) => rowOf(kind).newName ?? []);
