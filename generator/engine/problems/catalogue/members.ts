import { defineProblems } from '../define.ts';

export interface Years {
  name: string;
  from: number;
  until: number;
}

export const members = defineProblems({
  'artist/member-years': {
    level: 'error',
    message: ({ name, from, until }: Years) => `${name} joined in ${from}, but left in ${until}.`,
    hint: ({ from, until }: Years) => `Did you mean  from: ${until}  and  until: ${from} ?`,
    what: 'A member under `artist.members` in `site.yaml` left before they joined.',
    why: 'Both years are shown on About, in the press kit and to search engines.',
    fix: 'Correct one of the years.',
    example: `artist:
  name: Your Name
  members:
    - name: Name of the drummer
      role: Drums
      from: 2015
      until: 2019`,
  },
});
