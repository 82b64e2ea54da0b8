/** The grammar of the content, put together from the rows of every feature. */
import { VERSION } from 'liner:version';
import { openGrammar } from '../../engine/content/grammar.ts';
import { legalFileCalled } from '../../site/legal-files.ts';
import { PAGE_NAMES } from '../../site/routes.ts';
import { extensions, KINDS } from './kinds.ts';

export { KINDS };

export const GRAMMAR = openGrammar(KINDS, PAGE_NAMES, {
  version: VERSION,
  vocabulary: async () => (await extensions()).VOCABULARY,
  calledLike: legalFileCalled,
});

export const { kinds: ALL_KINDS, collections: COLLECTIONS, rowOf, folderOf, kindOf, routeOf } = GRAMMAR;
