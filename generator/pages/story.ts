/** About and Projects: pages that tell who the artist is. */

import type { TextBlock } from '../model/props/parts.ts';
import { type Context, linkCards, linkTo, markdown, pageHead } from './context.ts';
import type { AboutProps, ProjectsProps } from './props/fixed.ts';

export function projectAbout(context: Context): AboutProps {
  const { site, pictures } = context;
  const copy = site.pages.about?.data;
  return {
    ...pageHead(context, copy, 'About'),
    portrait: copy?.image
      ? pictures.get(copy.image, 'album', copy.image_alt ?? site.site.data.artist.name)
      : undefined,
    sections: textBlocks(context, copy?.sections),
    coreValues: textBlocks(context, copy?.core_values),
    atAGlance: copy?.at_a_glance ?? [],
    exploreMore: linkCards(context, copy?.explore_more),
  };
}

function textBlocks(context: Context, blocks: { title: string; text: string }[] = []): TextBlock[] {
  return blocks.map(({ title, text }) => ({ title, html: markdown(context, text) }));
}

export function projectProjects(context: Context): ProjectsProps {
  const { site, pictures } = context;
  const copy = site.pages.projects?.data;
  return {
    ...pageHead(context, copy, 'Projects'),
    projects: (copy?.projects ?? []).map((project) => ({
      name: project.name,
      type: project.type ?? '',
      status: project.status ?? '',
      descriptionHtml: markdown(context, project.description),
      highlights: project.highlights ?? [],
      releases: (project.releases ?? []).map(({ title, year, streams }) => ({
        title,
        year: year?.toString() ?? '',
        streams: streams ?? '',
      })),
      picture: project.image
        ? pictures.get(project.image, 'album', project.image_alt ?? project.name)
        : undefined,
    })),
    collaborations: (copy?.collaborations ?? []).map(({ artist, track, type, year, url }) => ({
      artist,
      track,
      type: type ?? '',
      year: year?.toString() ?? '',
      link: url ? linkTo(context, track, url) : undefined,
    })),
  };
}
