/** Data and its schema, as they are held against each other. */
import type { z } from 'zod';
import type { Vocabulary } from '../vocabulary.ts';
import type { YamlFile } from '../yaml/index.ts';

export interface Subject {
  schema: z.ZodType;
  vocabulary: Vocabulary;
  /** The data to check, its placeholders filled; the file gives positions and the written form. */
  data: unknown;
  yaml: Pick<YamlFile, 'at' | 'atKey' | 'atPart' | 'has' | 'isEmpty' | 'written'>;
  /** `a release`, `pages/home.yaml`. */
  noun: string;
  /** The codes of the languages of the site, the default first. */
  languages?: readonly string[];
  /** The prefix of a correction: `limit=`; that of YAML if left out. */
  lead?: (key: string) => string;
}
