/** Adds the browser's part of the preview to pages as they are sent; builds never contain it. */
import { readFileSync } from 'node:fs';
import { escapeMarkup } from '../../engine/lib/markup.ts';
import { runClient } from './client.ts';
import { createOverlay } from './overlay.ts';

/** Paths of the preview's client, whatever the base path of the site. */
export const CLIENT_PATH = '/__liner/client.js';
export const EVENTS_PATH = '/__liner/events';
/** The page that shows every look, and the folder of the site in each of them. */
export const SHEET_PATH = '/__looks/';

/** The path of the host that the pages of a look are below. @param name of the look */
export function lookPath(name: string): string {
  return `${SHEET_PATH}${encodeURI(name)}/`;
}

const END = '</body>';

/** Sent until a page has been made; the overlay lists the errors. */
const EMPTY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not there yet</title>
</head>
<body>
<noscript>The site has errors; the terminal lists them.</noscript>
</body>
</html>
`;

/** @param styles the address of the page's stylesheet */
export function injectClient(page: { html: string; digest: string } | undefined, styles: string): string {
  const { html, digest } = page ?? { html: EMPTY_PAGE, digest: '' };
  const tag = `<script defer src="${CLIENT_PATH}" data-events="${EVENTS_PATH}" data-page="${digest}" data-styles="${escapeMarkup(styles)}"></script>`;
  const end = html.lastIndexOf(END);
  return end < 0 ? html + tag : html.slice(0, end) + tag + html.slice(end);
}

/** Address of the script for pages in the frame of the studio, and the studio's origin. */
export interface Framing {
  studio: string;
  /** The file that `framed` is compiled into. */
  script: string;
}

export function clientScript(framing?: Framing): string {
  if (framing === undefined) return `(${runClient})((${createOverlay})());\n`;
  return `${readFileSync(framing.script, 'utf8')}framed.start(${JSON.stringify(framing.studio)});\n`;
}
