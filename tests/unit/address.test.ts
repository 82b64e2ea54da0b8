/** The form in which the program addresses its users, and the signs of each language, as `terms.md` beside its words has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readNotes } from '../../generator/app/scaffold/notes/index.ts';
import { readWords } from '../../generator/words/index.ts';

const WORDS = new URL('../../generator/words/', import.meta.url);

interface Rule {
  /** Words and forms of verbs of the other form of address. */
  readonly other: RegExp;
  /** Texts that are about the forms themselves, or in which such a word means something else. */
  readonly except?: RegExp;
  /** Quotation marks, spaces and apostrophes of other languages. */
  readonly signs: RegExp;
}

const APOSTROPHE = String.raw`(?<=\p{L})'(?=\p{L})`;

/** Before a verb that begins a sentence, or follows another one. */
const VERB = '(?:^|[.:;!?] |«|“|[ ,](?:[yoeuYOEU]|[Oo]u|Después|Luego|Depois|Poi|Puis|así que) )';

const RULES: Readonly<Record<string, Rule>> = {
  // du
  de: {
    signs: /[«»”]/,
    other: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b|\b\p{Lu}\p{Ll}+en Sie\b/u,
    except: /\b(?:Sie oder du|Per Sie)\b/,
  },
  // tú
  es: {
    signs: /[“”„]/,
    other: verbs(
      'añada|borre|cambie|compruebe|copie|corrija|deje|ejecute|elija|escriba|exporte|haga|indique|ponga|publique|quite|revise|use|vuelva',
      String.raw`\busted(?:es)?\b|\b(?:[Aa]ñáda|[Áá]bra|[Bb]órre|[Cc]ópie|[Ee]nláce|[Ee]scríba|[Ee]xpórte|[Pp]ónga|[Qq]uíte|[Ss]úba)l[aeo]s?\b|¿Qu(?:ería|iso) `,
    ),
    except: /\b(?:De usted|tú o usted|de usted)\b/,
  },
  // vous
  fr: {
    signs: new RegExp(`[“”„]|(?<=[\\p{L}\\d}»)]) [:;?!»](?=\\s|$)|« |${APOSTROPHE}`, 'u'),
    other: verbs(
      'ajoute|choisis|corrige|écris|enlève|mets|retire|supprime|utilise',
      String.raw`(?<![\p{L}-])(?:tu|toi|tes|ton)(?![\p{L}-])|\bt’`,
    ),
    except: /\b(?:vous ou tu|au ton)\b/,
  },
  // tu
  it: {
    signs: new RegExp(`[“”„]|${APOSTROPHE}`, 'u'),
    other: verbs(
      'aggiunga|cambi|cancelli|controlli|corregga|elimini|metta|rimuova|scelga|scriva|tolga|usi',
      String.raw`(?<=\p{Ll} )(?:Lei|Su[ao]|Suoi|Sue)\b`,
    ),
    except: /\b(?:Con il Lei|tu o Lei)\b/,
  },
  // The third person without a pronoun, in the Portuguese of Portugal.
  pt: {
    signs: /[“”„]/,
    other: verbs(
      'acrescenta|adiciona|apaga|corrige|escolhe|escreve(?!-se)|muda|põe|retira|tira',
      String.raw`\b(?:tu|teu|tua|teus|tuas|ti|contigo|queres|podes|tiveres|[Qq]uerias|você|arquivos?|usuários?|celular|hospedagem|em uma?)\b`,
    ),
    except: /\b(?:Por tu|(?:você|vous) ou tu|O cartão .+ escreve|Decide)\b/,
  },
  // siz
  tr: {
    signs: new RegExp(`[«»„]|${APOSTROPHE}`, 'u'),
    other:
      /(?<!\p{L})(?:[Ss]en|[Ss]enin|[Ss]ana|[Ss]eni|[Kk]endin)(?!\p{L})|\p{L}[dt][ıiuü]ğın(?!\p{L})|(?<!\p{L})(?:aktar|bırak|değiştir|dene|düzelt|ekle|kaldır|kaydet|koy|kullan|seç|sil|yaz)(?=[.:](?:\s|$))|\p{L}(?:ıyor|iyor|uyor|üyor)sun(?!\p{L})|istedin(?!\p{L})/u,
    except: /siz ya da sen|Sen diye|Bu dilde yaz/,
  },
};

function verbs(list: string, words: string): RegExp {
  const forms = list.split('|').flatMap((verb) => [verb, capitalize(verb)]);
  return new RegExp(`${VERB}(?:${forms.join('|')})(?![\\p{L}])|${words}`, 'u');
}

function capitalize(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** All texts of a language, with where they are. */
function textsOf(language: string): [place: string, text: string][] {
  const files = readdirSync(new URL(`${language}/`, WORDS)).filter((name) => name.endsWith('.json'));
  const words = files.map((name): [string, object] => [
    name,
    readWords(language, name.slice(0, -'.json'.length)),
  ]);
  return [...words, ['notes', readNotes(language)] as const].flatMap(([name, each]) =>
    listTexts(each).map((text): [string, string] => [name, text]),
  );
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

describe.each(Object.entries(RULES))('in %s', (language, { other, except, signs }) => {
  test('the reader is addressed in one form', () => {
    const found = textsOf(language).filter(([, text]) =>
      other.test(except === undefined ? text : text.replace(new RegExp(except, 'gu'), '')),
    );
    expect(found).toEqual([]);
  });

  test('the signs are those of the language', () => {
    const isOfNotes = (place: string) => place === 'notes';
    expect(textsOf(language).filter(([place, text]) => !isOfNotes(place) && signs.test(text))).toEqual([]);
  });

  test('the form is written down', () => {
    expect(readFileSync(new URL(`${language}/terms.md`, WORDS), 'utf8')).toMatch(/^## Address\n\n\S/m);
  });
});
