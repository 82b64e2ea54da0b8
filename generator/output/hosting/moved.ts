/** A page that leads to where a page is now. */
import { escapeMarkup } from '../../lib/markup.ts';

export interface Moved {
  /** `en`. */
  language: string;
  /** Where it leads, with the base path. */
  url: string;
  /** The same as a whole address. */
  whole: string;
}

/** Search engines take a refresh without delay for a permanent redirect. */
export function buildMoved({ language, ...addresses }: Moved): string {
  const url = escapeMarkup(addresses.url);
  const canonical = escapeMarkup(addresses.whole.replace(/#.*$/, ''));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${canonical}">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
</head>
<body>
<p>This page has moved. <a href="${url}">Go to its new address</a></p>
</body>
</html>
`;
}
