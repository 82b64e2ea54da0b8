/** The schema of each kind of file. Apart from `rooms.ts`, as schemas are slow to load. */
import type { z } from 'zod';
import type { Kind } from '../../kinds.ts';
import { mix, release, remix } from './music.ts';
import { pages } from './pages.ts';
import { site } from './site.ts';
import { legal, news } from './writing.ts';

export const schemas: Record<Kind, z.ZodType> = {
  site,
  releases: release,
  remixes: remix,
  mixes: mix,
  news,
  legal,
  'pages/home': pages.home,
  'pages/about': pages.about,
  'pages/music': pages.music,
  'pages/releases': pages.releases,
  'pages/mixes': pages.mixes,
  'pages/projects': pages.projects,
  'pages/events': pages.events,
  'pages/news': pages.news,
  'pages/press': pages.press,
  'pages/contact': pages.contact,
};
