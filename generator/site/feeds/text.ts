/** Texts as feed readers show them: pictures as they are, and links in the place of what only a page can show. */

import type { Insert, RichText, TextPicture } from '../../engine/content/types.ts';
import { element, textElement } from '../../engine/lib/markup.ts';
import { playablesOf } from '../../features/sound/playables.ts';
import { findPicture } from '../assets.ts';
import type { Context } from '../context.ts';
import { ROUTES } from '../routes.ts';
import { playerOf } from '../texts.ts';
import { joinList } from '../words/index.ts';

/** Safe HTML. */
export function feedText(context: Context, text: RichText): string {
  return text.map((part) => (typeof part === 'string' ? part : writeInsert(context, part))).join('\n');
}

function writeInsert(context: Context, insert: Insert): string {
  const { site } = context;
  const link = (words: string, url: string) =>
    element('p', {}, textElement('a', words, { href: site.urls.href(url) }));
  switch (insert.name) {
    case 'picture':
      return writePicture(context, insert);
    case 'gallery':
      return insert.pictures.map((picture) => writePicture(context, picture)).join('\n');
    case 'video':
      return link(insert.title ?? site.words.music.video, insert.url);
    case 'player': {
      const [heard] = playablesOf(context, insert);
      if (heard) {
        const words = site.words.music.listenTo({ title: heard.title });
        return element('p', {}, textElement('a', words, { href: heard.url }));
      }
      const audio = playerOf(site, insert);
      return audio ? link(site.words.music.listenTo({ title: audio.title }), audio.trackUrl) : '';
    }
    case 'releases':
      return link(site.words.pages.releases, ROUTES.releases);
    case 'events':
      return link(site.words.events.shows, ROUTES.events);
    case 'quote': {
      const from = joinList(
        [insert.by, insert.source].flatMap((part) => part || []),
        site.words,
      );
      return element('blockquote', {}, insert.html + textElement('p', from && `– ${from}`));
    }
    case 'button':
      return link(insert.label, insert.url);
    // Feed readers take no forms, and whoever reads a feed follows already.
    case 'newsletter':
      return '';
  }
}

function writePicture({ site, assets }: Context, { file, alt, caption }: TextPicture): string {
  const found = findPicture(assets, file);
  if (!found) return '';
  const { width, height } = found;
  const size = { width: String(width), height: String(height) };
  const img = element('img', { src: site.urls.origin + found.src, alt, ...size });
  return element('figure', {}, img + textElement('figcaption', caption));
}
