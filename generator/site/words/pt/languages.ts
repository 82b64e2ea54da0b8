/** The choice of a language. What offers one to those who prefer it is in that language. */
export const languages = {
  label: 'Idioma',
  offer: 'Ler esta página em português',
};
