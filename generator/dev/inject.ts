/** The browser's part of the preview is added to pages as they are sent; no build ever holds it. */
import { runClient } from './client.ts';
import { createOverlay } from './overlay.ts';
import { CLIENT_PATH, EVENTS_PATH } from './state.ts';

/** A page as it was rendered. */
export interface Rendered {
  html: string;
  /** Changes with the page, but not with the address of its stylesheet. */
  digest: string;
}

const END = '</body>';

/** Stands in while a page has never been made: the overlay says why. */
const EMPTY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not there yet</title>
</head>
<body>
<noscript>The site has mistakes; the terminal lists them.</noscript>
</body>
</html>
`;

/** @param styles the address of the page's stylesheet */
export function injectClient(rendered: Rendered | undefined, styles: string): string {
  const { html, digest } = rendered ?? { html: EMPTY_PAGE, digest: '' };
  const tag = `<script defer src="${CLIENT_PATH}" data-events="${EVENTS_PATH}" data-page="${digest}" data-styles="${escapeQuotes(styles)}"></script>`;
  const end = html.lastIndexOf(END);
  return end < 0 ? html + tag : html.slice(0, end) + tag + html.slice(end);
}

export function clientScript(): string {
  return `(${runClient})((${createOverlay})());\n`;
}

function escapeQuotes(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
