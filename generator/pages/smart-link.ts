/** The smart link of a release or remix: one address for every platform that has it. */
import { definePage, type PageOf } from '../model/page.ts';
import { type Context, linkTo } from '../model/page-context.ts';
import type { Link, Picture } from '../model/parts.ts';
import { smartRoute } from '../model/routes.ts';
import { trailTo } from '../model/site-pages.ts';
import type { RecordPage, ReleaseProps } from './release/record.ts';

/** One address for every platform that has a release. */
export interface SmartLinkProps {
  title: string;
  artist: string;
  /** `Single • 2025`. */
  badge: string;
  picture: Picture;
  /** Before its day, in place of the platforms. */
  announced?: ReleaseProps['announced'];
  /** Those that have it, in the artist's order; none before its day. */
  platforms: Link[];
  /** Its whole page. */
  release: Link;
}

/** @param record the page of the release itself, with something to share; search engines list it in the place of this one */
export function smartLinkPage(
  context: Context,
  { slug, page: release }: RecordPage,
): PageOf<'smartLink', SmartLinkProps> {
  const { route: canonicalRoute, props, share, theme } = release;
  const links = projectSmartLink(context, release);
  const page = definePage(context, 'smartLink', links, {
    route: smartRoute(slug),
    canonicalRoute,
    title: `Listen to ${props.title}`,
    description: describe(links),
    trail: [trailTo(context.site, 'music'), trailTo(context.site, 'releases'), [props.title, canonicalRoute]],
    share,
    standing: 'short',
  });
  return { ...page, theme };
}

function projectSmartLink(context: Context, { props, url }: RecordPage['page']): SmartLinkProps {
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
  return `Choose where to listen to ${record}: ${names.length > 0 ? `${names.join(', ')} or ${last}` : last}.`;
}
