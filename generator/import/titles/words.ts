/** Words that name the version of a song in its title, in the languages of the interface and a few others. */

/** Words between commas. */
function list(words: string): string[] {
  return words.trim().split(/\s*,\s*/);
}

/** What a recording is called by its last word: `Radio Edit`, `Name Remix`, `2011 Remaster`, `Albumfassung`. */
const LAST = list(String.raw`
  remix, rmx, mix, remixes, edit, version, remaster, remastered, demo, dub, rework, refix, bootleg, flip,
  vip, session, sessions, take, cut, mixdown, recording, rendition, cover, fassung, \p{L}*version,
  \p{L}*fassung, remastert, aufnahme, mitschnitt, versión, remasterizado, remasterizada, remasterisé,
  remasterisée, versão, versione, remasterizzato, versiyon, versiyonu, ремикс, версия, ريمكس, ريمیكس,
  نسخة
`);

/** What stands alone in its brackets, or before one of the words above. */
const WHOLE = list(`
  instrumental, acoustic, unplugged, karaoke, a cappella, acapella, extended, mono, stereo, explicit,
  clean, bonus track, bonus, reprise, outtake, radio, original, single, ep, demo, remastered, akustik,
  akustisch, instrumentale, acoustique, acústico, acústica, acustico, acustica, акустика,
  konzertmitschnitt, en concert, en direct, en public, en vivo, en directo, en concierto, ao vivo,
  dal vivo, in concerto, canlı, live, im konzert, live im konzert, لايف, مباشر, حي, أكوستيك
`);

/** What a recording in front of an audience begins with, before the place or the year: `Live at`, `En vivo desde`. */
const LIVE = [
  'live (?:at|in|on|from|@|bei|beim|aus|auf|im|am|vom|à|au|aux|en|de|desde|do|da|dal|al|no|na|version|session|sessions|acoustic|recording|take|\\d{4}|\\()',
  'live,',
  'recorded (?:live|at|in)',
  '(?:enregistré|grabado|gravado|registrato|aufgenommen|mitgeschnitten) ',
  'en (?:concert|direct|public) (?:à|au|aux|de|du|dans)',
  'en (?:vivo|directo|concierto) (?:en|desde|de)',
  'ao vivo (?:em|no|na|de)',
  'dal vivo (?:a|al|in|da|di)',
  'konzertmitschnitt ',
  'لايف (?:من|في)',
];

/** What a version begins with: `Remix by Name`. */
const FIRST = list(`
  remix by, remixed by, remixé par, remix von, remix de, remezclado por, remixado por, remixato da
`);

const TIME = '(?: (?:\\d{4}|[ivx]+|\\d))?';

function any(words: readonly string[]): string {
  return `(?:${words.join('|')})`;
}

const VERSION = new RegExp(
  [
    `^(?!(?:in )?the mix$)(?:.*[\\s\\d'’-])?${any(LAST)}${TIME}$`,
    `^(?:(?:the|an?) )?${any(WHOLE)}${TIME}$`,
    `^(?:version|versión|versão|versione) ${any(WHOLE)}$`,
    `^${any(LIVE)}`,
    `^${any(FIRST)} `,
    '^(?:remaster(?:ed)?|remastert|remasterizado|version|versión|versão|versione|demo|take) ?\\d+$',
  ].join('|'),
  'iu',
);

/** Whether words in brackets or after a dash are those of a version: `Live at Somewhere`, `Radio Edit`. */
export function isVersion(words: string): boolean {
  return VERSION.test(words.normalize('NFC'));
}

/** Versions that are the song as it is known. */
const PLAIN =
  /^(?:original(?: mix| version)?|(?:album|single|main|lp|studio) (?:version|mix)|albumversion|version originale|explicit(?: version)?)$/iu;

/** Whether a version is the song itself: `Original Mix`, `Album Version`. */
export function isPlainVersion(version: string): boolean {
  return PLAIN.test(version.trim());
}

const BY = new RegExp(`^${any(FIRST)} (.+)$`, 'iu');
const OF = /^(.+?) (?:remix|rmx|rework|refix|bootleg|flip|ремикс|ريمكس)(?: \d{4})?$/iu;

/** Words before `Remix` that are nobody's name. */
const GENERIC =
  /^(?:the|original|official|radio|extended|club|album|single|dub|short|long|full|main|instrumental|vocal|acoustic|dance|house|techno|trance|ambient|deep|disco|drill|amapiano|jungle|drum|bass|and|&|video|clean|dirty|new|summer|winter|night|festival|vip|live|lofi|lo-fi|slowed|sped|up|version|mix|edit|bonus|\d+["”]?|\d{4})$/i;

/** Who made the remix that a version names: `Name` of `Name’s Club Remix`; empty for a `Club Remix`. */
export function remixerIn(version: string): string {
  const by = BY.exec(version)?.[1];
  if (by !== undefined) return by.trim();
  const words = (OF.exec(version)?.[1] ?? '').split(/\s+/).filter(Boolean);
  while (words.length > 0 && GENERIC.test(words.at(-1) ?? '')) words.pop();
  return words.every((word) => GENERIC.test(word)) ? '' : words.join(' ').replace(/['’]s?$/, '');
}
