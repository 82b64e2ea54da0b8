/** The smart link of a release or remix: one address for every platform that has it. */
import { slugOfRoute, smartRoute } from '../model/cards.ts';
import type { Link } from '../model/props/parts.ts';
import type { Redirect } from '../model/redirects/index.ts';
import { placeOf } from '../model/redirects/old-address.ts';
import { type Context, linkTo } from './context.ts';
import { definePage } from './page.ts';
import type { SmartLinkProps } from './props/music.ts';
import type { Page, PageOf } from './props/page.ts';

/** @param release the page of the release itself, which search engines list in the place of this one */
export function smartLinkPage(context: Context, release: PageOf<'release'>): Page {
  const { route: canonicalRoute, props, share, theme } = release;
  const route = smartRoute(slugOfRoute(canonicalRoute) ?? '');
  const links = projectSmartLink(context, release);
  const page = definePage(context, 'smartLink', links, {
    route,
    canonicalRoute,
    title: `Listen to ${props.title}`,
    description: describe(links),
    trail: [
      ['Music', '/music/'],
      ['Releases', '/music/releases/'],
      [props.title, canonicalRoute],
    ],
    share,
    unlisted: true,
    quiet: true,
  });
  return { ...page, theme };
}

/** Smart links are in bios and old messages: that of a release moves with its page. */
export function moveSmartLinks(redirects: readonly Redirect[]): Redirect[] {
  const taken = new Set(redirects.map(({ from }) => placeOf(from)));
  return redirects.flatMap(({ from, to, at }) => {
    const [old, slug] = [slugOfRoute(from), slugOfRoute(to)];
    if (!old || !slug || taken.has(placeOf(smartRoute(old)))) return [];
    return [{ from: smartRoute(old), to: smartRoute(slug), at }];
  });
}

function projectSmartLink(context: Context, { props, url }: PageOf<'release'>): SmartLinkProps {
  const { title, artist, badge, picture, announced } = props;
  const platforms = props.platforms.flatMap(({ name, url: to }) => (to ? [linkTo(context, name, to)] : []));
  return {
    title,
    artist,
    badge,
    picture,
    announced,
    platforms: inOrder(platforms, context.site.settings.platforms ?? []),
    release: { label: `More about ${title}`, url, external: false },
  };
}

/** As the artist lists the platforms in site.yaml; those that are not named there come last. */
function inOrder(links: Link[], listed: readonly { name: string }[]): Link[] {
  const names = listed.map(({ name }) => name.toLowerCase());
  const rank = ({ label }: Link) => {
    // YouTube Music there is YouTube here.
    const place = names.findIndex((name) => name.startsWith(label.toLowerCase()));
    return place < 0 ? names.length : place;
  };
  return links.toSorted((one, other) => rank(one) - rank(other));
}

function describe({ title, artist, platforms, announced }: SmartLinkProps): string {
  const record = `${title} by ${artist}`;
  if (announced) return `${record}. ${announced.label}, wherever you listen.`;
  const names = platforms.map(({ label }) => label);
  const last = names.pop();
  if (last === undefined) return `${record} is on no platform yet. Its page tells what there is to know.`;
  return `Choose where to listen to ${record}: ${names.length > 0 ? `${names.join(', ')} or ${last}` : last}.`;
}
