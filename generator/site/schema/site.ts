/** site.yaml: the artist, the address of the site, and its settings. */

import * as z from 'zod';
import { group, key, list, optional } from '../../engine/content/schema/meta.ts';
import { aliases } from '../../engine/lib/aliases.ts';
import { type Catalogue, listWarnings } from '../../engine/problems/define.ts';
import {
  anyUrl,
  assetFile,
  email,
  fixedText,
  hexColor,
  license,
  slug,
  text,
  timeZone,
  webUrl,
  year,
} from '../../engine/values/index.ts';
import { PLATFORMS, type Platform } from '../platforms/table.ts';
import { aiPolicy } from './ai.ts';
import { LANGUAGES } from './codes.ts';
import { contact, contacts, distributors } from './contact.ts';
import { day } from './dates.ts';
import { extra } from './extra.ts';
import { imprint } from './imprint.ts';
import { languages } from './languages.ts';
import { look } from './look.ts';
import { menu } from './menu.ts';
import { artist } from './people.ts';
import { publish } from './publish.ts';
import { supportLinks } from './support.ts';

const FONTS_ADVICE = 'Fonts are chosen in assets/styles.css. To read how:  npx liner help design';
const COUNTING_ADVICE =
  'Pages load nothing of other companies before a click, so they count nobody. Remove the line; many hosts count visits themselves.';

const ADDRESS_ALIASES = {
  ...Object.fromEntries(
    ['sie', 'siezen', 'förmlich', 'vous', 'vouvoyer', 'usted', 'ustedes', 'lei', 'siz', 'você', 'polite'].map(
      (word) => [word, 'formal'],
    ),
  ),
  ...Object.fromEntries(
    ['du', 'duzen', 'tu', 'tutoyer', 'tú', 'tutear', 'sen', 'casual', 'familiar'].map((word) => [
      word,
      'informal',
    ]),
  ),
};

/** The keys of features; they merge their schemas into this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their keys into it.
export interface FeatureSettings {}

/** @param own the keys of features @param problems whose warnings may be ignored @param languagesWithWords `ar, de and en` */
export function siteSchema(own: FeatureSettings, problems: Catalogue, languagesWithWords: string) {
  return z
    .strictObject({
      base_url: key(
        webUrl,
        'The address of the published site; may include a path.',
        'https://your-name.example',
      ),
      language: key(
        z
          .string()
          .regex(/^[a-z]{2}([-_][A-Z]{2})?$/, 'must be a language such as en_US')
          .meta({ aliases: LANGUAGES })
          .default('en_US'),
        `Language, with or without a region: en_US, ar, pt_BR. Liner has words in ${languagesWithWords}.`,
        'en_US',
      ),
      languages,
      words: optional(
        z.record(z.string(), z.unknown()).meta({ translatable: true }),
        "Words of the interface in the place of Liner's, by their keys, which  npx liner help words  lists. What they have in braces stays.",
        { dates: { range: '{first} to {last}' } },
      ),
      address: optional(
        z.enum(['formal', 'informal']).meta({ aliases: ADDRESS_ALIASES }),
        'How the interface addresses visitors, in languages that have two forms (Sie or du, vous or tu): formal or informal. Ensembles, choirs and composers begin formally.',
        'formal',
      ),
      timezone: key(
        timeZone.default('UTC'),
        'The time zone of the artist: a release comes out, and a show is over, at midnight there. Shows that name no other begin by its clock.',
        'Europe/Lisbon',
      ),
      artist: key(artist, 'Who the site is about.'),
      copyright_year: optional(year, 'The year of the copyright line.', 2026),
      emails: group('Email addresses.', {
        general: optional(email, 'For everything without an address of its own.', 'hello@your-name.example'),
        bookings: optional(email, 'For shows.', 'bookings@your-name.example'),
        press: optional(email, 'For journalists and radio.', 'press@your-name.example'),
      }),
      social: list('Profiles, shown as icons in the footer.', {
        name: key(fixedText, 'The platform, such as Instagram.', 'Instagram'),
        url: key(webUrl, "The artist's page there.", 'https://www.instagram.com/your-name/'),
        handle: optional(fixedText, 'The name used there, such as @your-name.', '@your-name'),
      }),
      platforms: list(
        "The artist's page on streaming platforms: the row Where to Listen, and the order of smart links.",
        {
          name: key(fixedText, 'The platform, such as Spotify.', 'Spotify'),
          url: key(webUrl, "The artist's page there.", 'https://open.spotify.com/artist/…'),
        },
      ),
      platform_placeholders: optional(
        z.boolean(),
        'true to show what is missing: Spotify, Apple Music, YouTube and SoundCloud on every release, also where it has no address there, a sentence in place of a description, and empty lists of singles, EPs and remixes.',
        false,
      ),
      track_pages: optional(
        z.boolean(),
        'true for a page of each track that has words, credits, a story, a video or a recording. A release counts before site.yaml.',
        true,
      ),
      license: optional(
        license,
        'The license of all releases that name no other, such as CC BY-SA 4.0, CC0, or its address at creativecommons.org.',
        'CC BY-SA 4.0',
      ),
      ai: optional(
        aiPolicy,
        'What AI may do with the site: allow; no-training, so that models are not trained with it; none, so that no answers are made from it either. Robots read it, and nothing makes them obey.',
        'no-training',
      ),
      index_now: optional(
        z.boolean(),
        'true to report pages that change to search engines when the site is published: Bing, Yandex, Naver and others that share what they get (IndexNow). Google is not among them.',
        true,
      ),
      fediverse_bridge: optional(
        z.boolean(),
        'true to let people on Mastodon and Bluesky follow the site as @your-name.example, by the bridge fed.brid.gy, which gets the domain only.',
        true,
      ),
      support: supportLinks(
        'Where listeners can support the music: links on the pages of releases, on the page of all links, and in podcast apps.',
      ),
      menu,
      contacts,
      distributors,
      contact,
      imprint,
      ...own,
      embeds: group('Embedded players.', {
        color: optional(hexColor, 'The accent of embedded players.', '#d98a00'),
      }),
      links: optional(
        z.record(slug, anyUrl),
        'Addresses that several pages share: write {links.name} for one of them in any text or address.',
        { shop: 'https://shop.example/your-name', community: 'https://www.instagram.com/your-name/' },
      ),
      look,
      logo: optional(assetFile, 'The logo as an SVG file; icons are made from it.', 'icons/logo.svg'),
      announcement: group('An announcement at the top of every page.', {
        text: key(text, 'What it says.', 'New Song is out'),
        url: optional(anyUrl, 'Where it leads.', '/music/releases/new-song/'),
        until: optional(day, 'The last day it is shown.', '2026-03-31'),
      }),
      extra,
      check: group('What is said about the site when it is checked and built.', {
        ignore: optional(
          z.array(z.enum(listWarnings(problems), { error: complainOfCode(problems) })),
          'Warnings that are not to be given, by their codes.',
          ['release/no-bpm'],
        ),
        names: optional(
          z.array(fixedText).min(1),
          'Names that nothing published may contain, such as those of children. * stands for any letters: Lena M*',
          ['Name of a child'],
        ),
      }),
      publish,
      share_images: key(
        z.boolean().default(true),
        'The pictures that shared links show; false leaves them out.',
        true,
      ),
    })
    .meta({
      instead: {
        ...aliases({
          'artist: {name: %}': 'name, title',
          'base_url: %': 'url, website',
          'emails: {general: %}': 'email',
          'emails: {bookings: %}': 'bookings',
          'artist: {members: %}': 'members',
          'look: {accent: %}': 'accent, color',
          look: 'colors, theme',
          'look: {style: %}': 'style',
          'look: {ground: dark}': 'dark_mode',
          'logo: %': 'favicon',
          'menu: %': 'nav',
          'social: %': 'socials, social_links',
          'platforms: %': 'streaming_links',
          contacts: 'manager',
          imprint: 'impressum, legal, legal_notice, vat_id',
          'imprint: {name: %, address: [12 Harbour Street, Lisbon], email: hello@your-name.example}': `publisher`,
          'contacts: [{name: Name of the manager, phone: %}]': 'phone',
          support: 'support_links',
          'support: [{label: Support me, url: %}]': 'donate, funding',
          'artist: {tagline: %}': 'tagline',
          'artist: {description: %}': 'description, bio',
        }),
        ...Object.fromEntries(PLATFORMS.map((platform) => [platform.key, profileLine(platform)])),
      },
      advice: {
        fonts: FONTS_ADVICE,
        analytics: COUNTING_ADVICE,
        keywords: 'Search engines do not read keywords. Remove the line.',
      },
    });
}

/** Advises the list for a profile of the artist. */
function profileLine({ name, isMusic }: Platform): string {
  return `${isMusic ? 'platforms' : 'social'}: [{name: ${name}, url: %}]`;
}

function complainOfCode(problems: Catalogue) {
  return ({ input }: { input?: unknown }) =>
    typeof input === 'string' && Object.hasOwn(problems, input)
      ? 'must be the code of a warning (errors cannot be switched off)'
      : 'must be the code of a warning, such as release/no-bpm';
}

export type Site = z.infer<ReturnType<typeof siteSchema>>;
