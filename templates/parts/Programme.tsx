import type { EventProps, ShowDay } from '../../generator/features/shows/page.ts';
import type { ProgrammeRow } from '../../generator/features/shows/programme-rows.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';
import { Button } from './Button.tsx';
import { Facts } from './Facts.tsx';
import { Section } from './Section.tsx';
import { TextLine } from './TextLine.tsx';

interface Props extends Pick<EventProps, 'programme'> {
  /** Days of a show with times of their own. */
  days?: ShowDay[];
}

/** The programme: composer and work, its movements, and who joins in. */
export function Programme({ programme, days = [] }: Props) {
  const { events } = useWords();
  if (programme.length === 0 && days.length === 0) return null;
  const isPlayed = programme.length > 0 || days.some((day) => day.programme.length > 0);
  return (
    <Section title={isPlayed ? events.programme : events.performances} id="programme">
      {days.length === 0 ? (
        <Works programme={programme} />
      ) : (
        programme.length > 0 && (
          <div className="disc">
            <Works programme={programme} />
          </div>
        )
      )}
      {days.map((day) => (
        <Day key={day.moment + day.stage} day={day} />
      ))}
    </Section>
  );
}

/** A day of a festival, or one of several performances. */
function Day({ day }: { day: ShowDay }) {
  const { moment, label, facts, stage, note, programme, status, tickets } = day;
  return (
    <div className="disc">
      <div className="disc-bar">
        <div>
          <h3 className="subheading">
            <time dateTime={moment}>{label}</time>
          </h3>
          <Facts facts={[...facts, stage]} />
          {status && <p className="badge capitalize">{status}</p>}
          <TextLine text={note} className="max-w-text lines" />
          {tickets.length > 0 && (
            <div className="actions">
              {tickets.map(({ link, price }) => (
                <Button
                  key={link.url + link.label}
                  link={price ? { ...link, label: `${link.label}, ${price}` } : link}
                  context={label}
                />
              ))}
            </div>
          )}
        </div>
      </div>
      {programme.length > 0 && <Works programme={programme} />}
    </div>
  );
}

function Works({ programme }: Pick<EventProps, 'programme'>) {
  return (
    <ol className="rows">
      {programme.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a programme may have two intervals, and its order never changes.
        <Entry key={index} row={row} />
      ))}
    </ol>
  );
}

function Entry({ row }: { row: ProgrammeRow }) {
  const { title, isInterval, composer, arranger, note, movements, performers, link } = row;
  if (isInterval)
    return (
      <li className="row piece quiet">
        <span className="piece-interval">{title}</span>
      </li>
    );
  return (
    <li className="row piece">
      <span className="piece-composer">
        <Bidi text={composer} />
      </span>
      <div className="piece-work">
        <p className="row-title" dir="auto">
          {link ? <Anchor link={link} className="link" /> : title}
        </p>
        <TextLine text={arranger} className="quiet" />
        <TextLine text={note} className="quiet" />
        {movements.map((movement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two movements may have one name, and their order never changes.
          <p key={index} className="quiet" dir="auto">
            {movement}
          </p>
        ))}
        {performers.map((performer) => (
          <p key={performer.name}>
            <bdi>{performer.link ? <Anchor link={performer.link} className="link" /> : performer.name}</bdi>
            {performer.role && <span className="quiet"> ({performer.role})</span>}
          </p>
        ))}
      </div>
    </li>
  );
}
