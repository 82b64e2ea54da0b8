/** Links of texts to the site that they are from: they lead to what has become of it, or only their words stay. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GRAMMAR } from '../../app/list/grammar.ts';
import { problem } from '../../app/messages.ts';
import { count } from '../../engine/lib/text.ts';
import { decodePercent } from '../../engine/lib/url.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { ROUTES } from '../../site/routes.ts';
import { BODY, type Item } from '../catalogue.ts';
import { dateIn, listIn, placeAt } from '../match/facts.ts';
import type { SiteContent } from '../site/types.ts';
import { type Group, type Items, isSure } from './groups.ts';
import type { PlannedEntry } from './plan.ts';

/** Pages that every site has, even if they are empty. */
const ALWAYS = ['home', 'about', 'music', 'releases', 'events', 'news', 'press', 'contact'] as const;

/** The address of a new site that has none yet. */
const UNKNOWN_HOST = 'example.com';

/** Links of Markdown, as readers write them, and addresses that are links by themselves. */
const LINK = /(?<!\\)\[((?:\\.|[^\\[\]])*)\]\(((?:\\.|[^\\()\s])+)\)|(?:https?:\/\/|www\.)[^\s<>]+/gi;

/** Punctuation that follows an address in a sentence. */
const BEHIND = /[?!.,:;*_~'")\]]+$/;

interface Links {
  readonly groups: readonly Group[];
  describe(entries: readonly PlannedEntry[]): Problem[];
}

interface LinkOptions {
  readonly site: SiteContent;
  readonly assets: string;
}

export function followLinks(groups: readonly Group[], { site, assets }: LinkOptions): Links {
  const find = openFinder(groups, site, assets);
  const lost = new Map<Item['origin'], Lost>();
  const follow = (item: Item): Item => {
    const gone: string[] = [];
    const address = fileOf(item);
    const file = address !== undefined && find(address) === undefined ? address : undefined;
    const body = item.body?.replace(LINK, (whole, words?: string, target?: string) => {
      const written = target?.replace(/\\(.)/g, '$1') ?? whole.replace(BEHIND, '');
      const found = find(written);
      if (found === written) return whole;
      if (found === undefined) gone.push(written);
      if (target === undefined) {
        const rest = whole.slice(written.length);
        return found === undefined ? asWords(written) + rest : `[${written}](${found})${rest}`;
      }
      return found === undefined ? asWords(words ?? '') : `[${words}](${found})`;
    });
    if (gone.length > 0 || file !== undefined) lost.set(item.origin, { links: [...new Set(gone)], file });
    const followed = body === item.body ? item : { ...item, body };
    return file === undefined ? followed : withoutFile(followed);
  };
  const followed = groups.map((group) => {
    const [first, ...others] = group.items;
    const items: Items = [follow(first), ...others.map(follow)];
    return { ...group, items };
  });
  return {
    groups: followed,
    describe: (entries) =>
      entries.flatMap(({ name, item, verdict, facts }) => {
        const text = facts.find(({ path, verdict }) => path[0] === BODY && /^(?:new|fills)$/.test(verdict));
        const { links = [] } = (text && lost.get(text.origin)) ?? {};
        const file = verdict === 'new' ? lost.get(item.origin)?.file : undefined;
        return [
          ...(text && links.length > 0 ? [describeLost(name, links, text.origin)] : []),
          ...(file === undefined ? [] : [describeFile(name, file, item.origin)]),
        ];
      }),
  };
}

/** Links and files that would be missing from the site. */
interface Lost {
  links: readonly string[];
  /** A recording, or the page that a post continues on. */
  file: string | undefined;
}

function fileOf(item: Item): string | undefined {
  if (item.kind === 'mixes' || item.kind === 'releases') return item.facts.audio_url;
  return item.kind === 'news' ? item.facts.url : undefined;
}

function withoutFile(item: Item): Item {
  if (item.kind === 'mixes') {
    const { audio_url: _address, audio_bytes: _bytes, ...facts } = item.facts;
    return { ...item, facts };
  }
  if (item.kind === 'releases') {
    const { audio_url: _address, ...facts } = item.facts;
    return { ...item, facts };
  }
  if (item.kind !== 'news') return item;
  const { url: _address, ...facts } = item.facts;
  return { ...item, facts };
}

function asWords(text: string): string {
  return text.replace(/(https?):\/\//gi, '$1\\://').replace(/\bwww\./gi, 'www\\.');
}

/** Finds where a link leads now: the same address, another one, or undefined for nowhere. */
type Find = (address: string) => string | undefined;

function openFinder(groups: readonly Group[], site: SiteContent, assets: string): Find {
  const { address = '', today } = site.facts;
  const base = URL.canParse(address) ? new URL(address) : undefined;
  const isUnknown = base?.hostname === UNKNOWN_HOST;
  const places = new Map<string, string | undefined>();
  const hosts = new Set(base && !isUnknown ? [bareHost(base)] : []);
  for (const name of ALWAYS) places.set(placeOf(ROUTES[name]), ROUTES[name]);
  for (const { ids = [], data, body, kind } of site.entries) {
    const route = isShown({ kind, facts: data, body }, today) ? ids[0] : undefined;
    for (const old of [...ids, ...listIn(data, 'redirect_from')]) places.set(placeOf(String(old)), route);
  }
  for (const group of groups.filter(isSure)) {
    const file = 'entry' in group ? group.entry.file : group.place.file;
    const isThere = group.items.some((item) => isShown(item, today));
    const route = isThere ? GRAMMAR.pageAt(file) : undefined;
    for (const { facts, ids = [] } of group.items) {
      const old = listIn(facts, 'redirect_from').map(String);
      for (const each of [...ids, ...old]) places.set(placeOf(each), route);
      // The site that it replaces.
      if (isUnknown && old.length > 0)
        for (const id of ids) if (URL.canParse(id)) hosts.add(bareHost(new URL(id)));
    }
  }
  return (written) => {
    const whole = /^www\./i.test(written) ? `http://${written}` : written;
    if (!URL.canParse(whole)) return written;
    const url = new URL(whole);
    const route = places.get(placeOf(whole));
    if (route !== undefined) return route;
    const root = base?.pathname.replace(/\/$/, '') ?? '';
    if (!hosts.has(bareHost(url)) || !`${url.pathname}/`.startsWith(`${root}/`)) return written;
    const path = url.pathname.slice(root.length) || '/';
    const file = decodePercent(path) ?? path;
    if (/[^/]$/.test(path) && existsSync(join(assets, 'static', file))) return path;
    return places.get(placeOf(path + url.search));
  };
}

function bareHost({ host }: URL): string {
  return host.replace(/^www\./, '');
}

/** Normalizes an address, with short ones, such as `/?p=12`. */
function placeOf(address: string): string {
  return placeAt(address) ?? address;
}

/** Returns true if visitors see its page: a post without a text has none. */
function isShown(
  { kind, facts, body = '' }: { kind: Item['kind']; facts: object; body?: string | undefined },
  today: string,
): boolean {
  const isDraft = 'draft' in facts && facts.draft === true;
  return !isDraft && (kind !== 'news' || (body.trim() !== '' && (dateIn(facts, 'date') ?? '') <= today));
}

function describeLost(name: string, links: readonly string[], origin: Item['origin']): Problem {
  const many = links.length > 1;
  const file = links.find((link) => /\/[^/]+\.(?!html?$|php$)\w+$/.test(link));
  return problem('import/note', positionOf(origin), {
    note: `${count(links.length, 'link')} in the text of "${name}" ${many ? 'lead' : 'leads'} to what the site does not have, and only the words stay: ${links.join(', ')}`,
    advice: file === undefined ? 'Links to pages of the site are written as /contact/.' : adviseFile(file),
  });
}

function describeFile(name: string, address: string, origin: Item['origin']): Problem {
  return problem('import/note', positionOf(origin), {
    note: `"${name}" is without ${address}, which the site does not have.`,
    advice: adviseFile(address),
  });
}

function adviseFile(address: string): string {
  const path = URL.canParse(address) ? (decodePercent(new URL(address).pathname) ?? address) : address;
  return `A file that you save as assets/static${path} before you write keeps its address.`;
}

function positionOf({ place, line }: Item['origin']): Problem['at'] {
  return line === undefined ? undefined : { file: place, line, column: 1 };
}
