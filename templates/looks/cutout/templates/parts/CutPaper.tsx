/** Compositions of cut paper, in a sheet of 14 by 15. Ink is the mass, the field one piece of it. */
const SHEETS: readonly { ink: string; field: string }[] = [
  // A low sun behind two waves.
  {
    ink: 'M0 8.2C3 5.4 5 11 8 9.6S12 6.6 14 8V15H0Z',
    field: 'M4.2 4.6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0',
  },
];

interface Props {
  /** Each name has its own. */
  name: string;
}

/** What is in the place of a photograph where there is none. */
export function CutPaper({ name }: Props) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const sheet = SHEETS[sum % SHEETS.length];
  return (
    sheet && (
      <svg viewBox="0 0 14 15" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="cut-ink" d={sheet.ink} />
        <path className="cut-field" d={sheet.field} />
      </svg>
    )
  );
}
