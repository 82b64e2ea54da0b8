/**
 * Compositions of cut paper on a sheet of 14 by 15, drawn over its edges. Ink is the mass, the field is one piece, which leaves the last
 * two columns to the ground of the name.
 */
const SHEETS = [
  // Three leaves.
  {
    ink: 'M5.2 16Q-6 11-3.4.6Q6.4 4.6 5.2 16ZM5.9 16Q1.2 7.4 5.2-2Q11.4 6.2 5.9 16Z',
    field: 'M6.6 16Q5.8 8.4 10.8 3Q13.2 11 6.6 16Z',
  },
  // A sun over hills.
  {
    ink: 'M-.2 9.4C2.4 6.6 4.9 11.8 8 10.2S12.4 7.4 14.2 8.7V15.2H-.2Z',
    field: 'M3.2 4.7A3.7 3.7 0 1 0 10.6 4.7A3.7 3.7 0 1 0 3.2 4.7Z',
  },
  // Two halves of a disc, one moved down.
  { ink: 'M5.1 .9A6 6 0 0 0 5.1 12.9Z', field: 'M5.3 3.5A6 6 0 0 1 5.3 15.5Z' },
  // A gate, and a light in it.
  {
    ink: 'M-.6 15.2V6.9A5.8 5.8 0 0 1 11 6.9V15.2H7.9V7.1A2.7 2.7 0 0 0 2.5 7.1V15.2Z',
    field: 'M5.2 12.2A1.9 1.9 0 1 0 5.2 8.4A1.9 1.9 0 1 0 5.2 12.2Z',
  },
  // Keys.
  {
    ink: 'M-.2-.2H2.3L2 12.6L-.2 12.1ZM2.9-.2H5.1L4.9 8.2L3 8.6ZM8.3-.2H10.4L10.7 13.9L8.1 13.4ZM11-.2H14.2V3.8L11.2 3.4Z',
    field: 'M5.7-.2H7.7L7.5 11.2L5.4 10.8Z',
  },
  // A ball on the stairs.
  {
    ink: 'M-.2 3.4H3.1V6.6H6.6V9.7H10V12.8H14.2V15.2H-.2Z',
    field: 'M3.1 4A2.6 2.6 0 1 0 8.3 4A2.6 2.6 0 1 0 3.1 4Z',
  },
] as const;

interface Props {
  /** Name of the artist: the same name always has the same paper. */
  name: string;
}

/** Replaces a missing photograph. */
export function CutPaper({ name }: Props) {
  // Letters count by their places: names of the same letters differ.
  const hash = [...name].reduce((total, letter) => (31 * total + letter.charCodeAt(0)) % 65_521, 7);
  const { ink, field } = SHEETS[hash % SHEETS.length] ?? SHEETS[0];
  return (
    <svg className="mirrored" viewBox="0 0 14 15" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="cut-ink" d={ink} />
      <path className="cut-field" d={field} />
    </svg>
  );
}
