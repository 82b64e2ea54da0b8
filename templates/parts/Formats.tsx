import type { Download } from '../../generator/site/downloads.ts';
import type { FormatRow } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { DownloadList } from './DownloadList.tsx';
import { Facts } from './Facts.tsx';
import { Section } from './Section.tsx';

interface Props {
  formats: FormatRow[];
  /** Files that come with it. */
  extras?: Download[] | undefined;
  /** Title of the release, which completes links for screen readers. */
  title: string;
}

/** The formats to buy, with prices and shops, and the files that come with them. */
export function Formats({ formats, extras = [], title }: Props) {
  const { music } = useWords();
  if (formats.length + extras.length === 0) return null;
  return (
    <Section title={music.getIt} id="get">
      {formats.length > 0 && <FormatList formats={formats} title={title} />}
      {extras.length > 0 && <DownloadList files={extras} />}
    </Section>
  );
}

export function FormatList({ formats, title }: Omit<Props, 'extras'>) {
  return (
    <ul className="rows">
      {formats.map((format, index) => (
        <li key={`${format.title} ${String(index)}`} className="row format">
          <div className="format-what">
            <span className="subheading" dir="auto">
              {format.title}
            </span>
            <Facts facts={format.facts} />
          </div>
          <Offer format={format} title={title} />
        </li>
      ))}
    </ul>
  );
}

function Offer({ format, title }: { format: FormatRow; title: string }) {
  const { music } = useWords();
  const { price, isSoldOut, shop } = format;
  return (
    <p className="format-end">
      {price && <span className={isSoldOut ? 'data line-through' : 'data'}>{price}</span>}
      {isSoldOut && <span className="badge">{music.soldOut}</span>}
      {shop && (
        <Anchor link={shop} className="card-link">
          {shop.label}
          <span className="sr-only">
            : {title}, {format.title}
          </span>
        </Anchor>
      )}
    </p>
  );
}
