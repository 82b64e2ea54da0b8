/** About and Projects: pages that tell who the artist is. */

import { htmlOf } from '../content/entry.ts';
import type { TextBlock } from '../model/props/parts.ts';
import { type Context, linkCards, linkTo, pageHead } from './context.ts';
import type { AboutProps, ProjectsProps } from './props/fixed.ts';

export function projectAbout(context: Context): AboutProps {
  const { site, pictures } = context;
  const copy = site.pages.about?.data;
  return {
    ...pageHead(site.pages.about, 'About'),
    portrait: copy?.image
      ? pictures.get(copy.image, 'album', copy.image_alt ?? site.settings.artist.name)
      : undefined,
    sections: textBlocks(context, 'sections'),
    coreValues: textBlocks(context, 'core_values'),
    atAGlance: copy?.at_a_glance ?? [],
    exploreMore: linkCards(context, copy?.explore_more),
  };
}

function textBlocks({ site }: Context, key: 'sections' | 'core_values'): TextBlock[] {
  const { about } = site.pages;
  return (about?.data[key] ?? []).map(({ title }, index) => ({
    title,
    html: htmlOf(about, [key, index, 'text']),
  }));
}

export function projectProjects(context: Context): ProjectsProps {
  const { site, pictures } = context;
  const copy = site.pages.projects?.data;
  return {
    ...pageHead(site.pages.projects, 'Projects'),
    projects: (copy?.projects ?? []).map((project, index) => ({
      name: project.name,
      type: project.type ?? '',
      status: project.status ?? '',
      descriptionHtml: htmlOf(site.pages.projects, ['projects', index, 'description']),
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
