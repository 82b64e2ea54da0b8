/** Kinds of artists, and what people call them. */
import { fold } from '../../engine/lib/fold.ts';
import { findNearest } from '../../engine/lib/suggest.ts';

export const ARTIST_KINDS = [
  'solo',
  'singer',
  'band',
  'dj',
  'rapper',
  'ensemble',
  'choir',
  'composer',
  'label',
  'collective',
] as const;

export type ArtistKind = (typeof ARTIST_KINDS)[number];

/** Other words for each kind, in the languages that Liner has words in. The last part of a compound is enough. */
const WORDS: Record<ArtistKind, string> = {
  solo: `soloist, solist, solistin, soliste, solista, solo artist, musician, musiker, musikerin, musicien, musicienne, músico, música,
    musicista, müzisyen, عازف, عازفة, instrumentalist, pianist, pianistin, pianiste, pianista, piyanist, violinist, geiger, geigerin, violoniste,
    violinista, kemancı, cellist, cellistin, violoncelliste, guitarist, gitarrist, gitarristin, guitariste, guitarrista, chitarrista, gitarist,
    conductor, dirigent, dirigentin, orchestra conductor, organist, organistin, harpist, flutist`,
  singer: `vocalist, songwriter, singer songwriter, singer-songwriter, sänger, sängerin, saenger, saengerin, liedermacher, liedermacherin, chanteur, chanteuse,
    auteur-compositeur-interprète, cantante, cantautor, cantautora, cantautore, cantautrice, cantor, cantora, şarkıcı, مغن, مغنٍ, مغني, مغنية, مطرب, مطربة,
    soprano, sopran, mezzosoprano, baryton, tenor, ténor, baritone, contralto, opera singer, opernsänger, opernsängerin`,
  band: 'duo, group, brass band, brassband, kapelle, blaskapelle, fanfare, charanga, bando, gruppe, groupe, groupe de musique, grupo, gruppo, banda, conjunto, grup, müzik grubu, فرقة, فرقة موسيقية',
  dj: `producer, produzent, produzentin, producteur, productrice, productor, productora, produttore, produttrice, produtor, produtora,
    prodüktör, disc jockey, disk jockey, deejay, djane, beatmaker, دي جي, منتج`,
  rapper:
    'mc, emcee, rap, hip hop, hip-hop, rap artist, rappeur, rappeuse, rapero, rapera, rapçi, رابر, hip hop artist, hip-hop artist',
  ensemble: `piano duo, klavierduo, trio, quartet, quartett, quatuor, cuarteto, quartetto, quarteto, kuartet, dörtlü, quintet, quintett, quintette, quinteto,
    quintetto, sextet, sextett, septet, octet, oktett, chamber music, kammermusik, musique de chambre, orchestra, orchester, orchestre, orquesta,
    orquestra, orkestra, opera, opera company, philharmonic, philharmonie, symphony, sinfonietta, string quartet, streichquartett, klaviertrio,
    piano trio, chamber orchestra, kammerorchester, consort, big band, ensamble, topluluk, أوركسترا, رباعي, ثلاثي`,
  choir:
    'chorus, chorale, chor, kantorei, chœur, choeur, coro, coral, koro, chamber choir, kammerchor, جوقة, كورال, vocal ensemble, vokalensemble, a cappella group',
  composer: `komponist, komponistin, compositeur, compositrice, compositor, compositora, compositore, besteci, ملحن, مؤلف موسيقي, film composer,
    arranger`,
  label: `record label, plattenlabel, plattenfirma, record company, maison de disques, sello, sello discográfico, discográfica, etichetta,
    casa discografica, editora, gravadora, plak şirketi, شركة إنتاج, netlabel`,
  collective:
    'crew, rap collective, kollektiv, collectif, colectivo, collettivo, coletivo, kolektif, posse, تجمع',
};

/** Keyed by words of people, in lower case, with accents and without. */
export const KIND_ALIASES: Readonly<Record<string, ArtistKind>> = Object.fromEntries(
  ARTIST_KINDS.flatMap((kind) =>
    WORDS[kind].split(/,\s+/).flatMap((word): [string, ArtistKind][] => [
      [word, kind],
      [fold(word), kind],
    ]),
  ),
);

/** The shortest word that ends a compound: `Kinderchor`, `Streichquartett`. */
const PART = 4;

const ALL = [...ARTIST_KINDS, ...Object.keys(KIND_ALIASES)];

/** The kind that a word means: `Streichquartett`, `string quartet`, `MC`. */
export function findArtistKind(words: string): ArtistKind | undefined {
  const wanted = fold(words.trim());
  const parts = wanted.split(/[\s,;/&-]+/);
  const known = [wanted, ...parts.toReversed()].map(kindNamed).find((kind) => kind !== undefined);
  if (known) return known;
  const [compound = ''] = ALL.filter(
    (word) => word.length >= PART && parts.some((part) => part.endsWith(word)),
  ).sort((a, b) => b.length - a.length);
  return kindNamed(compound);
}

/** Suggests the nearest kind for an unknown word, or lists all. */
export function suggestArtistKind(words: string): string {
  const nearest = kindNamed(findNearest(fold(words), ALL) ?? '');
  return nearest ? `Did you mean ${nearest}?` : `It must be one of these: ${ARTIST_KINDS.join(', ')}.`;
}

function kindNamed(word: string): ArtistKind | undefined {
  return (
    ARTIST_KINDS.find((kind) => kind === word) ??
    (Object.hasOwn(KIND_ALIASES, word) ? KIND_ALIASES[word] : undefined)
  );
}
