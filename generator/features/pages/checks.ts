/** Checks of the contact form, and of what pages refer to: releases, profiles, videos. */

import { positionBeside, positionOf } from '../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import { refusesMessages } from '../../site/closed-pages.ts';
import { legalFilesOf } from '../../site/legal-files.ts';
import { lacksCurrency } from '../../site/money.ts';
import { LEGAL_PAGES } from '../../site/routes.ts';
import { isVideoHost, readVideo } from '../../site/video-address.ts';
import { problem } from './messages.ts';

export const checkContactForm: Check = ({ content: { site } }) => {
  const { base_url: base, contact } = site.data;
  const at = (key: string) => positionOf(site, ['contact', key]);
  if (contact?.endpoint === undefined)
    return contact?.simulate ? [problem('contact/simulated', at('simulate'))] : [];
  if (contact.simulate) return [problem('contact/simulated-endpoint', at('simulate'))];
  const place = refusesMessages(contact.endpoint);
  if (place) return [problem('form/no-endpoint', at('endpoint'), { url: contact.endpoint, place })];
  const isInsecure = isHttps(base) && !isHttps(contact.endpoint);
  return isInsecure ? [problem('contact/insecure-endpoint', at('endpoint'))] : [];
};

function isHttps(url: string): boolean {
  return new URL(url).protocol === 'https:';
}

/** Fields of every form, the hidden one included. */
const FORM_FIELDS = ['name', 'email', 'inquiry', 'subject', 'message', 'website'];

export const checkFields: Check = ({ content: { site } }) => {
  const { fields: all = [], inquiries = [] } = site.data.contact ?? {};
  const taken = [...FORM_FIELDS, ...all.map(({ name }) => name)];
  const check = (fields: typeof all, path: (string | number)[], known: readonly string[]) =>
    fields.flatMap(({ name, type, options }, index) => {
      const at = (key: string) => positionOf(site, ['contact', ...path, 'fields', index, key]);
      const before = fields.slice(0, index).map((each) => each.name);
      const isTaken = known.includes(name) || before.includes(name);
      if (isTaken) return [problem('contact/field-name', at('name'), { name })];
      if ((type === 'select') === (options !== undefined)) return [];
      return [problem('contact/options', at(options ? 'options' : 'name'), { name, type })];
    });
  return [
    ...check(all, [], FORM_FIELDS),
    ...inquiries.flatMap(({ fields = [] }, index) => check(fields, ['inquiries', index], taken)),
  ];
};

/** Requires a way to write to the artist, which visitors, promoters and journalists look for. */
export const checkReachable: Check = ({ content: { site, pages } }) => {
  const { contact, contacts = [], emails = {} } = site.data;
  const hasForm = contact?.endpoint !== undefined || contact?.simulate === true;
  const isNamed = contacts.some(({ email, phone, url }) => email ?? phone ?? url);
  const hasCard = pages.contact?.data.cards?.some(({ email }) => email?.includes('@'));
  return hasForm || isNamed || hasCard || Object.values(emails).some(Boolean)
    ? []
    : [problem('contact/no-address', positionOf(site, ['emails']))];
};

/** Reports contacts who cannot be reached: a name alone is no contact. */
export const checkContacts: Check = ({ content: { site } }) =>
  (site.data.contacts ?? []).flatMap(({ name, email, phone, url }, index) =>
    (email ?? phone ?? url) === undefined
      ? [problem('contact/unreachable', positionOf(site, ['contacts', index, 'name']), { name })]
      : [],
  );

const EMAIL_NAMES = ['general', 'bookings', 'press'] as const;

/** Checks that the address of a card exists, and is the one that the card shows. */
export const checkCards: Check = ({ content: { site, pages } }) => {
  const { contact } = pages;
  return (contact?.data.cards ?? []).flatMap(({ title, contact: shown, email }, index) => {
    const at = (key: string) => contact && positionOf(contact, ['cards', index, key]);
    const name = EMAIL_NAMES.find((each) => each === email);
    const address = name ? site.data.emails?.[name] : email;
    if (name && address === undefined)
      return [problem('reference/unknown-email', at('email'), { title, email: name })];
    const other = shown && MAIL.exec(shown)?.[0];
    if (!other || !address || other.toLowerCase() === address.toLowerCase()) return [];
    return [problem('contact/other-address', at('contact'), { title, shown: other, address })];
  });
};

/** An email address within a text. */
const MAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,255}\.[^\s@<>().]{2,63}/;

export const checkProfiles: Check = ({ content: { site, pages } }) => {
  const names = (site.data.social ?? []).map(({ name }) => name);
  const { contact } = pages;
  return (contact?.data.follow?.profiles ?? []).flatMap((profile, index) => {
    if (names.includes(profile)) return [];
    const at = contact && positionOf(contact, ['follow', 'profiles', index]);
    return [problem('reference/unknown-profile', at, { profile, names })];
  });
};

/** Reports files of photos or merch with texts and no entries: their pages do not exist yet. */
export const checkEmptyPages: Check = ({ content: { pages } }) => {
  const lists = {
    photos: pages.photos?.data.sets,
    merch: pages.merch?.data.items,
  };
  return (['photos', 'merch'] as const).flatMap((name) => {
    const page = pages[name];
    const { title, intro, description } = page?.data ?? {};
    const hasTexts = (title ?? intro ?? description) !== undefined;
    if (!page || !hasTexts || (lists[name] ?? []).length > 0) return [];
    const key = name === 'photos' ? 'sets' : 'items';
    return [problem('page/no-entries', positionOf(page, [key]), { name, key })];
  });
};

/** Reports files of a legal page that has another one, which is linked. */
export const checkLegalFiles: Check = ({ content: { legal } }) =>
  LEGAL_PAGES.flatMap((name) => {
    const [first, ...others] = legalFilesOf(legal, name);
    if (!first) return [];
    // Those of one name are an error already.
    return others
      .filter(({ slug }) => slug !== first.slug)
      .map((entry) =>
        problem('legal/two-files', positionOf(entry, []), {
          name,
          path: pathOf(entry),
          other: pathOf(first),
        }),
      );
  });

/** `legal/privacy.md` */
function pathOf({ file }: Entry<object>): string {
  return file.split('/').slice(-2).join('/');
}

export const checkMerch: Check = ({ content: { pages, releases }, written, drafts }) => {
  const { merch } = pages;
  if (!merch) return [];
  const names = releases.map(({ slug }) => slug);
  // A release that could not be read may be the one that is meant.
  const exists = (slug: string) =>
    names.includes(slug) || (written.has(`releases/${slug}`) && !drafts.has(`releases/${slug}`));
  const at = (index: number, key: string) => positionOf(merch, ['items', index, key]);
  return (merch.data.items ?? []).flatMap(({ title, price, currency, release }, index) => {
    const isBare = lacksCurrency(price, currency ?? merch.data.currency);
    const slug = release?.replace('releases/', '');
    return [
      ...(isBare
        ? [
            problem('merch/no-currency', positionBeside(merch, ['items', index, 'price'], 'currency'), {
              title,
            }),
          ]
        : []),
      ...(slug !== undefined && !exists(slug)
        ? [problem('merch/unknown-release', at(index, 'release'), { release: slug, names })]
        : []),
    ];
  });
};

export const checkVideos: Check = ({
  content: {
    releases,
    pages: { videos },
  },
}) => [
  ...(videos?.data.videos ?? []).flatMap(({ url }, index) =>
    videos ? checkVideo(videos, ['videos', index, 'url'], url) : [],
  ),
  ...(videos?.data.playlists ?? []).flatMap((playlist, place) =>
    (playlist.videos ?? []).flatMap(({ url }, index) =>
      videos ? checkVideo(videos, ['playlists', place, 'videos', index, 'url'], url) : [],
    ),
  ),
  ...releases.flatMap((entry) => [
    ...checkVideo(entry, ['video', 'url'], entry.data.video?.url),
    ...(entry.data.videos ?? []).flatMap(({ url }, index) =>
      checkVideo(entry, ['videos', index, 'url'], url),
    ),
  ]),
];

/** Requires an address at YouTube or Vimeo to be that of a video. Other addresses become plain links. */
export function checkVideo(entry: Entry<object>, path: DataPath, url: string | undefined): Problem[] {
  if (url === undefined || !isVideoHost(url) || readVideo(url)) return [];
  return [problem('video/none', positionOf(entry, path), { url })];
}
