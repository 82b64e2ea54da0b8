/** Hugo, as a tool that makes a catalogue's site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeRelease, writeRelease } from '../sites/catalogue.mjs';
import { card, DRAWING, OTHERS, PER_PAGE, releasePage, STYLES, wrapPage } from '../sites/page.mjs';

export const hugoTool = () => ({
  name: 'hugo',
  version: ['hugo', 'version'],
  build: ['hugo', '--quiet'],
  serve: (port) => ['hugo', 'server', '--port', String(port), '--watch', '--disableLiveReload'],
  pagePath: (index) => `/releases/release-${index}/`,
  out: 'public',
  made: ['public', 'resources', '.hugo_build.lock'],
  write,
  writeText,
});

const CONFIG = `baseURL = "https://bench.example/"
title = "BENCH"
languageCode = "en"
paginate = ${PER_PAGE}
disableKinds = ["taxonomy", "term"]
[services.rss]
limit = 50
`;

const OF_PAGE = {
  title: '{{ .Title }}',
  description: '{{ .Description }}',
  url: '{{ .RelPermalink }}',
  type: '{{ .Params.release_type }}',
};

const RELEASE = releasePage({
  ...OF_PAGE,
  date: '{{ .Date.Format "2006-01-02" }}',
  bpm: '{{ .Params.bpm }}',
  key: '{{ .Params.key }}',
  genre: '{{ index .Params.genre 0 }}',
  duration: '{{ .Params.duration }}',
  text: '{{ .Content }}',
  links: (body) =>
    `{{ range $name, $link := .Params.streaming_links }}${body({ name: '{{ $name }}', link: '{{ $link }}' })}{{ end }}`,
  tracks: (body) =>
    `{{ range .Params.tracks }}${body({ name: '{{ .title }}', number: '{{ .track_number }}', seconds: '{{ .duration }}' })}{{ end }}`,
  others: (body) =>
    `{{ $all := .Site.RegularPages }}{{ $at := .Params.number }}{{ range seq ${OTHERS} }}{{ with index $all (mod (add $at .) (len $all)) }}${body(OF_PAGE)}{{ end }}{{ end }}`,
});

const LIST = wrapPage({
  ...OF_PAGE,
  type: 'website',
  main: `<h1>{{ .Title }}</h1>
<ul>{{ range .Paginator.Pages }}${card(OF_PAGE)}{{ end }}</ul>
{{ with .Paginator.Next }}<a href="{{ .URL }}">Next</a>{{ end }}`,
});

const HOME = wrapPage({
  ...OF_PAGE,
  type: 'website',
  main: `<h1>BENCH</h1><ul>{{ range first 6 .Site.RegularPages }}${card(OF_PAGE)}{{ end }}</ul>`,
});

function write(folder, count) {
  const files = {
    'hugo.toml': CONFIG,
    'layouts/index.html': HOME,
    'layouts/releases/list.html': LIST,
    'layouts/releases/single.html': RELEASE,
    'content/releases/_index.md': '---\ntitle: Releases\n---\n',
    'static/styles.css': STYLES,
    'static/placeholder.svg': DRAWING,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (let index = 0; index < count; index += 1) writeText(folder, index);
}

/** Writes one release. */
function writeText(folder, index, { note } = {}) {
  const release = describeRelease(index, note);
  const facts = [`release_type: ${release.type}`, `date: ${release.date}`, `number: ${index}`];
  writeFileSync(join(folder, `content/releases/release-${index}.md`), writeRelease(release, facts));
}
