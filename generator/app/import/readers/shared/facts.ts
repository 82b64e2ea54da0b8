/** Records of what is known. */

/** The keys whose values are known. */
export function known<Facts extends object>(facts: { [K in keyof Facts]: Facts[K] | undefined }): Facts {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined);
  // Every key that is required has a value, by the type of the argument.
  return Object.fromEntries(entries) as Facts;
}

/** A list, unless it is empty. */
export function some<Value>(list: readonly Value[]): readonly Value[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** A text, unless it is empty. */
export function filled(text: string): string | undefined {
  return text === '' ? undefined : text;
}
