/** The way in: a page's props become the text of its document. */
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Shell } from '../generator/model/shell.ts';
import type { Page, TemplateProps } from '../generator/pages/index.ts';
import { Document } from './layout/Document.tsx';
import { About } from './pages/About.tsx';
import { Contact } from './pages/Contact.tsx';
import { Event } from './pages/Event.tsx';
import { Events } from './pages/Events.tsx';
import { EventYear } from './pages/EventYear.tsx';
import { Home } from './pages/Home.tsx';
import { Legal } from './pages/Legal.tsx';
import { Merch } from './pages/Merch.tsx';
import { Mix } from './pages/Mix.tsx';
import { Mixes } from './pages/Mixes.tsx';
import { Music } from './pages/Music.tsx';
import { News } from './pages/News.tsx';
import { NewsPost } from './pages/NewsPost.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Own } from './pages/Own.tsx';
import { Photos } from './pages/Photos.tsx';
import { Press } from './pages/Press.tsx';
import { Projects } from './pages/Projects.tsx';
import { Release } from './pages/Release.tsx';
import { Releases } from './pages/Releases.tsx';
import { SmartLink } from './pages/SmartLink.tsx';
import { Videos } from './pages/Videos.tsx';

type Templates = { [Name in keyof TemplateProps]: (props: TemplateProps[Name]) => ReactNode };

interface Filled<Name extends keyof TemplateProps> {
  template: Name;
  props: TemplateProps[Name];
}

const templates: Templates = {
  home: Home,
  about: About,
  music: Music,
  releases: Releases,
  release: Release,
  smartLink: SmartLink,
  mix: Mix,
  mixes: Mixes,
  projects: Projects,
  events: Events,
  event: Event,
  eventYear: EventYear,
  news: News,
  newsPost: NewsPost,
  own: Own,
  videos: Videos,
  photos: Photos,
  merch: Merch,
  press: Press,
  contact: Contact,
  legal: Legal,
  notFound: NotFound,
};

/** The whole document of a page, doctype and closing newline included. */
export function render(page: Page, shell: Shell): string {
  const html = renderToStaticMarkup(
    <Document page={page} shell={shell}>
      {fillTemplate(page)}
    </Document>,
  );
  return `<!doctype html>${html}\n`;
}

function fillTemplate<Name extends keyof TemplateProps>({ template, props }: Filled<Name>): ReactNode {
  // Rendered, not called: only then may the templates of a site use hooks.
  const Template: ComponentType<TemplateProps[Name]> = templates[template];
  return <Template {...props} />;
}
