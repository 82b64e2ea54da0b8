/** Liner, as a tool that makes a catalogue's site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeRelease, writeRelease } from '../sites/catalogue.mjs';

/**
 * @param {string} name how the tables call this package of it
 * @param {string} installed the folder whose node_modules has it
 */
export function linerTool(name, installed) {
  const command = join(installed, 'node_modules/.bin/liner');
  return {
    name,
    isLiner: true,
    command,
    version: [command, '--version'],
    build: [command, 'build'],
    check: [command, 'check'],
    serve: (port) => [command, 'dev', '--port', String(port)],
    pagePath: (index) => `/music/releases/release-${index}/`,
    out: 'dist',
    made: ['dist', '.cache'],
    coverPath: (cover) => `assets/artwork/${cover}.jpg`,
    write,
    writeText,
    writeSample,
  };
}

/**
 * A site in an empty folder.
 * @param {(index: number) => string | undefined} coverOf the name of a release's cover, whose file comes from elsewhere
 */
function write(folder, count, coverOf = () => undefined) {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeContent(folder, {
    'site.yaml': 'base_url: https://bench.example\nartist: {name: BENCH, tagline: A catalogue}\n',
  });
  for (let index = 0; index < count; index += 1) writeText(folder, index, { cover: coverOf(index) });
}

/** Writes one release. */
function writeText(folder, index, { note, cover } = {}) {
  const release = describeRelease(index, note);
  const facts = [`type: ${release.type}`, `release_date: ${release.date}`];
  if (cover) facts.push(`artwork_url: artwork/${cover}.jpg`);
  writeContent(folder, { [`releases/release-${index}.md`]: writeRelease(release, facts) });
}

/** Adds episodes of a radio show, and a page of photographs, to a site with releases. */
function writeSample(folder, { episodes, photos }) {
  for (let index = 0; index < episodes; index += 1) {
    const { description, date, genre, text } = describeRelease(1000 + index);
    writeContent(folder, {
      [`mixes/episode-${index}.md`]: `---
episode_title: Episode ${index}
description: ${description}
genre: [${genre}]
duration: ${3600 + index}
release_date: ${date}
mixcloud_url: https://www.mixcloud.com/bench/episode-${index}/
tracklist:
${Array.from({ length: 12 }, (_, at) => `  - {time: '${at * 5}:00', artist: Artist ${at}, title: Track ${at}}`).join('\n')}
---
${text}`,
    });
  }
  const list = photos.map((name) => `      - {file: photos/${name}.jpg, alt: The photograph ${name}}`);
  writeContent(folder, {
    'pages/photos.yaml': `title: Photographs
description: Photographs of {artist}.
sets:
  - title: On stage
    photos:
${list.join('\n')}
`,
  });
}

function writeContent(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'content', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
