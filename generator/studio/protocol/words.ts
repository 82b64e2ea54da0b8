/** The words of the studio's pages in a language beside English. */
import type { Texts } from '../../engine/problems/render.ts';
import type { Template } from '../../engine/problems/template.ts';

type Table<Text = string> = Readonly<Record<string, Text | undefined>>;

/** `GET /words/de.json`: by the files that they are in. What is missing is in English. */
export interface StudioWords {
  studio?: Table<Template>;
  keys?: Table;
  items?: Table;
  choices?: Table<Table>;
  expectations?: Readonly<Record<string, string>>;
  advice?: Readonly<Record<string, string>>;
  publish?: Table<Template>;
  server?: Table<Template>;
  import?: Readonly<Record<string, string>>;
  looks?: Table;
  messages?: Table<Texts>;
}

/** The files that pages receive. */
export const STUDIO_WORDS = [
  ...['studio', 'keys', 'items', 'choices', 'expectations', 'advice', 'publish', 'server', 'import', 'looks'],
  'messages',
] as const;

/** The codes of all languages of the studio. */
export const STUDIO_LANGUAGES: readonly string[] = ['ar', 'de', 'en', 'es', 'fr', 'it', 'pt', 'tr'];
