/** The contact sheet: pages of the site in every look, wide and narrow side by side. It changes no file. */
import { escapeMarkup } from '../../../engine/lib/markup.ts';
import { hasSchemes, writeLine } from '../../../site/looks/dress.ts';
import type { Look } from '../../../site/schema/look.ts';
import { runSheet } from './client.ts';
import type { ShownPage } from './shown.ts';
import { STYLES } from './styles.ts';

export interface SheetLook {
  name: string;
  /** The path of the host that its pages are below. */
  base: string;
  /** Its description, and its audience; undefined if its file cannot be read. */
  line: string | undefined;
  for: string | undefined;
  isUsed: boolean;
}

interface Sheet {
  looks: readonly SheetLook[];
  pages: readonly ShownPage[];
  /** The address that reports changes of the site. */
  events: string;
  settings: { artist: { name: string }; look?: Look | undefined };
}

/** Widths of screens, in CSS pixels. */
const WIDTHS = [1440, 390];

export function drawSheet({ looks, pages, settings, events }: Sheet): string {
  const { artist, look = {} } = settings;
  const title = `${escapeMarkup(artist.name)} in ${looks.length} looks`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLES}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>Your own pages. Nothing here changes your files: to choose a look, write its line into <code>content/site.yaml</code>.</p>
<nav aria-label="Looks"><ul>${looks.map(({ name }) => `<li><a href="#${idOf(name)}">${escapeMarkup(name)}</a></li>`).join('')}</ul></nav>
${hasSchemes(look) ? drawSwitch(look.ground ?? 'light') : ''}
</header>
<main>
${looks.map((each) => drawLook(each, pages, writeLine(each.name, look))).join('\n')}
</main>
<script>(${runSheet})(${JSON.stringify(events)});</script>
</body>
</html>
`;
}

/** Grounds of looks, and `color-scheme` of the frames for them. */
const SCHEMES = { light: 'light', dark: 'dark', auto: 'light dark' };

function drawSwitch(ground: string): string {
  const choices = Object.entries(SCHEMES).map(
    ([name, scheme]) =>
      `<label><input type="radio" name="scheme" value="${scheme}"${ground === name ? ' checked' : ''}> ${name}</label>`,
  );
  return `<fieldset><legend>Pages</legend>${choices.join('')}</fieldset>`;
}

function drawLook(
  { name, base, line, for: whom, isUsed }: SheetLook,
  pages: readonly ShownPage[],
  written: string,
): string {
  const id = idOf(name);
  return `<section id="${id}" aria-labelledby="${id}-name">
<h2 id="${id}-name">${escapeMarkup(name)}${isUsed ? ' <small>in use</small>' : ''}</h2>
${line === undefined ? '' : `<p>${escapeMarkup(line)}</p>`}
${whom === undefined ? '' : `<p>For ${escapeMarkup(whom)}.</p>`}
<div class="pages">${pages.map((page) => drawPage(page, name, base)).join('')}</div>
<p><code>${escapeMarkup(written)}</code></p>
</section>`;
}

function drawPage({ title, route }: ShownPage, name: string, base: string): string {
  const address = escapeMarkup(base + route.slice(1));
  const frames = WIDTHS.map(
    (width) =>
      `<div class="frame" style="--width:${width}"><iframe title="${escapeMarkup(`${title} in ${name}, ${width} pixels wide`)}" data-src="${address}" tabindex="-1"></iframe></div>`,
  );
  return `<figure><div class="frames">${frames.join('')}</div><figcaption><a href="${address}" target="_blank">${escapeMarkup(title)}<span class="unseen"> in ${escapeMarkup(name)}, in a new tab</span></a></figcaption></figure>`;
}

function idOf(name: string): string {
  return `look-${name.replace(/[^\w-]/g, '-')}`;
}
