/** Small contents for tests: files by their paths in the content folder, loaded as a build does. */

import { type Loaded, type LoadOptions, load } from '../../generator/content/parse/index.ts';
import type { SourceFile } from '../../generator/content/types.ts';
import { openCache } from '../../generator/lib/cache/index.ts';
import type { Problem } from '../../generator/problems/index.ts';

/** A site about which nothing is to be said. */
export const SITE = `base_url: https://eddy.example
artist:
  name: EDDY
links:
  shop: https://shop.example
  tour: /events/
social:
  - {name: Instagram, url: https://instagram.com/eddy.example}
emails: {general: hello@eddy.example}
contact: {endpoint: https://forms.example/eddy}
`;

/** Keys without which a release is warned about. */
export const KNOWN = `bpm: 128
release_date: 2020
streaming_links: {spotify: https://open.spotify.com/x}
`;

/** A release's text, with the keys that keep it from being warned about. */
export function release(keys: string, body = ''): string {
  return `---\n${keys}\n${KNOWN}---\n${body}`;
}

export function sourcesOf(files: Record<string, string>): SourceFile[] {
  return Object.entries(files).map(([path, text]) => ({ file: `content/${path}`, path, text }));
}

export function loadFiles(
  files: Record<string, string>,
  options: Partial<LoadOptions> = {},
): Promise<Loaded> {
  return load(sourcesOf({ 'site.yaml': SITE, ...files }), {
    drafts: false,
    today: '2026-11-21',
    cache: openCache(),
    version: '1',
    ...options,
  });
}

/** `releases/one.md:2:8 schema/type title must … → Put …`. */
export function describe({ at, code, message, hint }: Problem): string {
  const place = at ? `${at.file.replace('content/', '')}:${at.line}:${at.column} ` : '';
  return `${place}${code} ${message}${hint === undefined ? '' : ` → ${hint}`}`;
}
