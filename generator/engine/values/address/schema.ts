/** Addresses on the web and on the site itself. */
import * as z from 'zod';
import { isDevice, refuseName } from '../../lib/file-name.ts';
import { cleanAddress } from '../../lib/invisible.ts';
import { phoneUrl } from '../../lib/phone.ts';
import { decodeReferences } from '../../lib/references.ts';
import { dropUser } from '../../lib/url.ts';

// As URL gives it: other scripts as xn--…, and IPv6 addresses in brackets.
const HOST_FIRST = /^https?:\/\/(?!https?:?\/)[^/\\\s]/i;
const PLAIN_HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:]+\])$/;
const NO_USER = 'must be an address without a user name or password, as everybody could read them';

const VISIBLE = 'without invisible characters';
const DECODED = 'without signs of HTML such as &amp;';

/** An address on the web, `https://…`; `http://…` passes as well, though no text advises it. Other schemes (javascript:, data:) never do. */
export const webUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be a web address that starts with https://',
    abort: true,
  })
  .refine(isVisible, { error: `must be a web address ${VISIBLE}`, abort: true })
  .refine(isDecoded, { error: `must be a web address ${DECODED}`, abort: true })
  // Browsers take https:////host for an address too, and https://https://host for one on the host "https".
  .regex(HOST_FIRST, { error: 'must be a web address with a host after https://', abort: true })
  .refine(isForEverybody, { error: NO_USER, abort: true })
  .refine((address) => !/\s/.test(address), { error: 'must be a web address without spaces', abort: true })
  .refine(hasPlainHost, 'must be a web address whose host has letters, digits, dots and hyphens only')
  .meta({
    value: 'webUrl',
    $comment: 'web address',
    pattern: '^(https?://|\\{links\\.)\\S+$',
    format: undefined,
  });

const MAIL = /^(?:mailto:)?([^\s@<>"?:/]+@[^\s@<>"?:/]+\.[^\s@<>"?.:/]{2,})(\?\S*)?$/;
const PHONE = /^(?:tel:)?([+(\d][\d\s()./-]{5,})$/;

/** A web address, or a mail address or phone number, which become links: some things are ordered by post. */
export const orderUrl = z
  .string('must be a web address that starts with https://, a mail address or a phone number')
  .transform((written) => {
    const [, mail, subject = ''] = MAIL.exec(written.trim()) ?? [];
    const [, phone] = PHONE.exec(written.trim()) ?? [];
    if (mail) return `mailto:${mail}${decodeReferences(subject)}`;
    return (phone && phoneUrl(phone)) ?? written;
  })
  .refine((url) => /^(?:mailto:|tel:[+0]\d{5,15}$)/.test(url) || webUrl.safeParse(url).success, {
    error: ({ input }) => webUrl.safeParse(input).error?.issues[0]?.message,
  })
  .meta({
    value: 'webUrl',
    $comment: 'web address, mail address or phone number',
    pattern: '^((https?://|\\{links\\.)\\S+|(mailto:)?[^\\s@]+@\\S+|(tel:)?(\\+|\\(?0)[\\d\\s()./-]{5,})$',
  });

/** Pages name hosts in their security policies, where marks such as `;` and `*` have a meaning of their own. */
function hasPlainHost(address: string): boolean {
  return PLAIN_HOST.test(new URL(address).hostname);
}

function isForEverybody(address: string): boolean {
  return dropUser(address) === address;
}

/** An address copied from a chat or a word processor may end in an invisible character, which makes it another address. */
function isVisible(address: string): boolean {
  return cleanAddress(address) === address;
}

/** Returns false for an address copied from the source of a page, which leads to another page than there, or to none. */
function isDecoded(address: string): boolean {
  return decodeReferences(address) === address;
}

/** A place on this site (`/music/`) or on the web (`https://…`) or a mail address (`mailto:…`). */
export const anyUrl = z
  .string()
  // Browsers read a backslash as a slash, and any number of slashes after https: as two.
  .regex(/^(\/(?![/\\])|https?:\/\/(?![/\\])|mailto:|#)[^\s\\]*$/, {
    error: 'must start with /, https:// or mailto:, and contain no backslash',
    abort: true,
  })
  .refine(isVisible, `must be an address ${VISIBLE}`)
  .refine(isDecoded, `must be an address ${DECODED}`)
  .refine(isForEverybody, NO_USER)
  .meta({
    value: 'anyUrl',
    $comment: 'address',
    pattern: '^(/(?!/)|https?://(?!/)|mailto:|#|\\{links\\.)\\S*$',
  });

/** Longest slug: it becomes a folder, and files in it have its name with an ending. */
const LONGEST_SLUG = 200;

/** The last part of a page's address: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters, digits and hyphens, such as new-song',
    abort: true,
  })
  .max(LONGEST_SLUG, `must have at most ${LONGEST_SLUG} characters`)
  .refine((name) => !isDevice(name), 'must be another name: Windows reserves this one')
  .meta({ value: 'slug', $comment: 'name in lower-case letters, digits and hyphens' });

const STORABLE =
  'must have names that every computer can store: not too long, and none that Windows reserves';
const OLD_PATH = '/(?!.*//)(?!.*/\\.)[A-Za-z0-9._~/-]+';

/** An address that a page had before, from the root of the site: `/bio/`, `/bio.html`. */
export const oldPath = z
  .string()
  .regex(new RegExp(`^${OLD_PATH}$`), {
    error: 'must be an address on this site, such as /old-name/',
    abort: true,
  })
  .refine(isStorable, STORABLE);

/** An old address; a name alone is the last part of it. */
export const oldAddress = z
  .string()
  .regex(new RegExp(`^([a-z0-9]+(-[a-z0-9]+)*|${OLD_PATH})$`), {
    error: 'must be an old name such as first-title, or an address on this site such as /old-name/',
    abort: true,
  })
  .refine(isStorable, STORABLE);

/** Returns true if each part of an address can be the name of a file or folder: a page is written there. */
function isStorable(address: string): boolean {
  return address
    .split('/')
    .filter(Boolean)
    .every((name) => refuseName(name) === undefined);
}
