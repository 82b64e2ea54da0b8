/** Exports of WordPress (WXR): posts are news, pages are custom pages. */
import { sep } from 'node:path';
import { count } from '../../../engine/lib/text.ts';
import { decodePercent } from '../../../engine/lib/url.ts';
import type { Item, Origin } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { webAddress } from '../shared/addresses.ts';
import { cleanLine } from '../shared/clean.ts';
import { type Findings, openFindings, openText } from '../shared/notes.ts';
import { type RawPost, readExport } from './export.ts';
import { readPost } from './post.ts';

export const wordpress: Reader = {
  name: 'wordpress',
  about: 'exports of WordPress',
  recognises: ({ head }) => /xmlns:wp=["'][^"']*wordpress\.org\/export/i.test(head),
  read: async (files, site, { all }) => {
    const findings = openFindings();
    const uploads = new Map(all.flatMap(({ path }) => uploadAt(path.split(sep).join('/'), path)));
    const items = files.flatMap((file) => readFile(file, site, uploads, findings));
    return { items, left: findings.left, problems: findings.problems };
  },
};

/** No site of an artist has more. */
const MOST = 20_000;

const SKIPPED: ReadonlyMap<string, string> = new Map([
  ['private', 'private'],
  ['trash', 'in the trash'],
  ['auto-draft', 'empty drafts'],
  ['inherit', 'earlier versions'],
]);

/** The post and the page that every new site of WordPress has, in eight languages. */
const SAMPLES =
  /^(?:hello-world|hallo-welt|bonjour-tout-le-monde|hola-mundo|ciao-mondo|ola-mundo|merhaba-dunya|sample-page|beispiel-seite|page-d-exemple|pagina-ejemplo|pagina-di-esempio|pagina-exemplo|ornek-sayfa)$/;

/** Types of the usual extensions for shows, and for music, which are counted. */
const EXTENSIONS = [
  {
    types: /^(?:tribe_events|gigpress_show|ajde_events|mec-events|events?|concerts?|shows?|gigs?)$/,
    ...{ noun: 'show', of: 'a calendar' },
    advice: 'Export that calendar as .ics, and import the file as well.',
  },
  {
    types: /^(?:albums?|releases?|discography|audiotheme_record)$/,
    ...{ noun: 'release', of: 'an extension' },
    advice: 'Import releases from where they are sold, or from your recordings.',
  },
] as const;

/** Parts of a site that are no pages. */
const PARTS =
  /^(?:nav_menu_item|revision|tribe_(?:venue|organizer)|wpcf7_contact_form|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-field(?:-group)?|elementor_library)$/;

/** `2019/03/poster.jpg` of a picture, by which its copy on this computer is found. */
function uploadAt<Value>(path: string, value: Value): [name: string, Value][] {
  const [, name] = /\/wp-content\/uploads\/(.+)$/.exec(path) ?? [];
  return name === undefined ? [] : [[name, value]];
}

/** A picture whose copy lies beside the export, instead of that on the web. */
function withUpload(item: Item, uploads: ReadonlyMap<string, string>): Item {
  const files = item.files?.map((file) => {
    if (!('url' in file.from)) return file;
    const { pathname } = new URL(file.from.url);
    const [found] = uploadAt(decodePercent(pathname) ?? pathname, '');
    const path = found && uploads.get(found[0]);
    return path === undefined ? file : { ...file, from: { path } };
  });
  return files ? { ...item, files } : item;
}

function readFile(
  file: SourceFile,
  site: SiteFacts,
  uploads: ReadonlyMap<string, string>,
  findings: Findings,
): Item[] {
  const origin: Origin = { source: 'wordpress', place: file.name };
  const text = openText(file, origin, site, findings);
  if (text === undefined) return [];
  const { posts: all, brokenAt, channel } = readExport(text);
  const posts: RawPost[] = [];
  const pictures = new Map<string, string>();
  const counted = new Map<(typeof EXTENSIONS)[number], number>();
  const skipped = new Map<string, { noun: string; reason: string; number: number }>();
  for (const post of all) {
    const textOf = (name: string) => post.texts.get(name) ?? '';
    const type = textOf('wp:post_type');
    const url = webAddress(textOf('wp:attachment_url'));
    const extension = EXTENSIONS.find(({ types }) => types.test(type));
    const skip = (reason: string) => {
      const noun = /^(?:page|post)$/.test(type) ? type : 'element';
      const number = (skipped.get(`${noun} ${reason}`)?.number ?? 0) + 1;
      skipped.set(`${noun} ${reason}`, { noun, reason, number });
    };
    if (type === 'attachment') {
      if (url) pictures.set(textOf('wp:post_id'), url);
    } else if (textOf('wp:post_password') !== '') skip('behind a password');
    else if (PARTS.test(type)) continue;
    else if (SKIPPED.has(textOf('wp:status'))) skip(SKIPPED.get(textOf('wp:status')) ?? '');
    else if (SAMPLES.test(textOf('wp:post_name'))) skip('a sample of WordPress');
    else if (extension) counted.set(extension, (counted.get(extension) ?? 0) + 1);
    else if (type !== 'post' && type !== 'page') {
      findings.leave(cleanLine(type) || 'an entry without a type', cleanLine(textOf('title')), {
        ...origin,
        line: post.line,
      });
    } else if (posts.length < MOST) posts.push(post);
    else skip('too many');
  }
  if (brokenAt !== undefined) {
    const reason = 'its XML is damaged from this line on: what is readable is read.';
    findings.note(
      { ...origin, line: brokenAt },
      `${file.name}: ${reason}`,
      'Export it once more if something is missing.',
    );
  }
  if (posts.length === 0 && skipped.size === 0) findings.fail(origin, 'there are no posts and pages in it.');
  if (skipped.size > 0)
    findings.note(
      origin,
      `${file.name}: left out are ${[...skipped.values()].map(({ noun, reason, number }) => `${count(number, noun)} (${reason})`).join(', ')}.`,
    );
  for (const [{ noun, of, advice }, number] of counted)
    findings.note(
      origin,
      `${file.name}: ${count(number, noun)} of ${of} of WordPress ${number === 1 ? 'is' : 'are'} not read.`,
      advice,
    );
  const home = channel.get('wp:base_blog_url') || channel.get('link');
  return posts.flatMap((post) => {
    const item = readPost(post, { ...origin, line: post.line }, { home, pictures, site, findings });
    return item ? [withUpload(item, uploads)] : [];
  });
}
