import type { ContactProps } from '../props/press.ts';
import { type Context, linkTo, pageHead } from './context.ts';

const INQUIRIES: ContactProps['form']['inquiries'] = [
  { value: 'booking', label: 'DJ Booking' },
  { value: 'collaboration', label: 'Collaboration' },
  { value: 'remix', label: 'Remix Request' },
  { value: 'press', label: 'Press & Media' },
  { value: 'licensing', label: 'Music Licensing' },
  { value: 'general', label: 'General Inquiry' },
];

export function projectContact(context: Context): ContactProps {
  const { site } = context;
  const copy = site.pages.contact?.data;
  const { emails = {}, contact } = site.site.data;
  return {
    ...pageHead(context, copy, 'Bookings & Contact'),
    cards: (copy?.cards ?? []).map(({ icon = 'mail', title, description = '', contact: shown, email }) => {
      const address = email && emails[email];
      const label = shown ?? address ?? '';
      return {
        icon,
        title,
        description,
        contact: label,
        link: address ? linkTo(context, label, `mailto:${address}`) : undefined,
      };
    }),
    form: {
      message: copy?.message ?? '',
      endpoint: contact?.endpoint,
      mail: emails.bookings ?? emails.general,
      inquiries: INQUIRIES,
    },
    pressKit: {
      text: copy?.press_kit ?? '',
      links: pressLinks(context),
    },
    follow: { text: copy?.follow?.text ?? '', profiles: profiles(context) },
  };
}

/** The parts of the press page; one that is not written yet leads to the page itself. */
function pressLinks(context: Context) {
  const { photos, bios, rider } = context.site.pages.press?.data ?? {};
  const part = (label: string, anchor: string, isThere: boolean) =>
    linkTo(context, label, isThere ? `/press/#${anchor}` : '/press/');
  return [
    linkTo(context, 'Download Press Kit (ZIP)', '/press/'),
    part('High-res Photos', 'photos', Boolean(photos?.length)),
    part('Artist Biography', 'biography', bios !== undefined),
    part('Technical Rider', 'technical-rider', rider !== undefined),
  ];
}

/** The profiles that contact.yaml names, in its order; the first three where it names none. */
function profiles(context: Context): ContactProps['follow']['profiles'] {
  const { site } = context;
  const all = site.site.data.social ?? [];
  const named = site.pages.contact?.data.follow?.profiles ?? all.slice(0, 3).map(({ name }) => name);
  return named
    .flatMap((name) => all.find((profile) => profile.name === name) ?? [])
    .map(({ name, url, handle }) => ({ ...linkTo(context, name, url), handle: handle ?? '' }));
}
