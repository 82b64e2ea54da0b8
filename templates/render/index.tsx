/** The entry of the templates: renders the props of a page as an HTML document. */

import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page, TemplateProps } from '../../generator/app/list/features.ts';
import type { Shell } from '../../generator/app/pipeline/shell.ts';
import type { Extra } from '../../generator/site/schema/extra.ts';
import { hasSeldom } from '../../generator/site/seldom-styles.ts';
import { Document } from '../layout/Document.tsx';
import { ownPages } from '../own-pages.ts';
import { About } from '../pages/About.tsx';
import { Artist } from '../pages/Artist.tsx';
import { Artists } from '../pages/Artists.tsx';
import { Contact } from '../pages/Contact.tsx';
import { Embed } from '../pages/Embed.tsx';
import { Event } from '../pages/Event.tsx';
import { Events } from '../pages/Events.tsx';
import { EventYear } from '../pages/EventYear.tsx';
import { Follow } from '../pages/Follow.tsx';
import { Groups } from '../pages/Groups.tsx';
import { Home } from '../pages/Home.tsx';
import { Legal } from '../pages/Legal.tsx';
import { Links } from '../pages/Links.tsx';
import { Locked } from '../pages/Locked.tsx';
import { Merch } from '../pages/Merch.tsx';
import { Mix } from '../pages/Mix.tsx';
import { Mixes } from '../pages/Mixes.tsx';
import { Music } from '../pages/Music.tsx';
import { News } from '../pages/News.tsx';
import { NewsPost } from '../pages/NewsPost.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { Own } from '../pages/Own.tsx';
import { Photos } from '../pages/Photos.tsx';
import { Press } from '../pages/Press.tsx';
import { Private } from '../pages/Private.tsx';
import { Projects } from '../pages/Projects.tsx';
import { Reel } from '../pages/Reel.tsx';
import { Release } from '../pages/Release.tsx';
import { Releases } from '../pages/Releases.tsx';
import { Score } from '../pages/Score.tsx';
import { Scores } from '../pages/Scores.tsx';
import { SmartLink } from '../pages/SmartLink.tsx';
import { Track } from '../pages/Track.tsx';
import { Videos } from '../pages/Videos.tsx';
import { Work } from '../pages/Work.tsx';
import { Works } from '../pages/Works.tsx';
import { forgetShared } from '../Shared.tsx';
import { setSite } from '../site-state.ts';
import { markLanguages } from './marks.ts';

export { ownPages } from '../own-pages.ts';

/** Props of a template, and the keys below `extra` in the file that the page shows. */
type Given<Name extends keyof TemplateProps> = TemplateProps[Name] & { extra?: Extra | undefined };

type Templates = { [Name in keyof TemplateProps]: (props: Given<Name>) => ReactNode };

interface Filled<Name extends keyof TemplateProps> {
  template: Name;
  props: TemplateProps[Name];
  extra?: Extra | undefined;
}

const templates: Templates = {
  home: Home,
  about: About,
  artists: Artists,
  artist: Artist,
  music: Music,
  releases: Releases,
  release: Release,
  track: Track,
  smartLink: SmartLink,
  embed: Embed,
  template: OwnTemplate,
  mix: Mix,
  mixes: Mixes,
  scores: Scores,
  score: Score,
  works: Works,
  work: Work,
  reel: Reel,
  projects: Projects,
  events: Events,
  event: Event,
  eventYear: EventYear,
  groups: Groups,
  news: News,
  newsPost: NewsPost,
  own: Own,
  videos: Videos,
  photos: Photos,
  merch: Merch,
  press: Press,
  private: Private,
  locked: Locked,
  contact: Contact,
  links: Links,
  follow: Follow,
  legal: Legal,
  notFound: NotFound,
};

/** The whole document of a page, doctype and closing newline included. */
export function render(page: Page, shell: Shell): string {
  if (setSite(shell.site)) forgetShared();
  const html = renderToStaticMarkup(
    <Document page={page} shell={shell}>
      {fillTemplate(page)}
    </Document>,
  );
  const marked = markLanguages(html, {
    lang: shell.lang,
    codes: page.languages?.map(({ code }) => code) ?? [shell.lang],
    untranslated: [...(shell.untranslated ?? []), ...(page.untranslated ?? [])],
  });
  return `<!doctype html>${needsSeldom(page, marked) ? marked : marked.replace(SELDOM_SHEET, '')}\n`;
}

const SELDOM_SHEET = /<link rel="stylesheet" href="[^"]*" data-seldom=""\/>/;

/** A locked page is seen only when it is opened. */
function needsSeldom({ template }: Page, html: string): boolean {
  return template === 'locked' || hasSeldom(html);
}

/** The component of a file that the site adds. */
function OwnTemplate({ name, ...props }: Given<'template'>): ReactNode {
  const Template = ownPages[name]?.[name];
  // Its file was checked when the page was planned.
  return <>{isComponent(Template) && <Template {...props} />}</>;
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function';
}

function fillTemplate<Name extends keyof TemplateProps>({ template, props, extra }: Filled<Name>): ReactNode {
  // Rendered, not called: only then may custom templates use hooks.
  const Template: ComponentType<Given<Name>> = templates[template];
  // React's own attributes are unrelated to the props of templates.
  const given: object = { ...props, extra };
  return createElement(Template as ComponentType<object>, given);
}
