/**
 * Pages of the last build that need not be made again. A page is made from the inputs that it is given and from what it reads of the
 * site and the assets, whose keys are noted as they are read. Where all of that is as it was, so is the page. What a page needs of
 * other content is best one of its inputs: a page that reads a whole list is made again whenever an item of it changes.
 */
import { digest } from '../engine/lib/digest.ts';
import { hash } from '../engine/lib/hash.ts';
import type { Context } from './context.ts';
import { shareExtras } from './extra.ts';
import { type PageNeeds, type PageOf, type PlannedPage, planPage } from './page.ts';
import type { Site } from './site.ts';
import { shareSitePages } from './site-pages.ts';

/** Facts about each page for other files, whether it is rendered or not. */
type PageSummary = Omit<PageNeeds, 'lastmod'>;

/** `summary` is an index into the list of them: most pages have the same. */
type Row = [route: string, inputs: string, digest: string, summary: number, lastmod: string | null];

/** The pages of a build, as JSON. */
export interface CachedPages {
  /** Keys that any page has read: `site.settings`. */
  read: string[];
  /** The digest of all that was read. */
  digest: string;
  summaries: PageSummary[];
  rows: Row[];
}

export interface PageCache {
  /** Plans a page that is not made again while its inputs are unchanged. @param make gets all that it may use */
  plan<Inputs extends object[], Page extends PageOf>(
    place: Pick<PageOf, 'route' | 'standing'>,
    inputs: Inputs,
    make: (context: Context, ...inputs: Inputs) => Page,
  ): PlannedPage<Page>;
  /** Makes every page that is not known. */
  list(): CachedPages;
}

/** Pages of the last build, by their site. */
export interface PageMemory {
  recall(site: Site): CachedPages | undefined;
  keep(site: Site, list: () => CachedPages): void;
}

/** @param last those of the last build, made by the same code */
export function openPageCache(context: Context, last?: CachedPages): PageCache {
  const read = new Set<string>();
  const tracked = {
    site: trackReads(context.site, (key) => read.add(`site.${key}`)),
    assets: trackReads(context.assets, (key) => read.add(`assets.${key}`)),
  };
  // To make these, all of the site is read; they hardly ever change.
  const shared = [shareSitePages(context.site, tracked.site), [...shareExtras(context.site, tracked.site)]];
  const digestRead = (keys: Iterable<string>) => hash(digest(shared), ...digestKeys(context, keys));
  const isSame = last !== undefined && last.digest === digestRead(last.read);
  const rows = new Map(isSame ? last.rows.map((row) => [row[0], row]) : []);
  // Of what is known, nobody reads anything again.
  for (const key of isSame ? last.read : []) read.add(key);
  const kept: { page: PlannedPage; hashInputs(): string; known: PageSummary | undefined }[] = [];
  return {
    plan(place, inputs, make) {
      const row = rows.get(place.route);
      const [, before, digestBefore = '', index = -1, lastmod] = row ?? [];
      // A preview has no last build, and lists nothing: there, no inputs are hashed.
      const own = before === undefined ? undefined : digestAll(inputs);
      const known = own !== undefined && own === before ? last?.summaries[index] : undefined;
      const facts = known && { ...known, lastmod: lastmod ?? undefined };
      const page = planPage(context.site, place, () => make(tracked, ...inputs), facts);
      if (known) digests.set(page, digestBefore);
      kept.push({ page, hashInputs: () => own ?? digestAll(inputs), known });
      return page;
    },
    list() {
      const indexes = new Map<string, number>();
      const summaries: PageSummary[] = [];
      const rows = kept.map(({ page, hashInputs, known }): Row => {
        const { needs, share, theme, lastmod } = page.facts();
        const found = known ?? { needs, share, theme };
        const key = digest(found);
        const index = indexes.get(key) ?? summaries.push(found) - 1;
        indexes.set(key, index);
        return [page.route, hashInputs(), digestPage(page), index, lastmod ?? null];
      });
      return { read: [...read], digest: digestRead(read), summaries, rows };
    },
  };
}

function digestAll(inputs: readonly object[]): string {
  return hash(...inputs.map(digest));
}

const digests = new WeakMap<object, string>();

/** Returns the digest of all that a page consists of, computed once for each page. */
export function digestPage(page: PlannedPage): string {
  const known = digests.get(page);
  if (known !== undefined) return known;
  const { props, ...others } = page.make();
  const parts = Object.entries(props).flatMap(([name, value]) => [name, digest(value)]);
  const made = hash(JSON.stringify(others), ...parts);
  digests.set(page, made);
  return made;
}

/** Wraps a value; `note` is called for each property read. */
function trackReads<Value extends object>(value: Value, note: (key: string) => void): Value {
  return new Proxy(value, {
    get(target, key) {
      note(String(key));
      return Reflect.get(target, key);
    },
    has(target, key) {
      note(String(key));
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      note(String(key));
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      for (const key of keys) note(String(key));
      return keys;
    },
  });
}

/** Each key with the digest of its value. @param keys `site.settings` */
function digestKeys(context: Context, keys: Iterable<string>): string[] {
  return [...keys].sort().flatMap((key) => {
    const [part = '', name = ''] = key.split('.');
    const value: unknown = Reflect.get(part === 'site' ? context.site : context.assets, name);
    return [key, digest(value)];
  });
}
