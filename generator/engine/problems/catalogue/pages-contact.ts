import { listWords, suggest } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

const FORM = ['name', 'email', 'inquiry', 'subject', 'message'];

export interface Title {
  title: string;
}

export const pagesContact = defineProblems({
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
  'contact/local-phone': {
    level: 'warning',
    message: ({ name, phone }: { name: string; phone: string }) =>
      `The phone number of ${name}, ${phone}, has no country code.`,
    hint: 'Begin it with + and the code of the country, such as  phone: +44 20 7946 0958',
    about: 'A phone number has no country code, so promoters in other countries cannot call it.',
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
