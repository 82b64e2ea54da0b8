import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import type { Picture as PictureData } from '../../../../../generator/site/parts.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Button } from '../../../../parts/Button.tsx';
import { Countdown } from '../../../../parts/Countdown.tsx';
import { Fitted } from '../../../../parts/Fitted.tsx';
import { NameLogo } from '../../../../parts/NameLogo.tsx';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { Stage } from '../../../../parts/Stage.tsx';
import { SupportLine } from '../../../../parts/SupportLine.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { TicketLink } from '../../../../parts/TicketLink.tsx';
import { useWords } from '../../../../words.ts';
import { Flyer } from './Flyer.tsx';
import { isBlackletter, setLines, widestWord } from './letters.ts';

/** A photograph torn at its lower edge, the name pasted over that edge, a sticker with what is next, and the newest record. */
export function HomeHero({
  artist,
  logo,
  tagline,
  location,
  lead,
  opening,
  follow,
  photos,
  next,
}: HomeProps) {
  const isPictured = opening !== undefined || photos.length > 0;
  const [photo] = photos.toSorted((a, b) => b.width / b.height - a.width / a.height);
  return (
    <>
      <div className="opening" style={{ ...solve('wide', artist), ...solve('tall', artist) }}>
        <TextLine text={location} className="opening-place" />
        {opening?.video && <Stage opening={opening} />}
        {photo && <Print photo={photo} />}
        {!isPictured && <Exposure lead={lead} />}
        <div className="opening-bar on-ink">
          {logo ? <NameLogo logo={logo} name={artist} isHeading /> : <Name text={artist} />}
          <TextLine text={tagline} />
        </div>
        {next && !lead?.announced ? <NextShow show={next} /> : lead && <OutNow lead={lead} />}
      </div>
      {lead && (
        <Flyer
          lead={lead}
          follow={follow}
          hasCover={isPictured}
          isNews={next !== undefined && !lead.announced}
        />
      )}
      <TextLine text={opening?.credit} className="shell data quiet" />
    </>
  );
}

/** The photograph as toner. One higher than wide stands on the paper whole. */
function Print({ photo }: { photo: PictureData }) {
  const shape = photo.height > photo.width ? 'opening-sheet opening-tall' : 'opening-sheet';
  return (
    <div className={shape}>
      <div className="toner">
        <Picture picture={photo} sizes="100vw" priority fill />
      </div>
    </div>
  );
}

/** The first screen without a photograph: the light of the copier as dots, and the newest cover on it, untouched. */
function Exposure({ lead }: Pick<HomeProps, 'lead'>) {
  return (
    <>
      <div className="opening-sheet">
        <div className="toner toner-light" />
      </div>
      {lead && (
        <div className="opening-pasted">
          <Picture
            picture={lead.picture}
            sizes="(min-width: 64rem) 30vw, 64vw"
            travel={travelName(lead.url)}
            priority
            square
          />
        </div>
      )}
    </>
  );
}

/** Letters that hang below their line, which needs room for them. */
const HANGING = /[gjpqyzJQ,;]|[\u0323-\u0328]|[^\p{Script=Latin}\P{L}]/u;

/** The name, its size solved to the width of the bar, a second time for phones. */
function Name({ text }: { text: string }) {
  const cut = isBlackletter(text) ? 'cut-wide' : 'cut-narrow';
  const flat = HANGING.test(text.normalize('NFD')) ? '' : ' opening-flat';
  return (
    <h1 className={`opening-name blackletter ${cut}${flat}`} dir="auto">
      {text}
    </h1>
  );
}

/**
 * Share of the width and of the height for a name, in hundredths of the window, its largest size, and how far its bar is pasted over the
 * photograph.
 */
const ROOM = {
  wide: { width: 70, height: 25, most: 21, lap: (bar: number) => Math.max(7.4, bar / 2 - 2) },
  tall: { width: 87, height: 66, most: 32, lap: () => 3 },
};

/** The name in as many lines as make it largest, and the overlap of its bar. */
function solve(which: keyof typeof ROOM, text: string): StyleVariables {
  const { width, height, most, lap } = ROOM[which];
  const sizes = [1, 2, 3, 4].map((count) => {
    const { lines, width: em } = setLines(text, count);
    const size = Math.min(most, width / em, height / lines);
    return { size, bar: size * lines };
  });
  const { size, bar } = sizes.reduce((best, each) => (each.size > best.size ? each : best));
  return {
    [`--${which}`]: `${size.toFixed(2)}vw`,
    [`--lap-${which}`]: `${(-lap(bar)).toFixed(2)}vw`,
  };
}

/** The next night, on the spot colour. */
function NextShow({ show }: { show: EventRow }) {
  const { lists } = useWords();
  const { title, url, weekday, shortWeekday, shortDay, dateLabel, date, time, city, venue, status } = show;
  return (
    <div className="sticker on-accent">
      <p>
        <time className="row-title" dateTime={date}>
          {weekday ? `${shortWeekday} ${shortDay}` : dateLabel}
        </time>
        {time && lists.comma + time}
      </p>
      <h2 className="narrow">
        <a href={url}>
          <Big text={city} />
          <br />
          <Big text={venue || title} />
        </a>
      </h2>
      <SupportLine event={show} />
      {status && <p className="badge capitalize">{status}</p>}
      <TicketLink event={show} className="button-quiet" />
    </div>
  );
}

/** Set smaller where a word would not fit the sticker. */
function Big({ text }: { text: string }) {
  return (
    <Bidi text={text}>
      <Fitted text={text} width={widestWord(text, 'capitals')} long={2.5} />
    </Bidi>
  );
}

/** The newest record: if no night is announced, or if it is announced itself. */
function OutNow({ lead }: { lead: NonNullable<HomeProps['lead']> }) {
  const { announced } = lead;
  return (
    <div className="sticker on-accent">
      <p>
        <span className="row-title">{announced ? announced.label : lead.heading}</span>{' '}
        {!announced && lead.dateLabel}
      </p>
      {announced?.countdown && <Countdown {...announced.countdown} />}
      <p className="narrow">
        <Big text={lead.title} />
      </p>
      <Button link={announced?.presave ?? announced?.reminder ?? lead.listen} quiet />
    </div>
  );
}
