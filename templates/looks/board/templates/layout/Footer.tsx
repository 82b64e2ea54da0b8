import { Imprint, type ImprintProps } from '../../../../parts/Imprint.tsx';
import { useWords } from '../../../../words.ts';

/** The last rows of the board. */
export function Footer(props: ImprintProps) {
  const { shell } = useWords();
  return (
    <Imprint {...props}>
      <p className="on-ink imprint-row">{shell.endOfList}</p>
    </Imprint>
  );
}
