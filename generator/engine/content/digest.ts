/** What a content file says, as a hash: for those who look whether anything has changed, and for the key of what was parsed. */
import { hash } from '../lib/hash.ts';
import { remember } from '../lib/remember.ts';
import type { SourceFile } from './types.ts';

export const digestSource = remember(({ file, path, text }: SourceFile) => hash(file, path, text));
