/** Two a row, without margins. */
export const PRESS_PHOTO = '(min-width: 40rem) 50vw, 100vw';
