/** Codes that spreadsheets have damaged. */

/** `1.23457E+11`: a spreadsheet keeps fifteen digits, and exports the few that it shows. */
export const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d+$/i;

export const AS_TEXT =
  'Format the column as text in the spreadsheet, type the codes again where they are wrong, and export it once more.';
