interface Props {
  facts: readonly string[];
  /** Each in a cell of its own, as the first screen shows them. */
  cells?: boolean;
}

/** Facts, in mono: `115 BPM · A minor · 3:00`. Nothing is said twice, and nothing known shows nothing. */
export function Facts({ facts, cells = false }: Props) {
  const known = [...new Set(facts)].filter(Boolean);
  if (known.length === 0) return null;
  return (
    <ul className={cells ? 'data facts-cells' : 'data facts'}>
      {known.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
