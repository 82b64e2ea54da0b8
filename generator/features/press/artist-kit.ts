/** The press kits of the artists of `artists/`: a biography and press photos, with their newest releases. */

import { blocksOf, positionOf } from '../../engine/content/entry.ts';
import { describeMember, groupMembers, rolesOf } from '../../site/identity.ts';
import { listArtistPhotos } from '../../site/press-photos.ts';
import { quotesOfReleases, quotesOfRosterArtist } from '../../site/quotes.ts';
import { hasPressKit, type RosterArtist } from '../../site/roster.ts';
import { artistRoute } from '../../site/routes.ts';
import type { PdfStyle } from '../../site/schema/pdf-style.ts';
import { isOut, type Site } from '../../site/site.ts';
import { listWorks, type Works } from '../artists/works.ts';
import { describeMusic, listPeople, nameFiles, type PressKit } from './kit.ts';
import { writeAddresses } from './printed-links.ts';

/** Keyed by the names of the artists' files. */
export function modelArtistKits(site: Site, style: PdfStyle): [slug: string, kit: PressKit][] {
  const works = listWorks(site);
  return site.artists.filter(hasPressKit).flatMap((entry): [string, PressKit][] => {
    const own = works.get(entry.slug);
    return own ? [[entry.slug, modelArtistKit(site, entry, own, style)]] : [];
  });
}

function modelArtistKit(site: Site, entry: RosterArtist, works: Works, style: PdfStyle): PressKit {
  const { words } = site;
  const { name, location, email, profiles = [] } = entry.data;
  const { emails = {} } = site.settings;
  const out = works.releases.filter(({ data }) => isOut(data, site.today));
  return {
    artist: name,
    style,
    fileNames: { ...nameFiles(site), artist: entry.slug },
    roles: [...rolesOf(entry.data), ...(location ? [location] : [])],
    words,
    url: site.urls.absolute(artistRoute(entry.slug)),
    license: site.pages.press?.data.license,
    contacts: [
      { label: words.contact.press, address: emails.press ?? emails.general },
      { label: words.pages.bookings, address: emails.bookings },
      { label: words.contact.general, address: email },
    ].flatMap(({ label, address }) => (address ? [{ label, address }] : [])),
    people: listPeople(site),
    members: groupMembers(site, entry.data.members ?? []).map(({ isFormer, list }) => ({
      isFormer,
      list: list.map((member) => describeMember(member, words)),
    })),
    otherNames: [],
    profiles,
    bios: [
      {
        id: 'full',
        label: words.press.biographyLabel,
        words: entry.body.words,
        blocks: writeAddresses(blocksOf(entry, ['body']), site.urls),
      },
    ],
    rider: [],
    works: [],
    films: [],
    photos: listArtistPhotos(site, entry),
    logos: [],
    codes: [],
    quotes: [...quotesOfRosterArtist(site, entry), ...quotesOfReleases(site, works.releases)],
    ...describeMusic(site, out),
    at: {
      name: positionOf(entry, ['name']),
      bios: positionOf(entry, []),
      rider: positionOf(entry, []),
      works: positionOf(entry, []),
      release: positionOf(out[0] ?? entry, []),
    },
  };
}
