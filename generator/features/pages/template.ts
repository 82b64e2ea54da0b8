/** Pages made by custom templates. */

import type { Context } from '../../site/context.ts';
import { webPageLd } from '../../site/json-ld/web-site.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import { listImages, shareOf } from '../../site/share.ts';
import { withArtist } from '../../site/titles.ts';

export interface TemplatePageProps {
  /** The name of its file and component: `TourDiary`. */
  name: string;
}

export function templatePages(context: Context): PageOf<'template', TemplatePageProps>[] {
  const { site } = context;
  return site.templatePages.map(({ name, route, title, description: written, embeds }) => {
    const description = written || `${withArtist(site, title)}.`;
    const share = shareOf(context, { title });
    const images = listImages(context, undefined, share);
    const props = { name };
    return definePage(context, 'template', props, {
      ...{ route, title, description, share },
      trail: [[title, route]],
      jsonLd: [webPageLd(site, { title }, { url: site.urls.absolute(route), images, description })],
      embedded: { players: embeds.map((embedUrl) => ({ embedUrl })) },
    });
  });
}
