/** The artist in the fediverse: servers show the author of a shared page by this name. */
import { platformNamed } from './platforms/table.ts';
import type { Site } from './site.ts';

/** Whether a profile is on a server that asks pages to link back to it with `rel="me"`. */
export function isFediverse(name: string): boolean {
  return platformNamed(name)?.key === 'mastodon';
}

/** `@name@mastodon.social`, from the first such profile (docs.joinmastodon.org/entities/PreviewCard). */
export function fediverseHandle({ settings: { social = [] } }: Pick<Site, 'settings'>): string | undefined {
  return social
    .filter(({ name }) => isFediverse(name))
    .flatMap(({ url }) => {
      const { host, pathname } = new URL(url);
      const [, user] = /^\/@([^/@]+)\/?$/.exec(pathname) ?? [];
      return user ? [`@${user}@${host}`] : [];
    })[0];
}
