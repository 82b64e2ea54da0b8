/** Eleventy, as a tool that makes a catalogue's site. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeRelease, writeRelease } from '../sites/catalogue.mjs';
import { card, DRAWING, OTHERS, PER_PAGE, releasePage, STYLES, wrapPage } from '../sites/page.mjs';

/**
 * @param {string} installed the folder whose node_modules has it
 * @param {{name?: string, formats?: string[]}} options of its pictures' files
 */
export function eleventyTool(installed, { name = 'eleventy', formats = ['webp', 'jpeg'] } = {}) {
  const command = join(installed, 'node_modules/.bin/eleventy');
  return {
    name,
    version: [command, '--version'],
    build: [command, '--quiet'],
    serve: (port) => [command, '--serve', `--port=${port}`, '--quiet'],
    pagePath: (index) => `/releases/release-${index}/`,
    out: '_site',
    made: ['_site', '.cache'],
    coverPath: (cover) => `covers/${cover}.jpg`,
    write: (folder, count, coverOf) => write(folder, count, { coverOf, installed, formats }),
    writeText,
  };
}

const CONFIG = `export default function (config) {
  config.addPassthroughCopy('styles.css');
  config.addPassthroughCopy('placeholder.svg');
  config.addFilter('day', (date) => date.toISOString().slice(0, 10));
  return { markdownTemplateEngine: false };
}
`;

/** Its pictures are made by a build, and when they are looked at by a preview, as its documentation advises. */
const makePictureConfig = (formats) =>
  `import Image, { eleventyImageOnRequestDuringServePlugin } from '@11ty/eleventy-img';
${CONFIG.replace(
  '{',
  `{
  config.addPlugin(eleventyImageOnRequestDuringServePlugin);
  config.addShortcode('cover', async (cover, alt) => {
    const metadata = await Image('covers/' + cover + '.jpg', {
      formats: ${JSON.stringify(formats)},
      widths: [320, 640, 960, 1280],
      outputDir: '_site/img/',
      transformOnRequest: process.env.ELEVENTY_RUN_MODE === 'serve',
    });
    return Image.generateHTML(metadata, { alt, sizes: '(min-width: 60rem) 45rem, 100vw' });
  });`,
)}`;

const OF_PAGE = {
  title: '{{ title }}',
  description: '{{ description }}',
  url: '{{ page.url }}',
  type: '{{ release_type }}',
};
const OF_OTHER = {
  title: '{{ other.data.title }}',
  url: '{{ other.url }}',
  type: '{{ other.data.release_type }}',
};

const OF_RELEASE = {
  ...OF_PAGE,
  date: '{{ page.date | day }}',
  bpm: '{{ bpm }}',
  key: '{{ key }}',
  genre: '{{ genre[0] }}',
  duration: '{{ duration }}',
  text: '{{ content | safe }}',
  links: (body) =>
    `{% for name, link in streaming_links %}${body({ name: '{{ name }}', link: '{{ link }}' })}{% endfor %}`,
  tracks: (body) =>
    `{% for track in tracks %}${body({ name: '{{ track.title }}', number: '{{ track.track_number }}', seconds: '{{ track.duration }}' })}{% endfor %}`,
  others: (body) =>
    `{% for step in range(1, ${OTHERS + 1}) %}{% set other = collections.releases[(number + step) % collections.releases.length] %}${body(OF_OTHER)}{% endfor %}`,
};

const LIST = `---
title: Releases
permalink: "/releases/{% if pagination.pageNumber > 0 %}page/{{ pagination.pageNumber + 1 }}/{% endif %}"
pagination: {data: collections.releases, size: ${PER_PAGE}, alias: shown, reverse: true}
---
${wrapPage({
  ...OF_PAGE,
  type: 'website',
  main: `<h1>{{ title }}</h1>
<ul>{% for other in shown %}${card(OF_OTHER)}{% endfor %}</ul>
{% if pagination.href.next %}<a href="{{ pagination.href.next }}">Next</a>{% endif %}`,
})}`;

const HOME = `---
title: BENCH
permalink: /
---
${wrapPage({
  ...OF_PAGE,
  type: 'website',
  main: `<h1>BENCH</h1><ul>{% for step in range(0, 6) %}{% set other = collections.releases[collections.releases.length - 1 - step] %}${card(OF_OTHER)}{% endfor %}</ul>`,
})}`;

const FEED = `---
permalink: /feed.xml
---
<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>BENCH</title><link>https://bench.example/</link>
{% for step in range(0, 50) %}{% set other = collections.releases[collections.releases.length - 1 - step] %}{% if other %}<item><title>{{ other.data.title }}</title><link>https://bench.example{{ other.url }}</link><pubDate>{{ other.date.toUTCString() }}</pubDate><description>{{ other.data.description }}</description></item>
{% endif %}{% endfor %}</channel></rss>
`;

const SITEMAP = `---
permalink: /sitemap.xml
---
<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
{% for other in collections.releases %}<url><loc>https://bench.example{{ other.url }}</loc><lastmod>{{ other.date | day }}</lastmod></url>
{% endfor %}</urlset>
`;

function write(folder, count, { coverOf, installed, formats }) {
  const cover = coverOf && '{% cover cover, title %}';
  const files = {
    'package.json': '{"private": true, "type": "module"}\n',
    'eleventy.config.js': coverOf ? makePictureConfig(formats) : CONFIG,
    '_includes/release.njk': releasePage({ ...OF_RELEASE, cover }),
    'releases/releases.json': '{"layout": "release.njk", "tags": "releases"}\n',
    'list.njk': LIST,
    'index.njk': HOME,
    'feed.njk': FEED,
    'sitemap.njk': SITEMAP,
    'styles.css': STYLES,
    'placeholder.svg': DRAWING,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(installed, 'node_modules'), join(folder, 'node_modules'));
  for (let index = 0; index < count; index += 1) writeText(folder, index, { cover: coverOf?.(index) });
}

/** Writes one release. */
function writeText(folder, index, { note, cover } = {}) {
  const release = describeRelease(index, note);
  const facts = [`release_type: ${release.type}`, `date: ${release.date}`, `number: ${index}`];
  if (cover) facts.push(`cover: ${cover}`);
  writeFileSync(join(folder, `releases/release-${index}.md`), writeRelease(release, facts));
}
