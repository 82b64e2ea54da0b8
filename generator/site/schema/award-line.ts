/** Awards on one line, as people write them. */

/** Words for results. */
const NOMINATED =
  /^(?:nomin|nomm|nomea|candidat|finalist|short-?list|long-?list|indicad)\p{L}*$|^(?:aday|مرشحة?|ترشيح)$/iu;
const WON =
  /^(?:won|winners?|win|gewonnen|gewinner(?:in)?|preisträger(?:in)?|lauréate?|gagnée?|remportée?|ganad(?:o|or|ora)|vencedora?|vinto|vincitore|vincitrice|kazandı|kazanan|فوز|فائزة?|فاز)$/iu;

export interface ReadAward {
  prize: string;
  category?: string;
  year?: number;
  result: 'won' | 'nominated';
}

/** Behind the prize, or before it: `(nominated)`, `, Nominee`, `Shortlisted for`. */
const BEHIND = /^(?<text>.+?)(?:\s*[(,]\s*|\s+[–—-]\s+)(?<word>[^(),\s]+)\s*\)?$/;
const BEFORE =
  /^(?<word>\p{L}[\p{L}-]+)(?:\s*:\s*|\s+(?:for|für|pour|al|por|per|ao|for the)\s+)(?<text>\S.*)$/u;

/** `BAFTA Nominee`: without a sign between them, a winner may belong to the name. */
const LAST = /^(?<text>.+?)\s+(?<word>\p{L}+)$/u;

/** `César 2026, Best Music (nominated)`: prize, year, category and result. Without a result, it is not clear what the commas divide. */
export function readAward(line: string): ReadAward | undefined {
  const found = [BEHIND, BEFORE, LAST].flatMap((form) => {
    const { text = '', word = '' } = form.exec(line.trim())?.groups ?? {};
    const isWon = form !== LAST && WON.test(word);
    return isWon || NOMINATED.test(word) ? { text, isWon } : [];
  })[0];
  if (!found) return undefined;
  const { text, isWon } = found;
  const [, before, year, after] = /^(.*?\S),? ((?:19|20)\d\d)(?=$|,)(.*)$/.exec(text) ?? [];
  const [prize = '', ...category] = `${before ?? text}${after ?? ''}`.split(/\s*,\s*/);
  return {
    prize,
    ...(category.length > 0 && { category: category.join(', ') }),
    ...(year !== undefined && { year: Number(year) }),
    result: isWon ? 'won' : 'nominated',
  };
}
