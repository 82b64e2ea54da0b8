/** Words at the ends of titles that name the music of a film, a series or a game. */

const WORDS = [
  'soundtrack|\\bscore|motion picture|music from the (?:film|series|game)',
  'filmmusik|musik zu[mr] (?:film|serie|spiel)|bande originale|musiques? (?:originales?|du film)',
  'banda sonora|música (?:original|de la película|do filme)|colonna sonora|musica del film|trilha sonora',
  '(?:film|dizi|oyun) müziği|موسيقى (?:ال)?(?:تصويرية|فيلم|مسلسل|لعبة)',
].join('|');
/** Beginnings of brackets that name a part of it: a song from a film may well be a single. */
const FROM = "(?:(?:taken )?from|aus|extrait|tiré|d[eao]s? |d[ea]ll?['’a]?|من )";

const ENDING = new RegExp(
  `\\s*(?:[([](?!${FROM})[^()[\\]]*(?:${WORDS})[^()[\\]]*[)\\]]|(?:\\s[–—-]|:)? original (?:[\\p{L}-]+ ){0,2}(?:soundtrack|score))$`,
  'iu',
);
/** In capitals, behind a title that is not: Ost is a word of German. */
const SHORT = /(?<=[\p{Ll}\p{Lo}].*)\s+[([]?O\.?S\.?T\.?[)\]]?$/u;

/** Returns a title without such words: `Ferry` for `Ferry (Original Motion Picture Soundtrack)`. */
export function withoutSoundtrack(title: string): string {
  return title.trim().replace(ENDING, '').replace(SHORT, '');
}
