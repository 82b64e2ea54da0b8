import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import type { NewestRow } from '../../../../../generator/features/pages/home-newest.ts';
import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Button } from '../../../../parts/Button.tsx';
import { Countdown } from '../../../../parts/Countdown.tsx';
import { Facts } from '../../../../parts/Facts.tsx';
import { Listen } from '../../../../parts/Listen.tsx';
import { NameLogo } from '../../../../parts/NameLogo.tsx';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { Stage } from '../../../../parts/Stage.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { TicketLink } from '../../../../parts/TicketLink.tsx';
import { useWords } from '../../../../words.ts';
import { bearingOf, hasDescender, type Setting, setTall, setWide } from './cells.ts';

/** Rows of coming shows and of new music. */
const ROWS = 5;

/** The board: the name from edge to edge, the next night, what comes and what is new, and the latest record. */
export function HomeHero(props: HomeProps) {
  const { artist, logo, tagline, location, lead, opening, shows, newest, follow, sections } = props;
  // With its wave, it is a part of its own.
  const isBelow = sections.some((section) => section.name === 'latest' && section.url === lead?.url);
  const next = lead?.announced ? undefined : shows.find(({ isOff }) => !isOff);
  const others = shows.filter((show) => show !== next).slice(0, ROWS);
  const music = newest.filter(({ url }) => url !== lead?.url).slice(0, ROWS - others.length);
  return (
    <>
      <div className="home">
        {logo ? (
          <div className="home-name">
            <NameLogo logo={logo} name={artist} isHeading />
          </div>
        ) : (
          <Name text={artist} />
        )}
        {opening && <Stage opening={opening} />}
        {next ? <Next show={next} /> : lead && <Newest lead={lead} />}
        {others.length + music.length > 0 && (
          <ul className="rows board">
            {others.map((show) => (
              <ShowRow key={show.url} show={show} />
            ))}
            {music.map((row) => (
              <MusicRow key={row.url} row={row} />
            ))}
          </ul>
        )}
        {lead && !isBelow && (
          <Latest lead={lead} isNamed={next !== undefined} isFirst={opening === undefined} />
        )}
      </div>
      {(tagline || location || follow || opening?.credit) && (
        <div className="shell home-words">
          <TextLine text={tagline} className="home-tagline" />
          <div className="home-more">
            <TextLine text={location} />
            {follow && <Anchor link={follow} className="link tall" />}
            <TextLine text={opening?.credit} />
          </div>
        </div>
      )}
    </>
  );
}

/** The name, its size solved to the width of the board, a second time for phones. */
function Name({ text }: { text: string }) {
  const [wide, tall] = [setWide(text), setTall(text)];
  const style: StyleVariables = {
    ...solve('wide', wide),
    ...solve('tall', tall),
    '--bearing': bearingOf(text),
    '--gaps': [...text].length - 1,
  };
  const looks = [hasDescender(text) ? ' home-artist-deep' : '', isShort(text) ? ' home-artist-short' : ''];
  return (
    <div className="home-name">
      <h1 className={`home-artist${looks.join('')}`} style={style} dir="auto">
        {text}
      </h1>
    </div>
  );
}

/** Three or four letters, which at the height of a wide screen end before the edge. */
function isShort(name: string): boolean {
  return /^\S{3,4}$/u.test(name.normalize());
}

function solve(which: string, { lines, width }: Setting): StyleVariables {
  return { [`--${which}`]: width.toFixed(3), [`--${which}-lines`]: lines };
}

/** `Fri 12 June`; without days of the week, the date as in other lists. */
function shortDate({ weekday, shortWeekday, shortDay, dateLabel }: EventRow): string {
  return weekday ? `${shortWeekday} ${shortDay}` : dateLabel;
}

/** The next night, in inverse. */
function Next({ show }: { show: EventRow }) {
  const { title, url, date, time, city, venue, festival, status, artists } = show;
  return (
    <div className="next on-ink">
      <p className="next-date">
        <time dateTime={date}>{shortDate(show)}</time>
      </p>
      <p className="next-time">{time && <bdi>{time}</bdi>}</p>
      <h2 className="next-city">
        <Bidi text={city} />
      </h2>
      <div className="next-what">
        <TextLine text={artists} />
        <p>
          <Bidi text={festival || venue} />
        </p>
        <p>
          <a href={url} className="link">
            <Bidi text={title} />
          </a>
        </p>
      </div>
      <div className="next-end">
        {status && <p className="badge capitalize">{status}</p>}
        <TicketLink event={show} className="button" />
      </div>
    </div>
  );
}

/** The newest record: if no night is announced, or if it is announced itself. */
function Newest({ lead }: { lead: NonNullable<HomeProps['lead']> }) {
  const { music } = useWords();
  const { announced } = lead;
  return (
    <div className="next next-music on-ink">
      <p className="next-date">{announced ? music.coming : music.latest}</p>
      <p className="next-time" />
      <h2 className="next-city">
        <Bidi text={lead.title} />
      </h2>
      <div className="next-what">
        <p>{announced?.label ?? lead.dateLabel}</p>
        {announced?.countdown && <Countdown {...announced.countdown} />}
      </div>
      <div className="next-end">
        <Button link={announced?.presave ?? announced?.reminder ?? lead.listen} />
      </div>
    </div>
  );
}

function ShowRow({ show }: { show: EventRow }) {
  const { events, lists } = useWords();
  const { title, url, date, time, city, venue, festival, status, artists } = show;
  return (
    <li className="way row board-row">
      <time className="cells board-date" dateTime={date}>
        {shortDate(show)}
      </time>
      <span className="cells board-time">{time && <bdi>{time}</bdi>}</span>
      <a href={url} className="cells cover-link board-what">
        <Bidi text={city} />
      </a>
      <span className="board-where">
        <Bidi text={[artists, festival || venue || title].filter(Boolean).join(lists.comma)} />
      </span>
      <span className="board-type capitalize">{status || events.show}</span>
    </li>
  );
}

function MusicRow({ row }: { row: NewestRow }) {
  const { title, url, date, dateLabel, artist, badge, genre, facts } = row;
  return (
    <li className="way row board-row">
      <time className="cells board-date" dateTime={date}>
        {dateLabel}
      </time>
      <span className="board-time" />
      <a href={url} className="cells cover-link board-what">
        <Bidi text={title} />
      </a>
      <span className="board-where">
        <Facts facts={[artist, ...facts.filter((fact) => fact !== genre)].slice(0, 3)} />
      </span>
      <span className="board-type">{badge}</span>
    </li>
  );
}

interface LatestProps {
  lead: NonNullable<HomeProps['lead']>;
  /** True below a night; without one, the record is named above. */
  isNamed: boolean;
  /** No other picture is above it. */
  isFirst: boolean;
}

function Latest({ lead, isNamed, isFirst }: LatestProps) {
  const { music } = useWords();
  const { title, url, picture, playables, listen, genre, facts, announced } = lead;
  const plays = playables.length > 0;
  const reminder = announced?.presave && announced.reminder;
  return (
    <div className="shell home-foot">
      <div className="home-cover">
        <Picture
          picture={picture}
          sizes={plays ? '(min-width: 40rem) 14rem, 94vw' : '14rem'}
          travel={travelName(url)}
          priority={isFirst}
          square
        />
      </div>
      {(isNamed || plays || announced) && (
        <div className="home-latest">
          {isNamed && <p>{music.latest}</p>}
          {isNamed && (
            <p className="cells">
              <Bidi text={title} />
            </p>
          )}
          <Listen title={title} list={playables} />
          {(isNamed || announced) && (
            <div className="actions">
              {reminder && <Button link={reminder} context={title} quiet />}
              <Button link={listen} quiet={plays || announced !== undefined} />
            </div>
          )}
        </div>
      )}
      <Facts facts={facts.filter((fact) => fact !== genre)} cells />
    </div>
  );
}
