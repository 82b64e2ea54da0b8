import type { ReleaseProps } from '../../generator/features/releases/record-page.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { CreditRow, SmallPrintRow } from './CreditRow.tsx';
import { Note } from './LinerNotes.tsx';

type Props = Pick<
  ReleaseProps,
  'credits' | 'moods' | 'dateLabel' | 'smallPrint' | 'booklet' | 'bookletForPrint' | 'rights'
>;

/** The small print of a sleeve: who did what, when it came out, how it feels, its codes and whose it is. */
export function Credits({ credits, moods, dateLabel, smallPrint, booklet, bookletForPrint, rights }: Props) {
  const { lists, music } = useWords();
  const rows = credits.length + moods.length + smallPrint.length + rights.length;
  if (rows === 0 && dateLabel === '' && !booklet) return null;
  return (
    <Note title={music.credits}>
      <dl className="data rows">
        {credits.map((credit) => (
          <CreditRow key={`${credit.role} ${credit.names.join()}`} {...credit} />
        ))}
        {dateLabel && <SmallPrintRow term={music.released}>{dateLabel}</SmallPrintRow>}
        {moods.length > 0 && <SmallPrintRow term={music.moods}>{moods.join(lists.comma)}</SmallPrintRow>}
        {smallPrint.map(({ term, text, link }) => (
          <SmallPrintRow key={term} term={term}>
            {link ? <Anchor link={link} className="link" /> : text}
          </SmallPrintRow>
        ))}
        {booklet && (
          <SmallPrintRow term={music.booklet}>
            <Anchor link={booklet} className="link" />
            {bookletForPrint && (
              <>
                <br />
                <Anchor link={bookletForPrint} className="link" />
              </>
            )}
          </SmallPrintRow>
        )}
        {rights.length > 0 && (
          <SmallPrintRow term={music.rights}>
            {rights.map((line) => (
              <span key={line} className="line">
                {line}
              </span>
            ))}
          </SmallPrintRow>
        )}
      </dl>
    </Note>
  );
}
