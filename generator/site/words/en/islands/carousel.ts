export const carousel = {
  previous: 'Previous releases',
  next: 'Next releases',
  play: 'Play',
  pause: 'Pause',
  role: 'carousel',
} as const;
