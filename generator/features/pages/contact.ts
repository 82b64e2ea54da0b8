import { phoneUrl } from '../../engine/lib/phone.ts';
import type { PressFileId } from '../../site/assets.ts';
import { type ContactPerson, findPhone, listContacts } from '../../site/contacts.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead } from '../../site/parts.ts';
import { isAny, isReachable, sitePage } from '../../site/site-pages.ts';
import { type Words, writeSize } from '../../site/words/index.ts';

interface FormField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'date' | 'number' | 'select' | 'textarea' | 'checkbox';
  required: boolean;
  options: string[];
  /** A link within the label, with the words before and after it. */
  linked?: [before: string, link: Link, after: string];
}

type Inquiry = NonNullable<ContactProps['form']>['inquiries'][number];

interface ContactCard {
  icon: 'mail' | 'calendar' | 'press' | 'location';
  title: string;
  description: string;
  contact: string;
  link?: Link | undefined;
  /** Further addresses: a phone number, and the email address if `contact` is another. */
  more?: Link[] | undefined;
}

/** An email address shown instead of the form. */
interface ContactAddress {
  /** Purpose, or empty. */
  label: string;
  text: string;
  mail: string;
  link: Link;
  /** A phone number of its card. */
  phone?: Link | undefined;
}

export interface ContactProps extends PageHead {
  /** Cards that are not among the addresses. */
  cards: ContactCard[];
  /** Managers, agents and others, with their addresses. */
  people?: ContactPerson[] | undefined;
  /** The text above the form or the addresses. */
  message: string;
  /** Missing without an endpoint, unless sending is simulated. */
  form?:
    | {
        /** If missing, sending is simulated, and the email address is offered to browsers without scripts. */
        endpoint?: string | undefined;
        mail?: string | undefined;
        /** Subjects of a message; its own form has but one. */
        inquiries: { value: string; label: string; fields?: FormField[] | undefined }[];
        /** The form of one inquiry, which is not asked for. */
        isOwn?: true;
        /** Custom fields, if there are any. */
        fields?: FormField[] | undefined;
      }
    | undefined;
  /** Addresses instead of a form; empty if there is a form. */
  addresses: ContactAddress[];
  /** `detail` is the size of a file. */
  pressKit: { text: string; links: (Link & { detail: string })[] };
  follow: { text: string; profiles: (Link & { handle: string })[] };
}

/** The default inquiries. */
function listInquiries({ contact }: Words): Inquiry[] {
  return [
    { value: 'booking', label: contact.booking },
    { value: 'collaboration', label: contact.collaboration },
    { value: 'press', label: contact.pressMedia },
    { value: 'licensing', label: contact.licensing },
    { value: 'general', label: contact.generalInquiry },
  ];
}

export function contactPage(context: Context): PageOf<'contact', ContactProps> {
  const { settings } = context.site;
  return defineFixedPage(context, 'contact', projectContact(context), {
    fallback: describe(context.site),
    embedded: { endpoints: [settings.contact?.endpoint] },
  });
}

function describe(site: Context['site']): string {
  const { words, settings } = site;
  const { name } = settings.artist;
  return isReachable(site) ? words.contact.describe({ name }) : words.contact.whereToFind({ name });
}

function projectContact(context: Context): ContactProps {
  const { site } = context;
  const copy = site.pages.contact?.data;
  const { contact } = site.settings;
  const people = [...listContacts(site.settings), ...listDistributors(site)];
  const hasForm = contact?.endpoint !== undefined || contact?.simulate === true;
  const cards = (copy?.cards ?? []).map((card) => contactCard(context, card));
  const places = cards.filter(({ mail }) => hasForm || mail === undefined);
  return {
    ...pageHead(context, 'contact'),
    cards: places.map(({ card }) => card),
    people: people.length > 0 ? people : undefined,
    message: copy?.message ?? '',
    form: projectForm(context),
    // Cards are what the site itself shows beside its form.
    addresses: hasForm && cards.length > 0 ? [] : listAddresses(context, cards),
    pressKit: {
      text: copy?.press_kit ?? '',
      links: pressLinks(context),
    },
    follow: { text: copy?.follow?.text ?? '', profiles: profiles(context) },
  };
}

/** Lists distributors, with their territories as roles. */
function listDistributors({ settings, words }: Context['site']): ContactPerson[] {
  const { distributors: contacts = [] } = settings;
  return listContacts({ contacts }).map((each) => ({
    ...each,
    role: each.role || words.contact.distribution,
  }));
}

type CardEntry = NonNullable<NonNullable<Context['site']['pages']['contact']>['data']['cards']>[number];

interface AddressedCard {
  card: ContactCard;
  mail: string | undefined;
  links: Link[];
}

/** The visible contact links to the number in it, or else to the first address of the card; further addresses are below it. */
function contactCard(
  context: Context,
  { icon = 'mail', title, description = '', contact: shown, email, phone }: CardEntry,
): AddressedCard {
  const mail = addressOf(context.site.settings.emails ?? {}, email, shown);
  const number = shown === undefined ? undefined : findPhone(shown);
  const call = (written: string | undefined) => {
    const url = written && phoneUrl(written);
    return written && url ? [linkTo(context, written, url)] : [];
  };
  const links = [
    ...call(number),
    ...(mail ? [linkTo(context, mail, `mailto:${mail}`)] : []),
    ...(phone === number ? [] : call(phone)),
  ];
  // A number that is no link is read.
  const unlinked = phone !== shown && phone && !phoneUrl(phone) ? phone : '';
  const [first, ...more] = links;
  const contact = shown ?? first?.label ?? '';
  const link = first && { ...first, label: contact };
  return {
    card: {
      ...{ icon, title, contact, link },
      description: [description, unlinked].filter(Boolean).join(' · '),
      ...(more.length > 0 && { more }),
    },
    mail,
    links: link ? [link, ...more] : [],
  };
}

/** The email address of a card: written out, by its name in site.yaml, or the one that the card shows. */
function addressOf(
  emails: NonNullable<Context['site']['settings']['emails']>,
  email: string | undefined,
  shown: string | undefined,
): string | undefined {
  if (email === 'general' || email === 'bookings' || email === 'press') return emails[email];
  return email ?? (shown && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(shown) ? shown : undefined);
}

/** The form, or that of one inquiry; undefined if there is no such form. @param name the value of the inquiry */
export function projectForm(context: Context, name?: string): ContactProps['form'] {
  const { emails = {}, contact } = context.site.settings;
  const inquiries = contact?.inquiries?.map((each) => ({
    ...each,
    fields: listFields(context, each.fields),
  }));
  const all = inquiries ?? listInquiries(context.site.words);
  const own = all.filter(({ value }) => name === undefined || value === name);
  if (!contact || (contact.endpoint === undefined && contact.simulate !== true) || own.length === 0)
    return undefined;
  return {
    endpoint: contact.endpoint,
    mail: emails.bookings ?? emails.general ?? emails.press,
    inquiries: own,
    ...(name !== undefined && { isOwn: true }),
    fields: listFields(context, contact.fields),
  };
}

type Fields = NonNullable<Context['site']['settings']['contact']>['fields'];

function listFields(context: Context, fields: Fields): FormField[] | undefined {
  return fields?.map(({ name, label, type, required = false, options = [] }) => {
    const [, before = '', words, url, after = ''] = LINK.exec(label) ?? [];
    if (words === undefined || url === undefined) return { name, label, type, required, options };
    const linked: FormField['linked'] = [before, linkTo(context, words, url), after];
    return { name, label: before + words + after, type, required, options, linked };
  });
}

/** A label with a link, as Markdown writes it. */
const LINK = /^(.*?)\[([^\]]+)\]\(((?:\/|https?:\/\/)[^)\s]*)\)(.*)$/s;

/** Addresses of cards, then those of site.yaml that no card has, each once with its purposes. */
function listAddresses(context: Context, cards: readonly AddressedCard[]): ContactAddress[] {
  const { words, settings } = context.site;
  const { general, bookings, press } = settings.emails ?? {};
  const ownCards = cards.flatMap(({ card: { title, description }, mail, links }) => {
    const link = links.find(({ url }) => url === `mailto:${mail}`);
    const phone = links.find(({ url }) => url.startsWith('tel:'));
    return mail && link ? [{ label: title, text: description, mail, link, ...(phone && { phone }) }] : [];
  });
  const byAddress = new Map<string, string[]>();
  for (const [label, mail] of [
    [words.contact.general, general],
    [words.pages.bookings, bookings],
    [words.contact.press, press],
  ] as const)
    if (mail && ownCards.every((each) => each.mail !== mail))
      byAddress.set(mail, [...(byAddress.get(mail) ?? []), label]);
  const isOne = ownCards.length === 0 && byAddress.size === 1;
  const others = [...byAddress].map(([mail, labels]) => ({
    label: isOne ? '' : labels.join(' & '),
    text: '',
    mail,
    link: linkTo(context, mail, `mailto:${mail}`),
  }));
  return [...ownCards, ...others];
}

/** Links to the parts of the press kit: to their files, or to the press page if there is no file. */
function pressLinks(context: Context): ContactProps['pressKit']['links'] {
  const { contact } = context.site.words;
  const { photos, bios, rider } = context.site.pages.press?.data ?? {};
  const page = sitePage(context.site, 'press');
  const part = (label: string, id: PressFileId, place: string | false | undefined) => {
    const file = context.assets.press.files.find((each) => each.id === id);
    const url = file?.url ?? (place === undefined || place === false ? undefined : page.route + place);
    if (url === undefined) return [];
    const detail = file?.bytes === undefined ? '' : writeSize(file.bytes, context.site.words.language);
    return [{ ...linkTo(context, label, url), detail }];
  };
  return [
    ...part(contact.downloadKit, 'kit', undefined),
    ...part(contact.highRes, 'photos', isAny(photos) && '#photos'),
    ...part(contact.biography, 'biography', isAny(Object.values(bios ?? {})) && '#biography'),
    ...part(contact.rider, 'rider', rider && '#technical-rider'),
  ];
}

/** The profiles that contact.yaml names, in its order; by default the first three. */
function profiles(context: Context): ContactProps['follow']['profiles'] {
  const { site } = context;
  const all = site.settings.social ?? [];
  const named = site.pages.contact?.data.follow?.profiles ?? all.slice(0, 3).map(({ name }) => name);
  return named
    .flatMap((name) => all.find((profile) => profile.name === name) ?? [])
    .map(({ name, url, handle }) => ({ ...linkTo(context, name, url), handle: handle ?? '' }));
}
