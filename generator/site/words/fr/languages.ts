/** The choice of a language. What offers one to those who prefer it is in that language. */
export const languages = {
  label: 'Langue',
  offer: 'Lire cette page en français',
};
