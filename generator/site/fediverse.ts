/** The artist in the fediverse: servers show the author of a shared page by this name. */
import { platformNamed } from './platforms/table.ts';
import type { Site } from './site.ts';

/** Returns true for profiles on servers that ask pages to link back with `rel="me"`. */
export function isFediverse(name: string): boolean {
  return platformNamed(name)?.key === 'mastodon';
}

/** `@artist.example@artist.example`, if a bridge makes the site an account (fed.brid.gy/docs). */
export function bridgedHandle({ settings, urls }: Pick<Site, 'settings' | 'urls'>): string | undefined {
  const { hostname } = new URL(urls.origin);
  return settings.fediverse_bridge ? `@${hostname}@${hostname}` : undefined;
}

/** Returns the address of the site's account at the bridge. */
export function bridgedProfile({ urls }: Pick<Site, 'urls'>): string {
  return `https://fed.brid.gy/web/${new URL(urls.origin).hostname}`;
}

/** Rules for hosts, which send on what other servers ask about the account. */
export function bridgeRules(settings: Pick<Site['settings'], 'fediverse_bridge'>): string {
  if (!settings.fediverse_bridge) return '';
  return ['webfinger', 'host-meta', 'nodeinfo']
    .map((name) => `/.well-known/${name} https://fed.brid.gy/.well-known/${name} 302\n`)
    .join('');
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
