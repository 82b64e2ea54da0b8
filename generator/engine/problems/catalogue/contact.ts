import { listWords } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

const FORM = ['name', 'email', 'inquiry', 'subject', 'message'];

export const contact = defineProblems({
  'contact/field-name': {
    level: 'error',
    message: ({ name }: { name: string }) => `The contact form has a field "${name}" already.`,
    hint: `Choose another name; ${listWords(FORM, 'and')} are always there.`,
    what: 'A field under `contact.fields` in `site.yaml` has the name of another one.',
    why: 'Only one of two values with the same name would arrive.',
    fix: 'Give it a name that no other field has.',
    example: `contact:
  endpoint: https://forms.example/your-form
  fields:
    - name: event-date
      label: Date of the event
      type: date`,
  },
  'contact/insecure-endpoint': {
    level: 'error',
    message: "The contact form's endpoint begins with http://, but the site with https://.",
    hint: 'Write https:// there, or ask the form service for an address that begins with it.',
    what: "The contact form's endpoint is an `http` address, and the site an `https` one.",
    why: 'Browsers send nothing from a secure page to an address that is not secure, so no message would arrive.',
    fix: 'Use the `https` address of the form service.',
    example: `contact:
  endpoint: https://forms.example/your-form`,
  },
  'contact/local-phone': {
    level: 'warning',
    message: ({ name, phone }: { name: string; phone: string }) =>
      `The phone number of ${name}, ${phone}, has no country code.`,
    hint: 'Begin it with + and the code of the country, such as  phone: +44 20 7946 0958',
    what: 'A phone number under `contacts` in `site.yaml` has no country code. Only `npx liner check` reports this.',
    why: 'Promoters in other countries cannot call it.',
    fix: 'Begin it with `+` and the code of the country, without the zero that it begins with at home.',
    example: `contacts:
  - name: Name of the manager
    role: Management
    phone: +44 20 7946 0958`,
  },
  'contact/no-address': {
    level: 'warning',
    message: 'The site has neither an email address nor a form nor contacts, so nobody can write to you.',
    hint: 'Add  emails: {general: you@example.com}  to site.yaml, or  contact: {endpoint: https://…}',
    what: 'The site has neither an email address nor a form that sends, nor anybody under `contacts`.',
    why: 'Promoters and journalists look for a way to write to the artist. Links to the contact page are left out where there is none.',
    fix: 'Add an email address to `site.yaml`, or the address of a form service as `contact.endpoint`.',
    example: `emails:
  general: hello@your-name.example`,
  },
  'contact/options': {
    level: 'error',
    message: ({ name, type }: { name: string; type: string }) =>
      type === 'select'
        ? `The field "${name}" is a select without options, so nothing can be chosen.`
        : `The field "${name}" has options, but its type is ${type}.`,
    hint: ({ type }: { type: string }) =>
      type === 'select' ? 'Add  options: [Club, Festival]' : 'Write  type: select , or remove the options.',
    what: 'A field under `contact.fields` in `site.yaml` is a select without options, or has options but is not a select.',
    why: 'Only a select has something to choose from.',
    fix: 'Add `options`, or change the `type`.',
    example: `contact:
  endpoint: https://forms.example/your-form
  fields:
    - name: venue
      label: Kind of venue
      type: select
      options: [Club, Festival]`,
  },
  'contact/other-address': {
    level: 'error',
    message: ({ title, shown, address }: { title: string; shown: string; address: string }) =>
      `The card "${title}" shows ${shown}, but writes to ${address}.`,
    hint: ({ shown }: { shown: string }) => `Write  email: ${shown} , or leave out  contact: .`,
    what: 'A card of the contact page shows one email address and writes to another.',
    why: 'Whoever clicks it writes to somebody else than they think.',
    fix: 'Put the address that is meant under `email`. It is shown automatically where `contact` is left out.',
    example: `cards:
  - title: Management
    email: name@agency.example`,
  },
  'contact/simulated': {
    level: 'warning',
    message: 'The contact form only pretends to send: its messages reach nobody.',
    hint: 'Put  endpoint: https://…  in place of  simulate: true . It takes an address that accepts the form as JSON.',
    what: 'The contact form pretends to send, as `contact.simulate` in `site.yaml` asks. Its messages reach nobody.',
    why: 'Visitors are told that their message was sent. That is right for showing the form to somebody, and wrong on the site of an artist.',
    fix: 'Open an account with a form service and put the address that it gives you into `site.yaml`, in place of `simulate`. The fields are posted there as JSON. Or remove `contact`: the contact page then shows the email addresses instead of a form.',
    example: `contact:
  endpoint: https://forms.example/your-form`,
  },
  'contact/simulated-endpoint': {
    level: 'error',
    message: 'The contact form has an endpoint, and is told to only pretend to send as well.',
    hint: 'Remove  simulate: true , so that messages are sent to the endpoint.',
    what: '`contact` in `site.yaml` has both an `endpoint` and `simulate: true`.',
    why: 'A form either sends its messages or pretends to.',
    fix: 'Remove `simulate`, so that messages are sent.',
    example: `contact:
  endpoint: https://forms.example/your-form`,
  },
});
