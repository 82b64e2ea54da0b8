/** The choice of a language. What offers one to those who prefer it is in that language. */
export const languages = {
  label: 'Sprache',
  offer: 'Diese Seite auf Deutsch lesen',
};
