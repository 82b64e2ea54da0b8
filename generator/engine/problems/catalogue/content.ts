import { listWords, suggest } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

export interface Title {
  title: string;
}

export const content = defineProblems({
  'date/future': {
    level: 'warning',
    message: ({ title, date }: Title & { date: string }) =>
      `"${title}" is dated ${date}, which is in the future, but it is published anyway: only releases wait for their day.`,
    hint: 'Add  draft: true  until then, or correct the date.',
    what: 'A news post, a mix or an episode has a date in the future.',
    why: 'Releases are announced and come out on their day. Posts, mixes and episodes are published by the next build.',
    fix: 'Add `draft: true`, and remove it on the day. Or correct the date.',
    example: `date: 2026-12-01
draft: true`,
  },
  'content/duplicate-id': {
    level: 'error',
    message: ({ id, place }: { id: string | number; place: string }) =>
      `The id ${id} is already taken at ${place}.`,
    hint: 'Choose another one, or remove the line.',
    what: 'Two entries of a kind have the same `id`.',
    why: 'An id tells entries apart.',
    fix: 'Give one of them another id, or remove the line: ids are optional.',
    example: 'id: 18',
  },
  'press/bio-length': {
    level: 'warning',
    message: ({ name, words, wanted }: { name: string; words: number; wanted: string }) =>
      `The ${name} bio has ${words} words; it should have ${wanted}.`,
    what: 'A biography is too long or too short.',
    why: 'Promoters expect 50 words, 200 words, and 500 or more; up to a tenth more or less is fine.',
    fix: 'Shorten it, or add to it.',
    example: `bios:
  short: Fifty words about the artist.`,
  },
  'reference/draft': {
    level: 'error',
    message: ({ reference }: { reference: string }) => `${reference} is a draft, so it cannot be featured.`,
    hint: ({ reference }: { reference: string }) =>
      `Remove  draft: true  from ${reference}.md, or feature something else.`,
    what: 'The home page features an entry that is a draft.',
    why: 'Drafts are not published.',
    fix: 'Remove `draft: true` from that file, or feature something else.',
    example: 'featured: [releases/new-song]',
  },
  'reference/unknown': {
    level: 'error',
    message: ({ reference }: { reference: string }) => `There is no ${reference}.`,
    hint: ({ meant, first }: { meant: string | undefined; first: string | undefined }) => {
      if (meant) return `Did you mean "${meant}"?`;
      return first ? `Name one that exists, such as ${first}, or remove the line.` : 'Remove the line.';
    },
    what: 'The home page features an entry that does not exist.',
    why: 'There would be a gap among the cards.',
    fix: 'Name a folder and a file, without its extension.',
    example: 'featured: [releases/new-song, mixes/late-signal-07]',
  },
  'reference/unknown-email': {
    level: 'error',
    message: ({ title, email }: Title & { email: string }) =>
      `The card "${title}" writes to "${email}", but site.yaml has no such address.`,
    hint: ({ email }: { email: string }) => `Add it to site.yaml, under emails:  ${email}: name@example.com`,
    what: 'A card of the contact page writes to an address that `site.yaml` does not have.',
    why: 'Its link would not work.',
    fix: 'Add the address to `site.yaml`.',
    example: `emails:
  bookings: bookings@your-name.example`,
  },
  'reference/unknown-profile': {
    level: 'error',
    message: ({ profile }: { profile: string }) =>
      `"${profile}" is not among the social profiles of site.yaml.`,
    hint: ({ profile, names }: { profile: string; names: string[] }) =>
      suggest(profile, names, names.length > 0 ? `They are ${listWords(names, 'and')}.` : 'Add it there.'),
    what: 'The contact page names a profile that `site.yaml` does not have.',
    why: 'There is no address to link to.',
    fix: 'Write its name exactly as under `social` in `site.yaml`, or add it there.',
    example: `social:
  - name: Instagram
    url: https://www.instagram.com/your-name/`,
  },
  'reference/unknown-series': {
    level: 'error',
    message: ({ id }: { id: string }) => `There is no series "${id}" in pages/mixes.yaml.`,
    hint: ({ id, series }: { id: string; series: string[] }) =>
      suggest(
        id,
        series,
        series.length > 0 ? `The series are ${listWords(series, 'and')}.` : 'Add it there.',
      ),
    what: 'A mix belongs to a series that `pages/mixes.yaml` does not have.',
    why: 'It would appear under no series.',
    fix: 'Write the `id` of a series, or add the series.',
    example: `series:
  - id: late-signal
    title: Late Signal`,
  },
});
