/** The pages of a site by which looks are compared. */
import { ROUTES, releaseRoute } from '../../../site/routes.ts';
import type { Site } from '../../../site/site.ts';

export interface ShownPage {
  title: string;
  /** Route without the base path: `/events/`. */
  route: string;
}

/** Home, the newest release, all releases and the shows, as far as the site has them. */
export function listShown({ latest, releases, events }: Site): ShownPage[] {
  return [
    { title: 'Home', route: ROUTES.home },
    ...(latest ? [{ title: latest.data.title, route: releaseRoute(latest.slug) }] : []),
    ...(releases.length > 0 ? [{ title: 'Releases', route: ROUTES.releases }] : []),
    ...(events.length > 0 ? [{ title: 'Shows', route: ROUTES.events }] : []),
  ];
}
