/** Sections of Home that need no words of their own. */
export const HOME_SECTIONS = [
  'latest',
  'scores',
  'works',
  'artists',
  'shows',
  'featured',
  'video',
  'news',
  'remix',
  'quotes',
  'newsletter',
  'community',
] as const;
