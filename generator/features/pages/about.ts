import { textOf } from '../../engine/content/entry.ts';
import { pictureOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { groupMembers, type Member, memberYears } from '../../site/identity.ts';
import { definePage, linkCards, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, LinkCard, PageHead, Picture } from '../../site/parts.ts';
import { ROUTES } from '../../site/routes.ts';
import { shareOf } from '../../site/share.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { playersIn, projectText, type TextSection } from '../../site/text.ts';
import { joinList } from '../../site/words/index.ts';

export interface MemberRow {
  name: string;
  role: string;
  /** `2012–2019`, `since 2015`, or empty. */
  years: string;
  link?: Link | undefined;
}

export interface AboutProps extends PageHead {
  portrait?: Picture | undefined;
  /** The members of a band. */
  members: { title: string; list: MemberRow[] }[];
  sections: Omit<TextSection, 'id'>[];
  coreValues: Omit<TextSection, 'id'>[];
  atAGlance: { label: string; value: string }[];
  exploreMore: LinkCard[];
}

export function aboutPage(context: Context): PageOf<'about', AboutProps> {
  const { artist } = context.site.settings;
  const { description, image, image_alt } = context.site.pages.about?.data ?? {};
  const route = ROUTES.about;
  const props = projectAbout(context);
  const texts = [...props.sections, ...props.coreValues].flatMap(({ text }) => text);
  return definePage(context, 'about', props, {
    route,
    title: sitePage(context.site, 'about').title,
    description:
      description ?? artist.description ?? context.site.words.descriptions.story({ name: artist.name }),
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
    members: listMembers(context),
    atAGlance: [...(copy?.at_a_glance ?? []), ...nameFacts(context)],
    exploreMore: linkCards(context, copy?.explore_more),
  };
}

function listMembers(context: Context): AboutProps['members'] {
  const { words } = context.site;
  const row = (member: Member): MemberRow => ({
    name: member.name,
    role: member.role ?? '',
    years: memberYears(member, words),
    link: member.url ? linkTo(context, member.name, member.url) : undefined,
  });
  return groupMembers(context.site).map(({ isFormer, list }) => ({
    title: isFormer ? words.about.formerMembers : words.about.members,
    list: list.map(row),
  }));
}

/** Pronunciation and other names of the artist. */
function nameFacts({ site }: Context): AboutProps['atAGlance'] {
  const { pronunciation, alternate_names: names = [] } = site.settings.artist;
  return [
    ...(pronunciation ? [{ label: site.words.about.pronounced, value: pronunciation }] : []),
    ...(names.length > 0
      ? [{ label: site.words.about.alsoKnownAs, value: joinList(names, site.words) }]
      : []),
  ];
}

function textBlocks(context: Context, key: 'sections' | 'core_values'): Omit<TextSection, 'id'>[] {
  const { about } = context.site.pages;
  return (about?.data[key] ?? []).map(({ title }, index) => ({
    title,
    text: projectText(context, textOf(about, [key, index, 'text']), { title, isBelowHeading: true }),
  }));
}
