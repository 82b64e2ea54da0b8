/** Finished pages, read as a browser reads them. */
import { DomUtils, parseDocument } from 'htmlparser2';
import type { TestSite } from './site.ts';

export interface Page {
  /** The attributes of every element of a name, in order. */
  all(name: string): Record<string, string>[];
  /** The texts of every element of a name, in order. */
  texts(name: string): string[];
  /** All text of the body; scripts with code are in the head. */
  text: string;
  /** Every JSON-LD block. */
  jsonLd: unknown[];
  /** Every address in an attribute, also each one of a srcset. */
  addresses: string[];
}

const ADDRESSES = ['href', 'src', 'action', 'poster', 'data-src'];

/** @param path below the site's folder, such as `dist/index.html` */
export function readPage(site: Pick<TestSite, 'read'>, path: string): Page {
  const document = parseDocument(site.read(path));
  const elements = DomUtils.findAll(() => true, document.children);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const scripts = named('script').filter(({ attribs }) => attribs['type'] === 'application/ld+json');
  return {
    all: (name) => named(name).map(({ attribs }) => attribs),
    texts: (name) => named(name).map((element) => DomUtils.textContent(element)),
    text: DomUtils.textContent(named('body')),
    jsonLd: scripts.map((element): unknown => JSON.parse(DomUtils.textContent(element))),
    addresses: elements.flatMap(({ attribs }) => [
      ...ADDRESSES.flatMap((name) => attribs[name] ?? []),
      ...splitCandidates(attribs['srcset']),
      ...(attribs['data-imports']?.split(' ') ?? []),
    ]),
  };
}

/** Every page of a built site, by its path below `folder`. */
export function readPages(site: TestSite, folder = 'dist'): [path: string, page: Page][] {
  const paths = site.list(folder).filter((path) => path.endsWith('.html'));
  return paths.map((path) => [path, readPage(site, `${folder}/${path}`)]);
}

function splitCandidates(srcset = ''): string[] {
  return srcset.split(',').flatMap((candidate) => candidate.trim().split(' ', 1).filter(Boolean));
}
