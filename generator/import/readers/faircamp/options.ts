/** Options that manifests of releases, tracks and artists have in common. */
import type { Artists } from '../../catalogue.ts';
import { given, some } from '../shared/data.ts';
import { safeMarkdown } from '../shared/safe-markdown.ts';
import type { EnoField } from './eno.ts';
import type { Manifest } from './manifest.ts';

/** A text that is called so is the words of the song. */
const LYRICS = /^(?:lyrics|words|text|songtext|paroles|letras?|testo|sözler|كلمات)$/i;
/** In characters: more is no summary. */
const LONGEST_SYNOPSIS = 300;

export interface Texts {
  readonly description?: string | undefined;
  readonly body?: string | undefined;
  readonly lyrics?: string | undefined;
}

export function findField({ fields }: Manifest, ...keys: string[]): EnoField | undefined {
  return fields.find(({ key }) => keys.includes(key));
}

/** One name, or a list of them. */
export function readNames(manifest: Manifest, ...keys: string[]): Artists | undefined {
  const field = findField(manifest, ...keys);
  if (field === undefined) return undefined;
  const names = [field.value, ...field.items].flatMap((name) =>
    given(manifest.at(field).line('Artist', name)),
  );
  return some(names);
}

/** `synopsis` and `more`; until 2024, both were `text`. */
export function readTexts(manifest: Manifest): Texts {
  const text = (...keys: string[]) => {
    const field = findField(manifest, ...keys);
    return field && manifest.at(field).text('Text', keepBreaks(field.value));
  };
  const synopsis = text('synopsis');
  const isShort = synopsis !== undefined && synopsis.length <= LONGEST_SYNOPSIS && !synopsis.includes('\n\n');
  const label = findField(manifest, 'more_label')?.value ?? '';
  const more = text('more', 'text', 'release_text');
  const isLyrics = LYRICS.test(label);
  const parts = given(isShort ? undefined : synopsis, isLyrics ? undefined : more);
  return {
    description: isShort ? dropBreaks(synopsis)?.replace(/\n/g, ' ') : undefined,
    body: parts.map((part) => safeMarkdown(part, manifest.notes)).join('\n\n') || undefined,
    lyrics: isLyrics ? dropBreaks(more) : undefined,
  };
}

/** Two spaces at the end of a line break it; tidying takes spaces away. */
function keepBreaks(text: string): string {
  return text.replace(/[^\S\n]{2,}\n(?=[^\S\n]*\S)/g, '\\\n');
}

function dropBreaks(text: string | undefined): string | undefined {
  return text?.replace(/\\$/gm, '');
}

/** `link: https://…`, or a group of label and url; one field for each. */
export function readLinks({ fields, at }: Manifest): { name?: string | undefined; url: string }[] {
  return fields
    .filter(({ key }) => key === 'link')
    .flatMap((field) => {
      const url = at(field).url('Link', field.attributes['url'] ?? field.value);
      return url === undefined ? [] : [{ name: at(field).line('Link', field.attributes['label']), url }];
    });
}

/** Sections of older manifests about how it looked and what could be downloaded. */
const SETTINGS = new Set(['theme', 'download', 'embedding', 'feeds', 'streaming', 'payment', 'localization']);

/** Options that have no place on the site. */
export function leaveOthers({ fields, at }: Manifest, read: readonly string[]): void {
  for (const field of fields) {
    if (read.includes(field.key) && field.key !== 'cover' && field.key !== 'image') continue;
    const { section, value, items, attributes } = field;
    const alt = attributes['description'];
    if (field.key === 'cover' || field.key === 'image') {
      if (alt !== undefined) at(field).leave('Description of a picture', alt);
    } else
      at(field).leave(
        SETTINGS.has(section) ? section : field.key,
        value || items.join(', ') || attributes['file'] || Object.keys(attributes).join(', ') || 'set',
      );
  }
}
