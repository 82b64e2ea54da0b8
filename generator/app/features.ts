/** All that a site can be made of: the kinds of its files, and what the features make of them. */
import { VERSION } from 'liner:version';
import type { Feature, Features } from '../site/feature.ts';
import { LIST } from './feature-list.ts';
import { GRAMMAR } from './grammar.ts';

export const FEATURES: Features = {
  version: VERSION,
  grammar: GRAMMAR,
  list: LIST,
  inserts: Object.assign({}, ...LIST.map(({ inserts }: Feature) => inserts)),
};
