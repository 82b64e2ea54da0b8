/** The texts of a new site, a YAML file for each language. They may contain {artist}, and {place} if it is known. */
import * as z from 'zod';
import { isRecord } from '../../../engine/lib/record.ts';
import { readTexts } from './files.ts';

const text = z.string().min(1);
const named = z.array(z.strictObject({ name: text, role: text }));
const described = z.strictObject({ title: text, description: text });
/** Short, true of every new site, and no legal advice. */
const legalPage = z.strictObject({ description: text, body: text });

const startTexts = z.strictObject({
  /** The word in lower case that marks samples, in each of them. */
  sample: text,
  roles: z.strictObject({ singer: text, dj: text, rapper: text, composer: text }),
  city: text,
  about: z.strictObject({
    description: text,
    makes: text,
    makesIn: text,
    label: text,
    labelIn: text,
    story: text,
  }),
  /** {shows} is the site's word for them. */
  events: z.strictObject({ description: text }),
  news: z.strictObject({ description: text }),
  contact: z.strictObject({
    description: text,
    elsewhere: text,
    card: described,
    /** Nobody asks a composer for dates. */
    composer: z.strictObject({ description: text, card: text }),
  }),
  legal: z.strictObject({ legal: legalPage.extend({ title: text }), privacy: legalPage, terms: legalPage }),
  song: described.extend({ body: text }),
  album: described.extend({ tracks: z.tuple([text, text, text]), lyrics: text, body: text }),
  recording: described.extend({ work: text, body: text }),
  score: described.extend({ body: text }),
  work: described.extend({ forces: text, body: text }),
  /** A cue. */
  reel: z.strictObject({ title: text, mood: text }),
  mix: described.extend({
    artists: z.tuple([text, text]),
    tracks: z.tuple([text, text]),
    body: text,
  }),
  series: described,
  show: described.extend({ venue: text }),
  concert: described.extend({ venue: text }),
  /** Names for the three kinds of groups. */
  members: named,
  quartet: named,
  choir: named,
  /** Two members of a collective. */
  collective: z.tuple([text, text]),
  artist: z.strictObject({ description: text, body: text }),
  shirt: described,
  post: z.strictObject({ title: text, excerpt: text, body: text }),
  /** Printed by the files that open the studio. */
  studio: z.strictObject({ opens: text, node: text, install: text, failed: text }),
});

export type StartTexts = z.infer<typeof startTexts>;

/** Completes the texts of a language with English ones. @param code `ar`, `pt-BR` */
export function textsFor(code: string): StartTexts {
  return startTexts.parse(complete(readTexts(code.split('-', 1).join()), readTexts('en')));
}

/** The values of a tree, with those of another one for what it lacks. Lists are whole. */
export function complete(tree: unknown, other: unknown): unknown {
  if (!isRecord(other) || (tree !== undefined && !isRecord(tree))) return tree ?? other;
  const keys = Object.keys({ ...other, ...tree });
  return Object.fromEntries(keys.map((key) => [key, complete(tree?.[key], other[key])]));
}
