import { capitalize } from '../../generator/engine/lib/letters.ts';
import type { TrackRow } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { externalLink } from './Button.tsx';
import { CreditRow } from './CreditRow.tsx';
import { Facts } from './Facts.tsx';
import { LinksLine } from './LinksLine.tsx';
import { LyricLines } from './Lyrics.tsx';

/** Details of a track, folded away: lyrics, credits, codes, and its own links. */
export function TrackDetails({ track }: { track: TrackRow }) {
  const { language, links, lists, music } = useWords();
  // React has a key of its own.
  const { title, facts, credits, platforms, lyrics, key: _, ...words } = track;
  const parts = [
    ...(lyrics ? [music.lyricsIn] : []),
    ...(credits.length > 0 ? [music.creditsIn] : []),
    ...(platforms.length > 0 ? [music.linksIn] : []),
  ];
  if (parts.length + facts.length === 0) return null;
  const label = parts.length > 0 ? parts.join(lists.comma) : music.details;
  return (
    <details className="track-details">
      <summary className="card-link">
        {capitalize(label, language.locale)}
        <span className="sr-only"> {links.of({ title })}</span>
      </summary>
      <div className="track-details">
        <Facts facts={facts} />
        {lyrics && <LyricLines {...words} text={lyrics} />}
        {credits.length > 0 && <TrackCredits credits={credits} />}
        {platforms.length > 0 && (
          <LinksLine links={platforms.map(({ name, url = '' }) => externalLink(name, url))} context={title} />
        )}
      </div>
    </details>
  );
}

function TrackCredits({ credits }: Pick<TrackRow, 'credits'>) {
  return (
    <dl className="data max-w-text rows">
      {credits.map((credit) => (
        <CreditRow key={`${credit.role} ${credit.names.join()}`} {...credit} />
      ))}
    </dl>
  );
}
