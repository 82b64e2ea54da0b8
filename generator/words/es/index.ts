import type { TwoForms } from '../types.ts';
import { dates, lists } from './dates.ts';
import {
  audioPlayer,
  carousel,
  contactForm,
  copyButton,
  fields,
  gallery,
  menu,
  newsletterForm,
  player,
  search,
  videoPlayer,
} from './islands.ts';
import { languages } from './languages.ts';
import { events } from './live.ts';
import { inSentence, kinds, music, recordings, tabs } from './music.ts';
import { about, contact, descriptions, news, press, rooms } from './people.ts';
import { links, pages, shell } from './site.ts';

export const SPANISH: TwoForms = {
  dates,
  languages,
  lists,
  pages,
  shell,
  links,
  kinds,
  tabs,
  inSentence,
  music,
  recordings,
  events,
  about,
  contact,
  press,
  news,
  rooms,
  descriptions,
  audioPlayer,
  videoPlayer,
  contactForm,
  fields,
  copyButton,
  search,
  gallery,
  menu,
  carousel,
  newsletterForm,
  player,
};
