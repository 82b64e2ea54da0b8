/** Letters that were lost before a source came here: `M?rk?`, `????? ????`, `MÃ¶rkÃ¶`, signs for what could not be read. */

/** `?` in a word or before one, or words of them; in questions and exclamations it is behind the word. */
const LOST =
  /\p{L}\?+\p{L}|(?<![^\s(["'“„])\?+\p{L}|(?<![\p{L}\p{N}?!])\?{4,}|(?<![\p{L}\p{N}?!])\?{2,}[\s.,-]+\?{2,}|\ufffd/u;
/** Parts of a text that are no words: addresses and paths have question marks. */
const NO_WORDS = /\S*[/=&\\]\S*/g;
/** Before it, letters of UTF-8 whose second half is gone. */
const CAPITAL_WITHIN = /\p{Ll}[ÃÂÐÑÎÏ]/u;

/** Signs of Windows-1252 where Latin-1 has controls: some programs read one, some the other. */
const WINDOWS_1252 = new Map(
  [
    ...new TextDecoder('windows-1252').decode(
      Uint8Array.from({ length: 32 }, (_, at) => 128 + at),
      { stream: true },
    ),
  ].map((letter, at) => [letter, 128 + at] as const),
);

/** The bytes that were read as Latin-1; undefined if they cannot have been. */
export function bytesOf(text: string): Uint8Array | undefined {
  const codes = [...text].map((letter) => WINDOWS_1252.get(letter) ?? letter.codePointAt(0) ?? 0);
  return codes.every((code) => code < 256) ? Uint8Array.from(codes) : undefined;
}

/** Letters of phonetics, which `Ç’est` would be: texts have none but Romanian and Azerbaijani ones. */
const PHONETIC = /[\u01c0-\u0217\u021c-\u0258\u025a-\u02ff]/;

/** UTF-8 that was read as Latin-1, which is certain: hardly any other text is UTF-8 by accident. */
export function repairUtf8(text: string): string {
  if (!/\P{ASCII}/u.test(text)) return text;
  const bytes = bytesOf(text);
  try {
    const repaired = bytes ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : text;
    return PHONETIC.test(repaired) ? text : repaired;
  } catch {
    return text;
  }
}

/** The first damaged words of a text; undefined if it has none. */
export function damageIn(text: string): string | undefined {
  if (!/[?\ufffd\u0080-\u00ff]/.test(text)) return undefined;
  const words = text.replace(NO_WORDS, ' ').split(/\s+/);
  const isDamaged = (word: string) => CAPITAL_WITHIN.test(word) || repairUtf8(word) !== word;
  const at = words.findIndex(isDamaged);
  if (at !== -1) return words.slice(at, at + 3).join(' ');
  const line = words.join(' ');
  const start = line.search(LOST);
  return start === -1 ? undefined : line.slice(Math.max(0, start - 20), start + 40).trim();
}
