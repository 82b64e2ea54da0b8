/** The content in another language: plain data as before, the texts of that language laid over those of the default. */
import type { Content, Entry } from '../types.ts';
import { markHtml } from './mark.ts';

/** @param code of a language beside the default: `ar` @param standard that of the default: `en` */
export function localise(content: Content, code: string, standard: string): Content {
  const localiseEntry = <Data>(entry: Entry<Data>) =>
    markHtml(entry.translations?.[code] ?? { ...entry, translated: [] }, standard);
  const { site: settings, pages: fixed, ...rest } = content;
  const lists = Object.entries<Entry<object>[]>(rest).map(([kind, entries]) => [
    kind,
    entries.map((entry) => localiseEntry(entry)),
  ]);
  const pages = Object.entries<Entry<object> | undefined>(fixed).flatMap(([name, entry]) =>
    entry ? [[name, localiseEntry(entry)]] : [],
  );
  const site = localiseEntry(settings);
  // The same kinds with the same shapes.
  return {
    ...Object.fromEntries(lists),
    // The address may be that of the command line.
    site: { ...site, data: { ...site.data, base_url: settings.data.base_url } },
    pages: Object.fromEntries(pages),
  } as Content;
}

/** Returns true if any part of an entry is translated: of the whole, or below a path such as `events/2`. */
export function isTranslated({ translated }: Pick<Entry<unknown>, 'translated'>, below = ''): boolean {
  return (translated ?? []).some(
    (key) => key.startsWith(below) && !/(?:^|\/)(?:slug|redirect_from)$/.test(key),
  );
}
