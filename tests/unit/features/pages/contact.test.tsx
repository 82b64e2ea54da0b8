/** The contact page: people, cards, and the form or what is in its place. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
import { contactPage } from '../../../../generator/features/pages/contact.ts';
import { legalPages } from '../../../../generator/features/pages/legal.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import ContactForm from '../../../../islands/contact-form.tsx';
import { Legal } from '../../../../templates/pages/Legal.tsx';
import { loadFiles, describe as tell } from '../../../helpers/content.ts';
import { makeAssets, makeContent } from '../../../helpers/model.ts';

type SiteData = Partial<Content['site']['data']>;

function project(settings: SiteData) {
  const content = makeContent();
  Object.assign(content.site.data, settings);
  const site = modelSite(content, '2025-09-01', FEATURES);
  return contactPage({ site, assets: makeAssets(site) }).props;
}

const emails = { general: 'hello@a.example', bookings: 'book@a.example', press: 'hello@a.example' };

test.each<SiteData>([{}, { contact: {} }, { contact: { simulate: false } }])(
  'nothing pretends to send a message unless the site asks for it: %j',
  (settings) => {
    expect(project({ ...settings, emails: {} })).toMatchObject({ form: undefined, addresses: [] });
    const { form, addresses } = project({ ...settings, emails });
    expect(form).toBeUndefined();
    expect(addresses.map(({ label, mail, link }) => [label, mail, link.url])).toEqual([
      ['General & Press', 'hello@a.example', 'mailto:hello@a.example'],
      ['Bookings', 'book@a.example', 'mailto:book@a.example'],
    ]);
  },
);

test('one address needs no name', () => {
  expect(project({ emails: { press: 'a@b.example' } }).addresses).toMatchObject([
    { label: '', mail: 'a@b.example' },
  ]);
});

test('an address is once on the page, with what its card says of it', async () => {
  const { props, said } = await load(
    'emails: {general: hello@a.example, bookings: book@a.example, press: hello@a.example}\n',
    `cards:
  - {title: Shows, description: Where and when., contact: Write to us, email: bookings}
  - {title: Studio, contact: By the river}
`,
  );
  expect(said).toEqual([]);
  expect(props?.cards.map(({ title }) => title)).toEqual(['Studio']);
  expect(props?.addresses).toEqual([
    {
      label: 'Shows',
      text: 'Where and when.',
      mail: 'book@a.example',
      link: expect.objectContaining({ label: 'Write to us', url: 'mailto:book@a.example' }),
    },
    expect.objectContaining({ label: 'General & Press', text: '', mail: 'hello@a.example' }),
  ]);
});

/** Links of a card, the first below its contact. */
test.each([
  [
    'contact: Tel. +49 341 2345678, email: general',
    ['Tel. +49 341 2345678 tel:+493412345678', 'a@b.example'],
  ],
  ["contact: '+49 341 2345678'", ['+49 341 2345678 tel:+493412345678']],
  ['contact: 0341 / 234 56 78 (Mo–Fr)', ['0341 / 234 56 78 (Mo–Fr) tel:03412345678']],
  ['phone: +44 (0)20 7946 0958', ['+44 (0)20 7946 0958 tel:+442079460958']],
  ['email: general, phone: 020 7946 0958', ['a@b.example', '020 7946 0958 tel:02079460958']],
  ['contact: Write to us, email: general', ['Write to us mailto:a@b.example']],
  ['contact: Call the office, phone: 020 7946 0958', ['Call the office tel:02079460958']],
  ["contact: 'Tel. 0341 2345678', phone: 0341 2345678", ['Tel. 0341 2345678 tel:03412345678']],
  ["contact: 'Since 01.02.2027'", []],
  ['contact: 04109 Leipzig', []],
  ['contact: Based in Dubai', []],
])('a card with %s', async (keys, expected) => {
  const { props, said } = await load(FORM, `cards:\n  - {title: Office, ${keys}}\n`);
  expect(said).toEqual([]);
  const [card] = props?.cards ?? [];
  const links = [...(card?.link ? [card.link] : []), ...(card?.more ?? [])];
  expect(links.map(({ label, url }) => (url === `mailto:${label}` ? label : `${label} ${url}`))).toEqual(
    expected,
  );
});

test('without a form, the number of a card is below its email address', async () => {
  const { props } = await load(
    'emails: {general: a@b.example}\n',
    'cards:\n  - {title: Office, contact: Tel. +49 341 2345678, email: general}\n',
  );
  expect(props?.addresses).toMatchObject([
    {
      label: 'Office',
      mail: 'a@b.example',
      link: { label: 'a@b.example', url: 'mailto:a@b.example' },
      phone: { label: 'Tel. +49 341 2345678', url: 'tel:+493412345678' },
    },
  ]);
});

test.each<SiteData>([{ contact: { simulate: true } }, { contact: { endpoint: 'https://forms.example/a' } }])(
  'a form is beside the addresses: %j',
  ({ contact }) => {
    const { form, addresses } = project({ contact, emails });
    expect(form).toMatchObject({ mail: 'book@a.example' });
    expect(form?.endpoint).toBe(contact?.endpoint);
    expect(addresses.map(({ mail }) => mail)).toEqual(Object.values(emails).filter(isFirst));
  },
);

const isFirst = (mail: string, index: number, all: readonly string[]) => all.indexOf(mail) === index;

test('beside a form with cards, they are what there is', async () => {
  const { props } = await load(FORM, 'cards:\n  - {title: Office, email: general}\n');
  expect(props?.cards).toHaveLength(1);
  expect(props?.addresses).toEqual([]);
});

/** The contact page of a site as its files say it, with what is wrong with them. */
async function load(site: string, page = '') {
  const files = { 'site.yaml': BARE + site, ...(page && { 'pages/contact.yaml': page }) };
  const { content, problems } = await loadFiles(files);
  if (!content) return { said: problems.map(tell), props: undefined, description: '' };
  const model = modelSite(content, '2025-09-01', FEATURES);
  const { props, meta } = contactPage({ site: model, assets: makeAssets(model) });
  return { said: problems.map(tell), props, description: meta.description };
}

const BARE = 'base_url: https://a.example\nartist: {name: Ana}\n';
const FORM = 'emails: {general: a@b.example}\ncontact:\n  endpoint: https://forms.example/a\n';

test('people to write to are shown with all that they are reached by', async () => {
  const { props, said } = await load(`contacts:
  - name: Kim Ro
    role: Booking
    company: Nine Agency
    territory: Europe
    email: kim@agency.example
    phone: +44 (0)20 7946-0958
    url: https://wa.me/442079460957
  - {name: Lou, phone: 020 7946 0000, url: https://lou.example/page}
`);
  expect(said).toEqual([]);
  expect(props?.people).toEqual([
    {
      name: 'Kim Ro',
      role: 'Booking',
      facts: ['Nine Agency', 'Europe'],
      links: [
        { label: 'kim@agency.example', url: 'mailto:kim@agency.example', external: false },
        { label: '+44 (0)20 7946-0958', url: 'tel:+442079460958', external: false },
        { label: 'WhatsApp', url: 'https://wa.me/442079460957', external: true },
      ],
    },
    {
      name: 'Lou',
      role: '',
      facts: [],
      links: [
        { label: '020 7946 0000', url: 'tel:02079460000', external: false },
        { label: 'lou.example', url: 'https://lou.example/page', external: true },
      ],
    },
  ]);
});

test('a card writes to the address that it shows', async () => {
  const site = 'emails: {bookings: book@a.example}\ncontact: {endpoint: https://forms.example/a}\n';
  const card = (keys: string) => load(site, `cards: [{title: Bookings, ${keys}}]`);
  const shown = async (keys: string) => {
    const { props, said } = await card(keys);
    return [props?.cards[0]?.contact, props?.cards[0]?.link?.url, ...said];
  };
  expect(await shown('email: kim@agency.example')).toEqual([
    'kim@agency.example',
    'mailto:kim@agency.example',
  ]);
  expect(await shown('contact: kim@agency.example')).toEqual([
    'kim@agency.example',
    'mailto:kim@agency.example',
  ]);
  expect(await shown('contact: Write to us, email: bookings')).toEqual([
    'Write to us',
    'mailto:book@a.example',
  ]);
  const { said } = await card('contact: kim@agency.example, email: bookings');
  expect(said).toEqual([
    'pages/contact.yaml:1:36 contact/other-address The card "Bookings" shows kim@agency.example, but writes to book@a.example. → Write  email: kim@agency.example , or leave out  contact: .',
  ]);
  expect((await card('email: booking')).said).toEqual([
    expect.stringMatching(/schema\/value .* must be general, bookings, press, or an email address/),
  ]);
});

test('nobody is shown how to write where nobody can be', async () => {
  const { said, props, description } = await load(
    'social: [{name: TikTok, url: https://www.tiktok.com/@a}]\n',
  );
  expect(said).toEqual([expect.stringMatching(/^site.yaml:1:1 contact\/no-address /)]);
  expect(description).toBe('Where to find Ana.');
  expect(props?.pressKit.links).toEqual([]);
});

test('the form asks what the site wants to know', async () => {
  const { props, said } = await load(`${FORM}  inquiries: [Lessons, {value: show, label: A show}]
  fields:
    - {name: event-date, label: Date of the event, type: date, required: true}
    - {name: venue, label: Venue, type: select, options: [Club, Hall]}
    - {name: budget, label: Budget}
`);
  expect(said).toEqual([]);
  expect(props?.form?.inquiries).toEqual([
    { value: 'Lessons', label: 'Lessons' },
    { value: 'show', label: 'A show' },
  ]);
  expect(props?.form?.fields).toEqual([
    { name: 'event-date', label: 'Date of the event', type: 'date', required: true, options: [] },
    { name: 'venue', label: 'Venue', type: 'select', required: false, options: ['Club', 'Hall'] },
    { name: 'budget', label: 'Budget', type: 'text', required: false, options: [] },
  ]);
  if (!props?.form) throw new Error('no form');
  const html = renderToStaticMarkup(<ContactForm {...props.form} />);
  expect(html).toContain('<option value="show">A show</option>');
  expect(html).toMatch(
    /<label[^>]*>Date of the event \*<\/label><input [^>]*required="" class="field" type="date" name="event-date"/,
  );
  expect(html).toMatch(
    /<select [^>]*name="venue" class="field"><option value="">[^<]*<\/option><option value="Club">Club</,
  );
  expect(html).toMatch(
    /<label[^>]*>Budget<\/label><input id="[^"]*" class="field" type="text" name="budget"/,
  );
});

test('without words of its own the form speaks to any artist', async () => {
  const { props } = await load(FORM);
  const labels = props?.form?.inquiries.map(({ label }) => label);
  expect(labels).toEqual(['Booking', 'Collaboration', 'Press & Media', 'Music Licensing', 'General Inquiry']);
});

test.each([
  ['[{name: email, label: A}]', /:6:19 contact\/field-name The contact form already has a field "email"/],
  ['[{name: a, label: A}, {name: a, label: B}]', /contact\/field-name .*already has a field "a"/],
  ['[{name: a, label: A, type: select}]', /contact\/options The field "a" is a select without options/],
  ['[{name: a, label: A, options: [B]}]', /contact\/options The field "a" has options, but its type is text/],
  ['[{name: A b, label: A}]', /schema\/value .*must be lower-case letters/],
])('a field that could not be sent is refused: %s', async (fields, message) => {
  const { said } = await load(`${FORM}  fields: ${fields}\n`);
  expect(said).toEqual([expect.stringMatching(message)]);
});

test.each(['call me', '12345', '"+1 2345 6789 0123 4567"'])('%s is no phone number', async (phone) => {
  const { said } = await load(`contacts: [{name: A, email: a@b.example, phone: ${phone}}]\n`);
  expect(said).toEqual([
    expect.stringMatching(/schema\/(value|type) contacts, entry 1, phone must be a phone number/),
  ]);
});

test('the privacy policy names who receives the form, unless it does so itself', async () => {
  const policy = async (text?: string) => {
    const { content } = await loadFiles({
      'site.yaml': BARE + FORM,
      ...(text && { 'legal/privacy.md': `---\ntitle: Privacy\n---\n${text}\n` }),
    });
    if (!content) throw new Error('no site');
    const site = modelSite(content, '2026-11-21', FEATURES);
    const page = legalPages({ site, assets: makeAssets(site) }).find(({ route }) => route === '/privacy/');
    return page && renderToStaticMarkup(<Legal {...page.props} />);
  };
  expect(await policy()).toContain('forms.example');
  expect(await policy('We keep nothing.')).toContain('forms.example');
  expect((await policy('The form is sent to forms.example.'))?.match(/forms\.example/g)).toHaveLength(1);
});
