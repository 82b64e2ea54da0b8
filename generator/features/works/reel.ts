/** The page of the reel, and a page for each mood: no release, and in no feed. */

import { htmlOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { nameMaker } from '../../engine/lib/name-maker.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { languageChoices } from '../../site/languages.ts';
import { defineFixedPage, definePage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead, TrackRow } from '../../site/parts.ts';
import { ROUTES } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { isReachable, trailTo } from '../../site/site-pages.ts';
import type { CueSheet } from '../sound/cue-schema.ts';
import { cueRows } from '../sound/cues.ts';
import { sheetOf } from './scores.ts';
import type { Way } from './works.ts';

export interface ReelProps extends PageHead {
  /** All, and the moods; empty if there is one only. */
  moods: Way[];
  cues: TrackRow[];
  /** Terms of licensing as safe HTML, and whom to ask. */
  licensing: { html: string; mail?: Link | undefined };
}

/** The cues of pages/reel.yaml, with the titles and stills of their films. */
function reelSheet({ scores }: Pick<Site, 'scores'>, entry: Entry<Data<'pages/reel'>>): CueSheet {
  const cues = (entry.data.reels ?? []).map((cue, index) => {
    const score = scores.find(({ slug }) => slug === cue.film)?.data;
    const film = score?.title ?? cue.film;
    return { cue, path: ['reels', index], facts: film ? [film] : [], picture: score?.still };
  });
  return { entry, route: ROUTES.reel, cues };
}

/** All cues of the site. */
export function listSheets(
  { scores }: Pick<Site, 'scores'>,
  { reel }: Pick<Site['pages'], 'reel'>,
): CueSheet[] {
  return [...scores.map(sheetOf), ...(reel ? [reelSheet({ scores }, reel)] : [])];
}

export function reelPages(context: Context): PageOf<'reel', ReelProps>[] {
  const { site } = context;
  const { reel: entry } = site.pages;
  if (!entry?.data.reels?.length) return [];
  const { words, settings } = site;
  const sheet = reelSheet(site, entry);
  const rows = cueRows(context, sheet);
  const moods = [...new Set(sheet.cues.flatMap(({ cue }) => cue.mood ?? []))];
  const claim = nameMaker();
  const ways = ['', ...moods].map((mood) => {
    const route = mood ? `${ROUTES.reel}${claim(slugify(mood), 'mood')}/` : ROUTES.reel;
    return { ...linkTo(context, mood || words.reel.all, route), mood, route };
  });
  const { name = '', email } = entry.data.licensing ?? {};
  // Without an address, that of the contact with the name; or the page where everybody's is.
  const mail = email ?? settings.contacts?.find((each) => each.name === name)?.email;
  const address = mail ? `mailto:${mail}` : name !== '' && isReachable(site) ? ROUTES.contact : undefined;
  const licensing = {
    html: htmlOf(entry, ['licensing', 'text']),
    mail: address === undefined ? undefined : linkTo(context, name || (mail ?? ''), address),
  };
  const description = entry.data.description ?? words.descriptions.reel({ name: settings.artist.name });
  return ways.map(({ mood, route }) => {
    const props = {
      ...pageHead(context, 'reel'),
      moods:
        moods.length > 1
          ? ways.map(({ route: _, ...way }) => ({ ...way, isCurrent: way.mood === mood }))
          : [],
      cues: rows.filter((_, index) => mood === '' || sheet.cues[index]?.cue.mood?.includes(mood)),
      licensing,
    };
    if (mood === '') return defineFixedPage(context, 'reel', props, { fallback: description });
    const title = `${props.title} – ${mood}`;
    const trail: [string, string][] = [trailTo(site, 'reel'), [mood, route]];
    const page = definePage(context, 'reel', props, {
      ...{ route, title, description, trail },
      ...{ standing: 'short', canonicalRoute: ROUTES.reel },
    });
    // In other languages, moods have other names.
    return { ...page, languages: languageChoices(site, ROUTES.reel) };
  });
}
