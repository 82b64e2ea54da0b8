import type { EventRow } from '../../generator/features/shows/row.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';
import { SupportLine } from './SupportLine.tsx';
import { TextLine } from './TextLine.tsx';

interface Props {
  event: EventRow;
  /** Classes of the link, of what is less important, and of the description. */
  link: string;
  quiet?: string;
  text?: string;
}

/** Describes a show below its city: title, artists, festival, programme, venue, other acts. */
export function EventWhat({ event, link, quiet, text }: Props) {
  const { lists } = useWords();
  const { city, isTitled, title, url, venue, country, description, festival, series, programme, artists } =
    event;
  return (
    <div className="event-what">
      <p className="row-title" dir="auto">
        <a href={url} className={link}>
          {isTitled && <span className="sr-only">{city + lists.comma}</span>}
          {title}
        </a>
      </p>
      {[artists, festival].map(
        (name) =>
          name && (
            <p key={name}>
              <bdi>{name}</bdi>
            </p>
          ),
      )}
      <TextLine text={programme} />
      <TextLine text={series} className={quiet} />
      <p className={quiet}>
        <Bidi text={[venue, country].filter(Boolean).join(lists.comma)} />
      </p>
      <SupportLine event={event} className={quiet} />
      <TextLine text={description} className={text} />
    </div>
  );
}
