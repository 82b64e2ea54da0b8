/** Letters of other scripts as Latin ones, for addresses. Not for reading aloud. */
import { slugify } from './text.ts';

/** Pairs of a letter and what stands for it; nothing where it is left out. */
function readPairs(pairs: string): [string, string][] {
  return pairs.split(/\s+/).map((pair) => [[...pair][0] ?? '', [...pair].slice(1).join('')]);
}

const LATIN = 'ßss æae œoe øo đd ðd łl ıi þth ŋng ħh';
const CYRILLIC =
  'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ьʹ эe юyu яya ' +
  'ёyo іi їyi єye ґg ўu ђdj јj љlj њnj ћc џdz ѓg ѕdz ќk әa өo үu ұu қq ғg ңn һh';
const GREEK = 'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo';
const ARABIC =
  'اa وw يy بb تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz عa غgh فf قq كk لl مm نn هh ةa ىa ء ـ ' +
  'پp چch ژzh گg کk یy ٹt ڈd ڑr ںn ہh ےe ٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9 ۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9';
const HEBREW = 'אa בb גg דd הh וv זz חch טt יy כk ךk לl מm םm נn ןn סs עa פp ףp צts ץts קk רr שsh תt';

const LETTERS = new Map([LATIN, CYRILLIC, GREEK, ARABIC, HEBREW].flatMap(readPairs));

/** Arabic writes long vowels and the sounds w and y with the same letters: between consonants they are vowels. */
const WAW = /(?<=[^\s\p{P}اوىيةآأإ])و(?![اأإآوي])/gu;
const YA = /(?<=[^\s\p{P}اوىيةآأإ])[يی](?![اأإآوي])/gu;

/** A title as part of an address; empty where no letter of it has a Latin one. */
export function slugifyTitle(title: string): string {
  const composed = title.normalize('NFC').toLowerCase().replace(WAW, 'u').replace(YA, 'i');
  const latin = [...composed].map((letter) => LETTERS.get(letter) ?? plainOf(letter));
  return slugify(latin.join('').replace(/['’ʹ]/g, ''));
}

/** A letter without its accents, where the letter itself is not known: `أ` is `ا`. */
function plainOf(letter: string): string {
  const [base = letter] = letter.normalize('NFKD');
  return LETTERS.get(base) ?? letter;
}
