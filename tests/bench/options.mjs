/** The options of the bench. */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

const ROWS = [
  'version',
  'cold',
  'edited',
  'same',
  'save',
  'covers',
  'sample',
  'check',
  'share',
  'dev',
  'formats',
];
const BESIDE = ['hugo', 'eleventy'];

export const HELP = `What Liner costs: this checkout, packed and installed as its users have it.

npm run bench -- [options]
  --rows LIST      all when it is not given:
                     version            a command that does nothing, beside a bare Node.js
                     cold, edited, same builds of text alone: from nothing, one release edited, nothing changed
                     save               dev: from a save until the page is served with it
                     covers             a cover of 2000 px for each release, from nothing
                     sample, check      24 releases, 60 episodes, 8 photos: build from nothing, first check
                     share              each share image
                     dev                first dev of the same site: until it answers, until a page is whole
                     formats            processor time, size and likeness of each file of a picture
  --sizes LIST     releases of text alone; 16,1000,10000 when it is not given
  --covers N       covers of 2000 px; 16 when it is not given
  --rounds N       how often each row is measured, instead of its own number
  --beside LIST    ${BESIDE.join(', ')}, in the same rounds
  --package PATH   another package of Liner in the same rounds: a tarball, a checkout, or a folder where one is
                   installed; NAME=PATH names it; can be given more than once
  --old PATH       the same as --package old=PATH
  --no-own         without this checkout

Hugo: apt-get install hugo. Eleventy is installed by the bench. What is installed, and the pictures that are drawn, are kept
in the folder liner-bench of the system's folder for temporary files, and can be deleted.
A figure is the median of the rounds, with the least and the most in brackets; a ratio is the median of the rounds' ratios.`;

/** @throws with words for the one who typed them */
export function readOptions(words) {
  const { values } = parseArgs({
    args: words,
    allowNegative: true,
    options: {
      rows: { type: 'string' },
      sizes: { type: 'string' },
      rounds: { type: 'string' },
      covers: { type: 'string' },
      beside: { type: 'string' },
      package: { type: 'string', multiple: true },
      old: { type: 'string' },
      own: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const packages = (values.package ?? []).map(readPackage);
  if (values.old) packages.push({ name: 'old', path: values.old });
  return {
    rows: readList(values.rows, ROWS, ROWS),
    sizes: (values.sizes ?? '16,1000,10000').split(',').map(readNumber),
    rounds: values.rounds === undefined ? undefined : readNumber(values.rounds),
    covers: readNumber(values.covers ?? '16'),
    beside: readList(values.beside, BESIDE, []),
    packages,
    own: values.own ?? true,
    help: values.help ?? false,
  };
}

function readPackage(text) {
  const [, name, path] = /^(?:([\w.-]+)=)?(.+)$/.exec(text);
  return { name: name ?? basename(path, '.tgz'), path };
}

function readList(text, known, preset) {
  if (text === undefined) return preset;
  const list = text.split(',');
  const odd = list.find((word) => !known.includes(word));
  if (odd !== undefined) throw new Error(`"${odd}" is none of ${known.join(', ')}`);
  return list;
}

function readNumber(text) {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`"${text}" is no number of one or more`);
  return Number(text);
}
