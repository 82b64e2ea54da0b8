/** Capitals as strokes in a box of 24 by 32. Drawn, as fonts differ between machines, and equal sites must give equal icons. */
const STROKES: Record<string, string> = {
  A: 'M0 32 12 0l12 32M5 21h14',
  B: 'M0 16h13a8 8 0 0 1 0 16H0V0h12a8 8 0 0 1 0 16',
  C: 'M23 7A12 12 0 0 0 0 12v8a12 12 0 0 0 23 5',
  D: 'M0 0h10a14 16 0 0 1 0 32H0z',
  E: 'M24 0H0v32h24M0 16h20',
  F: 'M24 0H0v32M0 16h20',
  G: 'M23 7A12 12 0 0 0 0 12v8a12 12 0 0 0 24 0v-3H13',
  H: 'M0 0v32M24 0v32M0 16h24',
  I: 'M12 0v32',
  J: 'M20 0v22a10 10 0 0 1-20 0',
  K: 'M0 0v32M23 0 1 18m8-6 15 20',
  L: 'M0 0v32h22',
  M: 'M0 32V0l12 20L24 0v32',
  N: 'M0 32V0l24 32V0',
  O: 'M0 12a12 12 0 0 1 24 0v8a12 12 0 0 1-24 0z',
  P: 'M0 32V0h14a9 9 0 0 1 0 18H0',
  Q: 'M0 12a12 12 0 0 1 24 0v8a12 12 0 0 1-24 0zM14 22l10 11',
  R: 'M0 32V0h14a9 9 0 0 1 0 18H0m11 0 13 14',
  S: 'M23 6A11 8 0 0 0 12 0a11 8 0 0 0 0 16 11 8 0 0 1 0 16A11 8 0 0 1 1 26',
  T: 'M0 0h24M12 0v32',
  U: 'M0 0v20a12 12 0 0 0 24 0V0',
  V: 'm0 0 12 32L24 0',
  W: 'm0 0 6 32 6-22 6 22 6-32',
  X: 'm0 0 24 32M24 0 0 32',
  Y: 'm0 0 12 16L24 0M12 16v16',
  Z: 'M0 0h24L0 32h24',
};

/** Sign for names that begin with anything else: a record. */
const RECORD = '<circle cx="32" cy="32" r="15" stroke-width="14"/><circle cx="32" cy="32" r="1.5"/>';

/** The initial of a name as a square SVG, for sites without a logo. */
export function drawLettermark(name: string, ink: string, paper: string): string {
  const strokes = STROKES[name.normalize('NFD').charAt(0).toUpperCase()];
  const mark = strokes ? `<path transform="translate(20 16)" d="${strokes}" stroke-width="8"/>` : RECORD;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="4" fill="${ink}"/>`,
    `<g fill="none" stroke="${paper}" stroke-miterlimit="1.5">${mark}</g>`,
    '</svg>',
  ].join('');
}
