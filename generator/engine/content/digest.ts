/** The hash of a content file: to detect changes, and as the key of its parsed form. */
import { hash } from '../lib/hash.ts';
import { remember } from '../lib/remember.ts';
import type { SourceFile } from './types.ts';

export const digestSource = remember(({ file, path, text }: SourceFile) => hash(file, path, text));
