/** Corrections of addresses: on the web, of mail, of profiles that are named by a handle, and of files. */

import { isElsewhere, SOUND_FILE } from '../../lib/file-name.ts';
import { readMail } from '../../lib/mail.ts';
import { decodeReferences } from '../../lib/references.ts';
import { slugify } from '../../lib/slug.ts';
import { completeUrl, dropUser } from '../../lib/url.ts';
import type { Correction } from '../../problems/catalogue/index.ts';
import type { ValueKind } from '../schema/meta.ts';
import { exampleOf } from './fit.ts';
import type { InvalidValue } from './invalid-value.ts';

export function isAddress(kind: ValueKind | undefined): boolean {
  return kind === 'webUrl' || kind === 'anyUrl' || kind === 'tickets';
}

/** An address with a name and password before its host. */
export function hintUser({ lead, value, kind }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string' || !isAddress(kind)) return undefined;
  const shared = dropUser(value);
  return shared === value ? undefined : { how: 'write', line: `${lead}${shared}` };
}

/** An address from the source of a page, where `&` is written `&amp;`. */
export function hintReferences({ lead, value, kind }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string' || !isAddress(kind)) return undefined;
  const decoded = decodeReferences(value);
  return decoded === value ? undefined : { how: 'write', line: `${lead}${decoded}` };
}

/** A space in the host of an address is a slip; one after it is written as %20. */
export function hintSpaces({ lead, value, written, kind, outline }: InvalidValue): Correction | undefined {
  const takesAddress = isAddress(kind) || outline.anyOf?.some((each) => isAddress(each.value));
  if (typeof value !== 'string' || !takesAddress) return undefined;
  const text = value.trim();
  // An address over several lines: what looks like a space is where it was broken.
  const whole = text.replaceAll(' ', '');
  if (
    written.includes('\n') &&
    written.replace(/^[>|][^\n]*|\s/g, '') === whole &&
    !/:\/\/.*:\/\//.test(whole)
  )
    return { how: 'write', line: lead + whole };
  // Two addresses, or one among words.
  if (!text.includes(' ') || /\s\S*:\/\/|[<>]/.test(text.replace(/^https?:\/\/\s*/i, ''))) return undefined;
  const [, scheme = '', host = '', path = ''] = /^(https?:\/\/)?([^/?#]*)(.*)$/i.exec(text) ?? [];
  const server = host.replaceAll(' ', '');
  const isHost = scheme
    ? /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(server)
    : // Without https:// it could be a sentence.
      /^[\w-]+(?: ?\. ?[\w-]+)* ?\. ?[a-z]{2,}$/i.test(host) && path.startsWith('/');
  if (!isHost && !(host === '' && /^\/(?!\/)/.test(path))) return undefined;
  const line = `${lead}${host && (scheme || 'https://')}${server}${path.replaceAll(' ', '%20')}`;
  return { how: server === host ? 'spacesOf' : 'spaceInHost', line };
}

/** An address without what is around it: `<https://…>`, `[words](https://…)`, `https://…,`, or a beginning that came twice. */
function bareAddress(text: string): string {
  const [, angled, linked, listed] =
    /^<(https?:\/\/[^\s<>]+)>$|^\[[^\]]*\]\((https?:\/\/[^\s()]+)\)$|^(https?:\/\/[^\s,;]+)[,;]+$/i.exec(
      text.trim(),
    ) ?? [];
  const bare = angled ?? linked ?? listed ?? text;
  return bare.replace(/^https?:\/\/(https?):?\/\/(?=\w)/i, '$1://');
}

export function hintAddress({ lead, value, kind }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string' || !isAddress(kind)) return undefined;
  const whole = completeUrl(bareAddress(value));
  if (whole !== value) return { how: 'write', line: `${lead}${whole}` };
  const mistyped = /^(?!https?:\/\/)h?t{1,3}ps?[:;]?\/{1,3}(?=\w)/i.exec(value)?.[0];
  return mistyped === undefined
    ? undefined
    : { how: 'write', line: `${lead}https://${value.slice(mistyped.length)}` };
}

/** The name of a file of the content in place of the address of its page: `kontakt.md`. */
export function hintPage({ lead, value, kind, vocabulary }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string' || kind !== 'anyUrl') return undefined;
  const [, folder = '', name] =
    /^(?:\.{0,2}\/)*((?:[\w-]+\/)*)([^\s/:]+)\.(?:mdx?|ya?ml|html?)$/i.exec(value.trim()) ?? [];
  if (name === undefined) return undefined;
  // Entries of other folders have pages within those of their lists.
  if (!/^(?:(?:content\/)?pages\/)?$/.test(folder)) return { how: 'pageAddress' };
  return { how: 'write', line: `${lead}/${vocabulary.pageNamed(name) ?? slugify(name)}/` };
}

/** `@noor` beside the name of a platform, or what a platform calls a URI. */
export function hintProfile({ lead, value, kind, group, vocabulary }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string' || !isAddress(kind)) return undefined;
  const { platforms } = vocabulary;
  const name = typeof group === 'object' && group !== null && 'name' in group ? group.name : undefined;
  const address =
    platforms.readUri(value) ?? (typeof name === 'string' ? platforms.profile(name, value) : undefined);
  return address === undefined ? undefined : { how: 'write', line: lead + address };
}

/** Characters: the limit of mail servers (RFC 5321), and room for a slip. */
const LONGEST_MAIL = 300;
/** Address within other words: `Name <name@example.com>`. */
const MAIL = /[^\s@<>,;()]+@[^\s@<>,;()]+\.[a-z]{2,}/gi;

export function hintMail({ lead, value, kind }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string' || kind !== 'email' || value.length > LONGEST_MAIL) return undefined;
  const [first, second] = value.match(MAIL) ?? [];
  if (first !== undefined && first !== value && !/^mailto:/i.test(value))
    return { how: second === undefined ? 'write' : 'single', line: `${lead}${first}` };
  const meant = readMail(value);
  return meant === value ? undefined : { how: 'write', line: `${lead}${meant}` };
}

/** An address in place of a file of the assets folder, or the other way round. */
export function hintSound({ lead, value, outline }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string') return undefined;
  const isAddress = /^https?:\/\/\S+$/i.test(value);
  if (outline.asset === 'sound' && isAddress) return { how: 'write', line: `audio_url: ${value}` };
  if (lead !== 'audio_url: ') return undefined;
  if (isAddress) return { how: 'write', line: lead + fileAddress(value) };
  // Another protocol or a Windows drive cannot be in the assets folder.
  const isPath = SOUND_FILE.test(value) && !/^[a-z]+:/i.test(value);
  return isPath ? { how: 'write', line: `audio: ${value}` } : undefined;
}

/** The address of the file itself, where a page of Dropbox is around it. */
function fileAddress(address: string): string {
  return address
    .replace(/^http:/i, 'https:')
    .replace(/^(https:\/\/www\.dropbox\.com\/\S*[?&])dl=0\b/i, '$1raw=1');
}

/** Sound in a form that no browser plays and Liner does not read, and projects of programs for recording. */
const OTHER_SOUND =
  /\.(?:wma|asf|ape|wv|tta|mpc|caf|dsf|dff|amr|3gp|ra|rm|mka|mkv|webm|weba|mov|avi|m4p|m4r|mid|midi|aup3?|als|flp|logicx?|ptx|band|cpr|rpp|w64|au|snd|ac3|eac3|dts|shn|voc|sd2|spx|omf|aaf|mpe?g|flv|m4v)$/i;

/** Corrects paths of Windows, or from the site's folder: `.\assets\photos\a.jpg`. */
export function hintFile({ lead, value, kind, outline }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string' || kind !== 'file') return undefined;
  if (isElsewhere(value)) {
    const folder = /^[^/]+(?=\/)/.exec(String(exampleOf(outline)))?.[0] ?? 'photos';
    const name = value.replace(/^.*[\\/]/, '');
    return { how: 'copyFile', line: `${lead}${folder}/${name}`, words: [`assets/${folder}`] };
  }
  const meant = value
    .replaceAll('\\', '/')
    .replace(/^(?:.*\/)?assets\//, '')
    .replace(/^\.?\/+/, '');
  if (outline.asset === 'sound' && OTHER_SOUND.test(meant))
    return { how: 'export', line: lead + meant.replace(OTHER_SOUND, '.flac') };
  const isInside = meant !== '' && meant !== value && !/(^|\/)\.\.?(\/|$)|:/.test(meant);
  return isInside ? { how: 'write', line: `${lead}${meant}` } : undefined;
}
