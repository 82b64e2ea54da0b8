import { htmlOf } from '../../engine/content/entry.ts';
import { pictureOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead, Picture } from '../../site/parts.ts';
import { sitePage } from '../../site/site-pages.ts';
import { writeDigits } from '../../site/words/index.ts';

export interface ProjectsProps extends PageHead {
  projects: {
    name: string;
    type: string;
    status: string;
    descriptionHtml: string;
    highlights: string[];
    releases: { title: string; year: string; streams: string }[];
    picture?: Picture | undefined;
  }[];
  collaborations: { artist: string; track: string; type: string; year: string; link?: Link | undefined }[];
}

/** The page of the projects, if there are any. */
export function projectsPages(context: Context): PageOf<'projects', ProjectsProps>[] {
  const { site } = context;
  if (!sitePage(site, 'projects').isFilled) return [];
  return [
    defineFixedPage(context, 'projects', projectProjects(context), {
      fallback: site.words.descriptions.projects({ name: site.settings.artist.name }),
    }),
  ];
}

function projectProjects(context: Context): ProjectsProps {
  const { site, assets } = context;
  const copy = site.pages.projects?.data;
  return {
    ...pageHead(context, 'projects'),
    projects: (copy?.projects ?? []).map((project, index) => ({
      name: project.name,
      type: project.type ?? '',
      status: project.status ?? '',
      descriptionHtml: htmlOf(site.pages.projects, ['projects', index, 'description']),
      highlights: project.highlights ?? [],
      releases: (project.releases ?? []).map(({ title, year, streams }) => ({
        title,
        year: writeDigits(year?.toString() ?? '', site.language),
        streams: streams ?? '',
      })),
      picture: project.image
        ? pictureOf(assets, project.image, 'album', project.image_alt ?? project.name)
        : undefined,
    })),
    collaborations: (copy?.collaborations ?? []).map(({ artist, track, type, year, url }) => ({
      artist,
      track,
      type: type ?? '',
      year: writeDigits(year?.toString() ?? '', site.language),
      link: url ? linkTo(context, track, url) : undefined,
    })),
  };
}
