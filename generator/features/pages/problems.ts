/** Problems of pages. */
import { listWords, suggest } from '../../engine/lib/suggest.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/problems/index.ts';
import type { VatId } from '../../site/vat-id.ts';

const FORM = ['name', 'email', 'inquiry', 'subject', 'message'];

export interface Title {
  title: string;
}

interface WrongVatId {
  id: string;
  fault: NonNullable<VatId['fault']>;
  country: string | undefined;
  /** The form of ids of that country: `9 digits`. */
  words: string | undefined;
}

export const problems = defineProblems({
  'reference/draft': {
    level: 'error',
    message: ({ reference }: { reference: string }) => `${reference} is a draft, so it cannot be featured.`,
    hint: ({ reference }: { reference: string }) =>
      `Remove  draft: true  from ${reference}.md, or feature something else.`,
    about:
      'Drafts are not published, so the home page cannot feature one. Remove `draft: true` from the file, or feature something else.',
  },
  'reference/unknown': {
    level: 'error',
    message: ({ reference }: { reference: string }) => `There is no ${reference}.`,
    hint: ({ meant, first }: { meant: string | undefined; first: string | undefined }) => {
      if (meant) return `Did you mean "${meant}"?`;
      return first ? `Name one that exists, such as ${first}, or remove the line.` : 'Remove the line.';
    },
    about:
      '`featured` names an entry that does not exist. Name a folder and a file, without its ending: `featured: [releases/new-song]`.',
  },
  'home/no-video': {
    level: 'error',
    message: ({ release, isThere }: { release: string; isThere: boolean }) =>
      isThere ? `${release} has no video.` : `There is no ${release}.`,
    hint: 'Name a release with a video, or write the address of the video itself.',
    about:
      'The home page shows the video of a release that has none or does not exist. `video` without a name shows the newest.',
  },
  'home/section-twice': {
    level: 'error',
    message: ({ name }: { name: string }) => `The section ${name} is listed twice.`,
    hint: 'Remove one of the two.',
    about: 'A section of the home page is listed twice. Only texts may be repeated, since each is different.',
  },
  'home/not-in-sections': {
    level: 'warning',
    message: ({ key, section }: { key: string; section: string }) =>
      `The text of ${key} is not shown, because sections leaves out ${section}.`,
    hint: ({ section }: { key: string; section: string }) =>
      `Add  - ${section}  to sections, or remove the text.`,
    about:
      'The home page has words for a section that `sections` leaves out. Name the section there, or remove its words.',
  },
  'home/no-picture': {
    level: 'warning',
    message: ({ lead }: { lead: string }) => `The first screen of Home has no picture for  lead: ${lead}`,
    hint: ({ lead }: { lead: string }) =>
      `Add a line such as  picture: photos/${lead}.jpg , a file in the assets folder.`,
    about:
      '`lead` of the home page needs a picture: `picture: photos/portrait.jpg`. Until there is one, Home opens as it does without `lead`. For a portrait or the stage, the `image` of `pages/about.yaml` or a photo of the press kit does too.',
  },
  'home/no-film': {
    level: 'error',
    message: 'The first screen of Home has no video for  lead: film',
    hint: 'Add a line such as  video: https://youtu.be/abcdefghijk , or  video: releases/new-song',
    about: 'The home page has `lead: film` without the `video` that plays on a click.',
  },
  'home/not-led': {
    level: 'warning',
    message: ({ key }: { key: string }) =>
      `The ${key} of the first screen of Home is not shown, because lead does not ask for it.`,
    hint: ({ key }: { key: string }) =>
      key === 'video'
        ? 'Write  lead: film , or remove the line.'
        : 'Write  lead: portrait  or  lead: stage , or remove the line.',
    about:
      'The home page names a picture or a video for its first screen that `lead` does not show. Write `lead: portrait` or `lead: stage` for a picture and `lead: film` for a video, or remove the line.',
  },
  'page/no-entries': {
    level: 'warning',
    message: ({ name, key }: { name: string; key: string }) =>
      `There is no page at /${name}/ yet: pages/${name}.yaml has no ${key}.`,
    hint: ({ key }: { name: string; key: string }) => `Add the first of the ${key}, or delete the file.`,
    about:
      'A page of photos or merch has no entries, so it does not exist. Add the first entry, or delete the file.',
  },
  'course/early-end': {
    level: 'error',
    message: ({ title, date, end_date }: Title & { date: string; end_date: string }) =>
      `"${title}" ends on ${end_date}, before it begins on ${date}.`,
    hint: 'Correct one of the two days. If the course is on one day, remove  end_date:',
    about: 'The last day of a course comes before its first, so nobody would know when it is.',
  },
  'course/no-currency': {
    level: 'error',
    message: ({ title }: Title) => `The price of "${title}" has no currency.`,
    hint: 'Add a line such as  currency: EUR',
    about:
      'A price of a course has no currency, so people from other countries would not know what it costs.',
  },
  'course/no-date': {
    level: 'error',
    message: ({ title }: Title) => `"${title}" has a last day, but no first.`,
    hint: 'Add a line such as  date: 2027-02-13 , or write  date:  instead of  end_date:  if it is on one day.',
    about:
      'A course has `end_date` without `date`. A course on one day has `date` alone, one on several has both, or a list of days as `date`.',
  },
  'imprint/no-contact': {
    level: 'error',
    message: 'The imprint has neither an email address nor a phone number.',
    hint: ({ email }: { email: string | undefined }) =>
      `Add a line such as  email: ${email ?? 'hello@your-name.example'}`,
    about:
      'An imprint has to name a way to reach the publisher at once: an email address, a phone number, or both. Liner publishes there only what is written below `imprint`.',
  },
  'imprint/vat-id': {
    level: ({ fault }: WrongVatId) => (fault === 'tax-number' || fault === 'form' ? 'error' : 'warning'),
    message: ({ id, fault, country, words }: WrongVatId) =>
      ({
        'tax-number': `"${id}" is a tax number, and not a VAT id.`,
        country: `The VAT id ${id} does not name its country.`,
        form: `"${id}" is no VAT id: one of this country is ${country} and ${words}.`,
      })[fault],
    hint: ({ id, fault }: WrongVatId) =>
      ({
        'tax-number':
          'Remove the line: nobody has to publish a tax number. A VAT id begins with its country:  vat_id: DE…',
        country: `Put the letters of the country before it, such as  vat_id: DE${id}`,
        form: 'Copy it from the letter of the tax office, or remove the line if there is none.',
      })[fault],
    about:
      'A VAT id begins with the letters of its country, and each country has its form. A number that cannot be one was mistyped, or is the tax number, which thieves of identities like to read.',
  },
  'legal/two-files': {
    level: 'warning',
    message: ({ name, path, other }: { name: string; path: string; other: string }) =>
      `${path} and ${other} are both the page "${name}"; the footer leads to ${other}.`,
    hint: ({ path, other }: { path: string; other: string }) =>
      `Delete ${path}; what you need of it belongs into ${other}.`,
    about:
      'Two files are the same legal page, by its name in two languages: `legal/privacy.md` and `pages/datenschutz.md`. Both are published, and one is linked. Keep one of them; one in another language ends in its code, `legal/privacy.de.md`.',
  },
  'merch/no-currency': {
    level: 'error',
    message: ({ title }: { title: string }) => `The price of "${title}" has no currency.`,
    hint: 'Add a line such as  currency: EUR , here or once above the items.',
    about:
      'A price of the merch page has no currency, so visitors from other countries would not know what it costs.',
  },
  'merch/unknown-release': {
    level: 'error',
    message: ({ release }: { release: string }) => `There is no release ${release}.`,
    hint: ({ release, names }: { release: string; names: string[] }) =>
      suggest(release, names, 'Write the name of its file, without .md.'),
    about:
      'The release does not exist or is a draft. Write `releases/` and the name of its file, without `.md`: `release: releases/new-song`.',
  },
  'contact/field-name': {
    level: 'error',
    message: ({ name }: { name: string }) => `The contact form already has a field "${name}".`,
    hint: `Choose another name; ${listWords(FORM, 'and')} are always there.`,
    about: 'Two fields of the contact form have the same name, so only one of their values would arrive.',
  },
  'contact/insecure-endpoint': {
    level: 'error',
    message: "The contact form's endpoint begins with http://, but the site with https://.",
    hint: 'Write https:// there, or ask the form service for an address that begins with it.',
    about:
      'Browsers do not send a form from a secure page to an address that is not secure, so no message would arrive.',
  },
  'contact/no-address': {
    level: 'warning',
    message: 'The site has neither an email address nor a form nor contacts, so nobody can write to you.',
    hint: 'Add  emails: {general: you@example.com}  to site.yaml, or  contact: {endpoint: https://…}',
    about: 'Promoters and journalists look for a way to write to the artist.',
  },
  'contact/options': {
    level: 'error',
    message: ({ name, type }: { name: string; type: string }) =>
      type === 'select'
        ? `The field "${name}" is a select without options, so nothing can be chosen.`
        : `The field "${name}" has options, but its type is ${type}.`,
    hint: ({ type }: { type: string }) =>
      type === 'select' ? 'Add  options: [Club, Festival]' : 'Write  type: select , or remove the options.',
    about: 'Only a field with `type: select` has `options`, and it needs some: `options: [Club, Festival]`.',
  },
  'contact/other-address': {
    level: 'error',
    message: ({ title, shown, address }: { title: string; shown: string; address: string }) =>
      `The card "${title}" shows ${shown}, but writes to ${address}.`,
    hint: ({ shown }: { shown: string }) => `Write  email: ${shown} , or leave out  contact: .`,
    about:
      'A card shows one email address and writes to another. Write the one you mean as `email`; it is shown if you leave out `contact`.',
  },
  'contact/simulated': {
    level: 'warning',
    message: 'The contact form only pretends to send: its messages reach nobody.',
    hint: 'Replace  simulate: true  with  endpoint: https://… , the address from your form service. It must accept JSON.',
    about:
      'Visitors read that their message was sent. That is right for a demonstration, not for the site of an artist. Without `contact`, the page shows the email addresses instead of a form.',
  },
  'contact/simulated-endpoint': {
    level: 'error',
    message: 'The contact form has an endpoint, but  simulate: true  discards its messages.',
    hint: 'Remove  simulate: true  to send the messages to the endpoint.',
  },
  'reference/unknown-email': {
    level: 'error',
    message: ({ title, email }: Title & { email: string }) =>
      `The card "${title}" writes to "${email}", but site.yaml has no such address.`,
    hint: ({ email }: { email: string }) => `Add it to site.yaml, under emails:  ${email}: name@example.com`,
    about:
      'A card of the contact page names an address that is not under `emails` in `site.yaml`. Add it there: `emails: {bookings: bookings@your-name.example}`.',
  },
  'reference/unknown-profile': {
    level: 'error',
    message: ({ profile }: { profile: string }) =>
      `"${profile}" is not among the social profiles of site.yaml.`,
    hint: ({ profile, names }: { profile: string; names: string[] }) =>
      suggest(profile, names, names.length > 0 ? `They are ${listWords(names, 'and')}.` : 'Add it there.'),
    about:
      'The contact page names a profile that is not in `site.yaml`. Write the name as under `social` there, or add the profile.',
  },
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
