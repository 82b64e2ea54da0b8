/** The pages of the studio: one document, and the script and styles that it loads. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, readWords } from '../words/index.ts';
import { STUDIO_WORDS, type StudioWords } from './protocol/words.ts';

interface StudioFile {
  type: string;
  body: string | Uint8Array;
}

/** Keyed by method and path: `GET /studio.js`. */
export type StudioFiles = Readonly<Record<string, StudioFile | undefined>>;

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/studio.css">
<body>
<script type="module" src="/studio.js"></script>
</html>
`;

/** @param key for a browser with a token: its page stores it, and removes the token from the address @param isNew without a site yet */
export function writePage(key: string | undefined, isNew: boolean): string {
  const keyed = key === undefined ? '' : `<meta name="liner-key" content="${key}">\n`;
  const marked = isNew ? HTML.replace('<html', '<html data-new') : HTML;
  return marked.replace('<title>', `${keyed}<title>`);
}

/** @param program folder of the compiled script and styles (`bin/compile.mjs`) @param fonts folder of the letters of the sleeve */
export function readPages(program: string, fonts?: string): StudioFiles {
  const read = (name: string) => readFileSync(join(program, name), 'utf8');
  return {
    'GET /': { type: 'text/html; charset=utf-8', body: HTML },
    'GET /studio.js': { type: 'text/javascript; charset=utf-8', body: read('studio-pages.js') },
    'GET /studio.css': { type: 'text/css; charset=utf-8', body: read('studio-pages.css') },
    ...Object.fromEntries(LANGUAGES.map(listWords)),
    ...(fonts && Object.fromEntries(listFonts(fonts))),
  };
}

/** Returns the words of the pages in a language, as far as it has them. */
export function studioWordsIn(code: string): StudioWords {
  return Object.fromEntries(STUDIO_WORDS.map((name) => [name, readWords(code, name)]));
}

function listFonts(folder: string): [place: string, StudioFile][] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  return names.map((name) => [
    `GET /fonts/${name}`,
    {
      type: 'font/woff2',
      get body() {
        return readFileSync(join(folder, name));
      },
    },
  ]);
}

function listWords(code: string): [place: string, StudioFile] {
  return [
    `GET /words/${code}.json`,
    {
      type: 'application/json; charset=utf-8',
      // Read when a page asks for it.
      get body() {
        return JSON.stringify(studioWordsIn(code));
      },
    },
  ];
}
