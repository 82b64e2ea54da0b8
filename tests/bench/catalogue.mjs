/** A synthetic catalogue: N releases of equal size, all different, without pictures, so that markup alone is measured. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS =
  'slow drums answer a bright synth while the bass keeps its own time and the room fills with voices over tape'.split(
    ' ',
  );
const GENRES = ['Progressive House', 'Trance', 'Future Pop', 'Electronic', 'World'];
const KEYS = ['A minor', 'C major', 'F minor', 'G major'];

/** A small generator of numbers (mulberry32), so that a catalogue is the same on every machine. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @returns {string} a release of about 200 words in two sections */
export function releaseText(index, note = '') {
  const random = seeded(index + 1);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sentence = () => `${Array.from({ length: 12 }, () => pick(WORDS)).join(' ')}.`;
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  return `---
title: Release ${index}
type: ${index % 5 === 0 ? 'ep' : 'single'}
release_date: ${1990 + (index % 35)}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}
genre: [${pick(GENRES)}]
bpm: ${90 + (index % 60)}
key: ${pick(KEYS)}
${index % 5 === 0 ? '' : `duration: PT${3 + (index % 4)}M${index % 60}S\n`}description: ${sentence()}
streaming_links:
  spotify: https://open.spotify.com/search/release-${index}
  soundcloud: https://soundcloud.com/search?q=release-${index}
${index % 5 === 0 ? `tracks:\n${[1, 2, 3].map((n) => `  - {title: Part ${n}, track_number: ${n}, duration: ${180 + n}}`).join('\n')}\n` : ''}---
## Story & Concept

${paragraph()} ${note}

${paragraph()}

## Style & Production

${paragraph()}

${paragraph()}
`;
}

/** Writes content for `count` releases into `folder`. */
export function writeCatalogue(folder, count) {
  mkdirSync(join(folder, 'content/releases'), { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(
    join(folder, 'content/site.yaml'),
    'base_url: https://bench.example\nartist: {name: BENCH, tagline: A catalogue}\n',
  );
  for (let index = 0; index < count; index += 1) {
    writeFileSync(join(folder, `content/releases/release-${index}.md`), releaseText(index));
  }
}
