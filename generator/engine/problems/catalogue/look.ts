import { defineProblems } from '../define.ts';

export interface Faint {
  contrast: number;
  least: number;
  /** A colour near it that can be read. */
  readable: string;
}

export const look = defineProblems({
  'look/accent': {
    level: 'error',
    message: ({ accent, ground, contrast, least }: Faint & { accent: string; ground: string }) =>
      `The accent ${accent} is hard to read on the ground ${ground}: the contrast is ${contrast.toFixed(1)}, and ${least} is needed.`,
    hint: ({ readable, suits }: Faint & { suits: 'light' | 'dark' | undefined }) =>
      `Use "${readable}", the nearest shade that can be read${suits ? `, or put it on a ${suits} ground:  ground: ${suits}` : ''}.`,
    what: 'The accent in `look` of `site.yaml` is too close to the ground of the pages.',
    why: 'Links and buttons are in this colour. Everybody must be able to read them, in bright sunlight and with poor eyesight too (WCAG 2.2, 1.4.3).',
    fix: 'Use the shade that the message names, a darker or lighter colour, or another ground.',
    example: `look:
  accent: "#8a1c4a"
  ground: light`,
  },
  'look/ground': {
    level: 'error',
    message: ({ ground, contrast, least }: Faint & { ground: string }) =>
      `Text is hard to read on the ground ${ground}: the contrast is ${contrast.toFixed(1)}, and ${least} is needed.`,
    hint: ({ readable }: Faint) => `Use "${readable}", the nearest shade on which text can be read.`,
    what: 'The ground in `look` of `site.yaml` is neither light nor dark enough for text.',
    why: 'Long texts, small print and the edges of fields must be readable on it, in bright sunlight and with poor eyesight too.',
    fix: 'Use the shade that the message names, or `light`, `dark` or `auto`.',
    example: `look:
  ground: "#101820"`,
  },
  'look/ground-unused': {
    level: 'warning',
    message: 'With  accent: stylesheet  all colours are those of your stylesheet, so the ground is not used.',
    hint: 'Set --paper and --ink in assets/styles.css, or remove one of the two lines.',
    what: '`look` in `site.yaml` leaves the colours to the stylesheet and names a ground as well.',
    why: 'Only one of the two can decide.',
    fix: 'Remove `ground` and set `--paper` and `--ink` in `assets/styles.css`, or give `accent` a colour.',
    example: `look:
  accent: stylesheet`,
  },
});
