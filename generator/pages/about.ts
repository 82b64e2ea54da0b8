import { textOf } from '../content/entry.ts';
import { routeOf } from '../kinds.ts';
import { pictureOf } from '../model/assets.ts';
import { definePage, type PageOf } from '../model/page.ts';
import { type Context, linkCards, pageHead } from '../model/page-context.ts';
import type { LinkCard, PageHead, Picture } from '../model/parts.ts';
import { shareOf } from '../model/share.ts';
import { sitePage, trailTo } from '../model/site-pages.ts';
import { playersIn, projectText, type TextSection } from './text.ts';

export interface AboutProps extends PageHead {
  portrait?: Picture | undefined;
  sections: Omit<TextSection, 'id'>[];
  coreValues: Omit<TextSection, 'id'>[];
  atAGlance: { label: string; value: string }[];
  exploreMore: LinkCard[];
}

export function aboutPage(context: Context): PageOf<'about', AboutProps> {
  const { artist } = context.site.settings;
  const { description, image, image_alt } = context.site.pages.about?.data ?? {};
  const route = routeOf('pages/about');
  const props = projectAbout(context);
  const texts = [...props.sections, ...props.coreValues].flatMap(({ text }) => text);
  return definePage(context, 'about', props, {
    route,
    title: sitePage(context.site, 'about').title,
    description: description ?? artist.description ?? `The story of ${artist.name}.`,
    trail: [trailTo(context.site, 'about')],
    share: shareOf(context, { title: sitePage(context.site, 'about').title, picture: image, alt: image_alt }),
    type: 'profile',
    embedded: { players: playersIn(texts) },
  });
}

function projectAbout(context: Context): AboutProps {
  const { site, assets } = context;
  const copy = site.pages.about?.data;
  return {
    ...pageHead(context, 'about'),
    portrait: copy?.image
      ? pictureOf(assets, copy.image, 'album', copy.image_alt ?? site.settings.artist.name)
      : undefined,
    sections: textBlocks(context, 'sections'),
    coreValues: textBlocks(context, 'core_values'),
    atAGlance: copy?.at_a_glance ?? [],
    exploreMore: linkCards(context, copy?.explore_more),
  };
}

function textBlocks(context: Context, key: 'sections' | 'core_values'): Omit<TextSection, 'id'>[] {
  const { about } = context.site.pages;
  return (about?.data[key] ?? []).map(({ title }, index) => ({
    title,
    text: projectText(context, textOf(about, [key, index, 'text']), { title, isBelowHeading: true }),
  }));
}
