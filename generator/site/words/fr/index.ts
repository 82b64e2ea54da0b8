import type { TwoForms } from '../types.ts';
import * as dates from './dates.ts';
import * as islands from './islands.ts';
import * as languages from './languages.ts';
import * as live from './live.ts';
import * as music from './music.ts';
import * as people from './people.ts';
import * as site from './site.ts';

export const FRENCH: TwoForms = {
  ...dates,
  ...languages,
  ...live,
  ...music,
  ...people,
  ...site,
  ...islands,
};
