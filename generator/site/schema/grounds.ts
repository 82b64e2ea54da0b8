/** Grounds of pages that are no colour. */
export const GROUNDS = ['light', 'dark', 'auto'] as const;
