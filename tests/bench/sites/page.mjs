/**
 * The page of a release that the other tools make: what Liner's page shows, in plain markup. Written once, with the tags of
 * each template language filled in, so that they all have the same work.
 */

const PLACEHOLDER = '/placeholder.svg';

/** One of the marks of platforms, drawn on every page as on Liner's. */
const MARK =
  '<svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor"><path d="M2.5 13.5v3M5 11v5.5M7.5 12v4.5M10 8v8.5M12.5 7c3.5-1.2 6 .8 6.3 3.7a3 3 0 0 1 .2 5.8h-6.5z"></path></svg>';

/** How many other releases a page shows, as Liner's does. */
export const OTHERS = 20;

/** On a page of the list of releases. */
export const PER_PAGE = 60;

export const STYLES = `body{margin:0 auto;max-width:72rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
nav ul,.others{display:flex;gap:1rem;list-style:none;padding:0;overflow-x:auto}
img{max-width:100%;height:auto}`;

export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#ccc"/><circle cx="32" cy="32" r="20"/></svg>';

/**
 * @param {{title: string, description: string, url: string, type: string, main: string}} fill of the page: template tags
 * @returns {string} a template of a whole page
 */
export function wrapPage({ title, description, url, type, data = '', main }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | BENCH</title>
<meta name="description" content="${description}">
<link rel="canonical" href="https://bench.example${url}">
<link rel="stylesheet" href="/styles.css">
<link rel="alternate" type="application/rss+xml" title="BENCH" href="/feed.xml">
<meta property="og:type" content="${type}">
<meta property="og:site_name" content="BENCH">
<meta property="og:title" content="${title} | BENCH">
<meta property="og:description" content="${description}">
<meta property="og:url" content="https://bench.example${url}">
<meta property="og:image" content="https://bench.example${PLACEHOLDER}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title} | BENCH">
<meta name="twitter:description" content="${description}">
${data}</head>
<body>
<a href="#main">Skip to main content</a>
<header><nav aria-label="Main"><a href="/">BENCH</a><ul><li><a href="/">Home</a></li><li><a href="/releases/">Music</a></li></ul></nav></header>
<main id="main">
${main}
</main>
<footer><p>A catalogue</p><nav aria-label="Footer"><ul><li><a href="/releases/">Discography</a></li><li><a href="/feed.xml">Feed</a></li></ul></nav><p>© 2026 BENCH. All rights reserved.</p></footer>
</body>
</html>
`;
}

/** A release in a list. */
export const card = ({ title, url, type }) =>
  `<li><a href="${url}"><img src="${PLACEHOLDER}" width="640" height="640" alt="Cover of ${title}" loading="lazy" decoding="async"><span>${type}</span><span>${title}</span></a></li>`;

/**
 * A template of a release's page.
 * @param tags the template language's: `text` the rendered Markdown, `cover` its picture, `each(list, body)` a loop, and
 *   a tag for every fact
 */
export function releasePage(tags) {
  const { title, description, url, type, date, bpm, key, genre, duration, text, cover } = tags;
  const data = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"MusicAlbum","@id":"https://bench.example${url}#album","name":"${title}","url":"https://bench.example${url}","description":"${description}","byArtist":{"@type":"Person","@id":"https://bench.example/#artist","name":"BENCH","url":"https://bench.example/"},"datePublished":"${date}","genre":["${genre}"]}</script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"https://bench.example/"},{"@type":"ListItem","position":2,"name":"Releases","item":"https://bench.example/releases/"},{"@type":"ListItem","position":3,"name":"${title}","item":"https://bench.example${url}"}]}</script>
`;
  const main = `<article>
${cover ?? `<img src="${PLACEHOLDER}" width="1280" height="1280" alt="">`}
<p><a href="/releases/">Back to Releases</a></p>
<h1>${title}</h1>
<ul><li>${type}</li><li>${date}</li><li>${bpm} BPM</li><li>${key}</li><li>${genre}</li><li>${duration}</li></ul>
<p>${description}</p>
<ul>${tags.links(({ name, link }) => `<li><a href="${link}" target="_blank" rel="noopener">${MARK}${name}</a></li>`)}</ul>
${tags.tracks(({ name, number, seconds }) => `<p>${number}. ${name} (${seconds} s)</p>`)}
${text}
<section><h2>Explore More Releases</h2><ul class="others">${tags.others(card)}</ul></section>
</article>
<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/releases/">Releases</a></li><li>${title}</li></ol></nav>`;
  return wrapPage({ title, description, url, type: 'music.album', data, main });
}
