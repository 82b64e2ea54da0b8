/** Exports of WordPress (WXR): posts are news, pages are custom pages. */
import { count } from '../../../../engine/lib/text.ts';
import type { Item, Origin } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { cleanLine } from '../shared/clean.ts';
import { type Findings, openFindings } from '../shared/findings.ts';
import { webAddress } from '../shared/html.ts';
import { type RawPost, readExport } from './export.ts';
import { readPost } from './post.ts';

export const wordpress: Reader = {
  name: 'wordpress',
  about: 'exports of WordPress',
  recognises: ({ head }) => /xmlns:wp=["'][^"']*wordpress\.org\/export/i.test(head),
  read: async (files, site) => {
    const findings = openFindings();
    const items: Item[] = [];
    for (const file of files) for (const item of await readFile(file, site, findings)) items.push(item);
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

/** Parts of a site that are no pages. */
const PARTS =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-field(?:-group)?|elementor_library)$/;

async function readFile(file: SourceFile, site: SiteFacts, findings: Findings): Promise<Item[]> {
  const origin: Origin = { source: 'wordpress', place: file.name };
  const posts: RawPost[] = [];
  const pictures = new Map<string, string>();
  const skipped = new Map<string, number>();
  const skip = (reason: string) => skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  const end = await readExport(file.path, (post) => {
    const text = (name: string) => post.texts.get(name) ?? '';
    const type = text('wp:post_type');
    const url = webAddress(text('wp:attachment_url'));
    if (type === 'attachment') {
      if (url) pictures.set(text('wp:post_id'), url);
    } else if (text('wp:post_password') !== '') skip('behind a password');
    else if (SKIPPED.has(text('wp:status'))) skip(SKIPPED.get(text('wp:status')) ?? '');
    else if (type !== 'post' && type !== 'page') {
      if (!PARTS.test(type))
        findings.leave(cleanLine(type) || 'an entry without a type', cleanLine(text('title')), {
          ...origin,
          line: post.line,
        });
    } else if (posts.length < MOST) posts.push(post);
    else skip('too many');
  });
  if (end.brokenAt !== undefined) {
    const reason = 'its XML is damaged from this line on: what is readable is read.';
    findings.note(
      { ...origin, line: end.brokenAt },
      `${file.name}: ${reason}`,
      'Export it once more if something is missing.',
    );
  }
  if (posts.length === 0 && skipped.size === 0) findings.fail(origin, 'there are no posts and pages in it.');
  if (skipped.size > 0)
    findings.note(
      origin,
      `${file.name}: left out are ${[...skipped].map(([reason, number]) => `${count(number, 'post')} (${reason})`).join(', ')}.`,
    );
  const home = end.channel.get('wp:base_blog_url') || end.channel.get('link');
  return posts.flatMap(
    (post) => readPost(post, { ...origin, line: post.line }, { home, pictures, site, findings }) ?? [],
  );
}
