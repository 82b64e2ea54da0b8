/** Sponsors and donations of custom pages. */

import type { Artifact } from '../../engine/artifact.ts';
import { hash } from '../../engine/lib/hash.ts';
import { type Context, linkTo } from '../../site/context.ts';
import type { Link } from '../../site/parts.ts';
import { ownPageRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { drawCode } from '../links/qr-code.ts';
import type { OwnPage } from './schema/markdown-pages.ts';

export interface SponsorGroup {
  title: string;
  logos: { name: string; src: string; link?: Link | undefined }[];
  names: string[];
}

export interface Donations {
  name: string;
  /** IBAN in groups of four. */
  iban: string;
  /** May be empty, as the purpose. */
  bic: string;
  purpose: string;
  /** The address of the code. */
  code: string;
}

export function projectSponsors(context: Context, groups: OwnPage['sponsors']): SponsorGroup[] | undefined {
  return groups?.map(({ title = '', logos = [], names = [] }) => ({
    title,
    logos: logos.flatMap(({ name, file, url }) => {
      const found = context.assets.downloads[file];
      if (!found) return [];
      return [
        { name, src: context.site.urls.href(found.url), link: url ? linkTo(context, name, url) : undefined },
      ];
    }),
    names,
  }));
}

export function projectDonations(
  { site }: Context,
  slug: string,
  given: OwnPage['donations'],
): Donations | undefined {
  if (!given) return undefined;
  const { name, iban, bic = '', purpose = '' } = given;
  return {
    name,
    iban: iban.replace(/.{4}(?=.)/g, '$& '),
    bic,
    purpose,
    code: `${site.urls.href(ownPageRoute(slug))}${slug}-qr.svg`,
  };
}

/** A code for each account, as the apps of banks read it (EPC069-12, version 2). */
export function planDonationCodes(site: Site): Artifact[] {
  return site.ownPages.flatMap(({ slug, data: { donations } }) => {
    if (!donations) return [];
    const { name, iban, bic = '', purpose = '' } = donations;
    const transfer = [
      'BCD',
      '002',
      '1',
      'SCT',
      bic,
      name.slice(0, 70),
      iban,
      '',
      '',
      '',
      purpose.slice(0, 140),
    ].join('\n');
    const path = site.urls.path(ownPageRoute(slug)).replace(/[^/]*$/, `${slug}-qr.svg`);
    return [{ path, key: `epc ${hash(transfer)}`, body: async () => Buffer.from(await drawCode(transfer)) }];
  });
}
