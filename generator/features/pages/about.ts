import { htmlOf, textOf } from '../../engine/content/entry.ts';
import { findPicture, pictureOf } from '../../site/assets.ts';
import { type AwardRow, awardRows } from '../../site/awards.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { groupMembers, type Member, memberYears, rolesOf } from '../../site/identity.ts';
import { defineFixedPage, linkCards, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, LinkCard, PageHead, PersonCard, Picture } from '../../site/parts.ts';
import { type PressQuote, quotesOfArtist } from '../../site/quotes.ts';
import { findArtist } from '../../site/roster.ts';
import { artistRoute } from '../../site/routes.ts';
import { playersIn, projectText, type TextSection } from '../../site/text.ts';
import { joinList } from '../../site/words/index.ts';

export interface MemberRow {
  name: string;
  role: string;
  /** `2012–2019`, `since 2015`, or empty. */
  years: string;
  link?: Link | undefined;
}

interface People<Person> {
  title: string;
  list: Person[];
}

export interface AboutProps extends PageHead {
  portrait?: Picture | undefined;
  /** The members of a band, if there is no more of any than name, role and years. */
  members: People<MemberRow>[];
  /** Members with their faces and texts. */
  people: People<PersonCard>[];
  sections: Omit<TextSection, 'id'>[];
  coreValues: Omit<TextSection, 'id'>[];
  quotes: PressQuote[];
  awards: AwardRow[];
  atAGlance: { label: string; value: string }[];
  exploreMore: LinkCard[];
}

export function aboutPage(context: Context): PageOf<'about', AboutProps> {
  const { settings, words, pages } = context.site;
  const { name, description } = settings.artist;
  const { image, image_alt } = pages.about?.data ?? {};
  const props = projectAbout(context);
  const texts = [...props.sections, ...props.coreValues].flatMap(({ text }) => text);
  return defineFixedPage(context, 'about', props, {
    fallback: description ?? words.descriptions.story({ name }),
    shared: { picture: image, alt: image_alt },
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
    ...showMembers(context),
    quotes: quotesOfArtist(site),
    awards: awardRows(copy?.awards, site.words),
    atAGlance: [...(copy?.at_a_glance ?? []), ...nameFacts(context)],
    exploreMore: linkCards(context, copy?.explore_more),
  };
}

function showMembers(context: Context): Pick<AboutProps, 'members' | 'people'> {
  const { words } = context.site;
  const groups = groupMembers(context.site);
  const title = ({ isFormer }: { isFormer: boolean }) =>
    isFormer ? words.about.formerMembers : words.about.members;
  if (!groups.some(({ list }) => list.some(isPortrayed))) {
    const members = groups.map((group) => ({
      title: title(group),
      list: group.list.map((member) => memberRow(context, member)),
    }));
    return { members, people: [] };
  }
  const people = groups.map((group) => ({
    title: title(group),
    list: group.list.map((member) => memberCard(context, member)),
  }));
  return { members: [], people };
}

/** Returns true if a member has a photo, a text or profiles, which a list of names has no room for. */
function isPortrayed({ photo, text, profiles }: Member): boolean {
  return (photo ?? text ?? profiles) !== undefined;
}

function memberRow(context: Context, member: Member): MemberRow {
  const { words } = context.site;
  return {
    name: member.name,
    role: joinList(rolesOf(member), words),
    years: memberYears(member, words),
    link: pageOf(context, member),
  };
}

function memberCard(context: Context, member: Member): PersonCard {
  const { settings, settingsEntry, words } = context.site;
  const { name, from, photo, photo_alt: alt = name, profiles = [] } = member;
  const written = settings.artist.members ?? [];
  // Somebody may have come twice.
  const index = written.findIndex((each) => each.name === name && each.from === from);
  return {
    name,
    facts: [...rolesOf(member), memberYears(member, words)],
    picture: findPicture(context.assets, photo) && pictureOf(context.assets, photo, 'album', alt),
    text: member.text ? '' : (findArtist(context.site, name)?.data.description ?? ''),
    textHtml: htmlOf(settingsEntry, ['artist', 'members', index, 'text']),
    profiles: profiles.map((profile) => linkTo(context, profile.name, profile.url)),
    link: pageOf(context, member),
  };
}

/** Their page here, or else the one that is given. */
function pageOf(context: Context, { name, url }: Member): Link | undefined {
  const found = findArtist(context.site, name);
  const address = found ? artistRoute(found.slug) : url;
  return address ? linkTo(context, name, address) : undefined;
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
