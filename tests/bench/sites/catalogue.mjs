/** A synthetic catalogue: N releases of equal size, all different. Every tool gets the same texts. */
import { seeded } from '../../helpers/random.mjs';

const WORDS =
  'slow drums answer a bright synth while the bass keeps its own time and the room fills with voices over tape'.split(
    ' ',
  );
const GENRES = ['Progressive House', 'Trance', 'Future Pop', 'Electronic', 'World'];
const KEYS = ['A minor', 'C major', 'F minor', 'G major'];

/**
 * A release of about 200 words in two sections. Every fifth is an EP of three tracks.
 * @param {string} [note] words that are in this version of its text alone
 */
export function describeRelease(index, note = '') {
  const random = seeded(index + 1);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sentence = () => `${Array.from({ length: 12 }, () => pick(WORDS)).join(' ')}.`;
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  const isEp = index % 5 === 0;
  const two = (number) => String(number).padStart(2, '0');
  return {
    title: `Release ${index}`,
    type: isEp ? 'ep' : 'single',
    date: `${1990 + (index % 35)}-${two((index % 12) + 1)}-${two((index % 28) + 1)}`,
    genre: pick(GENRES),
    bpm: 90 + (index % 60),
    key: pick(KEYS),
    duration: isEp ? undefined : `PT${3 + (index % 4)}M${index % 60}S`,
    description: sentence(),
    links: {
      spotify: `https://open.spotify.com/search/release-${index}`,
      soundcloud: `https://soundcloud.com/search?q=release-${index}`,
    },
    tracks: isEp ? [1, 2, 3].map((n) => ({ title: `Part ${n}`, number: n, seconds: 180 + n })) : [],
    text: `## Story & Concept

${paragraph()} ${note}

${paragraph()}

## Style & Production

${paragraph()}

${paragraph()}
`,
  };
}

/**
 * The release as a file of Markdown.
 * @param {string[]} facts the lines of its front matter that each tool has under keys of its own
 */
export function writeRelease(release, facts) {
  const tracks = release.tracks.map(
    ({ title, number, seconds }) => `  - {title: ${title}, track_number: ${number}, duration: ${seconds}}\n`,
  );
  return `---
title: ${release.title}
${facts.join('\n')}
genre: [${release.genre}]
bpm: ${release.bpm}
key: ${release.key}
${release.duration ? `duration: ${release.duration}\n` : ''}description: ${release.description}
streaming_links:
  spotify: ${release.links.spotify}
  soundcloud: ${release.links.soundcloud}
${tracks.length > 0 ? `tracks:\n${tracks.join('')}` : ''}---
${release.text}`;
}
