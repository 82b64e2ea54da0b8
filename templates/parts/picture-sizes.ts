/** How wide pictures are shown, as the `sizes` attribute takes it, where looks differ. */
export const PRESS_PHOTO = '(min-width: 64rem) min(19.4vw, 20.2rem), (min-width: 40rem) 28.8vw, 92vw';
