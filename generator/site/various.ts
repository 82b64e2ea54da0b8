/** Names for many artists where a record is by nobody in particular. */

/** Name in files. */
export const VARIOUS = 'Various Artists';

const WRITTEN =
  /^(?:various(?: artists?)?|va|v\.\s?a\.?|v\/a|verschiedene(?: interpreten| künstler| artists)?|divers(?:es?)?(?: artistes| interpreten| künstler)?|eri (?:esittäjiä|artisteja)|sekalaisia(?: esittäjiä)?|blandade artister|diverse artiest(?:en)?|varia|artistes divers|vari(?: artisti)?|artisti vari|varios(?: artistas)?|artistas varios|vários(?: artistas)?|artistas vários|çeşitli sanatçılar|разные исполнители|فنانون (?:متنوعون|مختلفون)|multi[- ]interprètes)$/iu;

export function isVarious(name: string): boolean {
  return WRITTEN.test(name.trim());
}
