/** Returns what each word means, from the words for each meaning, with commas between: `{cd: 'compact disc, cd-r'}`. */
export function aliases<Meaning extends string>(
  words: Partial<Record<Meaning, string>>,
): Record<string, Meaning> {
  const meanings = Object.keys(words).filter((key): key is Meaning => key in words);
  return Object.fromEntries(
    meanings.flatMap((meaning) => (words[meaning] ?? '').split(/,\s+/).map((word) => [word, meaning])),
  );
}
