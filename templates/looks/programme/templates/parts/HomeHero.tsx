import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { Announced } from '../../../../parts/Announced.tsx';
import { Around } from '../../../../parts/Around.tsx';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Button } from '../../../../parts/Button.tsx';
import { Display } from '../../../../parts/Display.tsx';
import { Film } from '../../../../parts/Film.tsx';
import { Listen } from '../../../../parts/Listen.tsx';
import { NameLogo } from '../../../../parts/NameLogo.tsx';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { useWords } from '../../../../words.ts';

/** The first screen of the site: a window with the widest photograph, whose evening it is, and the next concert as one sentence. */
export function HomeHero(props: HomeProps) {
  const { artist, logo, tagline, lead, opening, follow, photos, next } = props;
  const isBelow = props.sections.some((section) => section.name === 'latest' && section.url === lead?.url);
  const heard = isBelow ? undefined : lead;
  const video = opening?.video;
  const [photo] = photos.toSorted((a, b) => b.width / b.height - a.width / a.height);
  return (
    <div className="opening">
      {video && (
        <div className="window window-film">
          <Film video={video} sizes={WIDTH} priority />
        </div>
      )}
      {photo && <Window photo={photo} />}
      {!photo && !video && lead && lead.picture.fallback !== lead.picture.src && (
        <div className="opening-cover">
          <Picture square picture={lead.picture} sizes="20rem" travel={travelName(lead.url)} priority />
        </div>
      )}
      <div className="opening-title">
        {logo ? (
          <NameLogo logo={logo} name={artist} isHeading />
        ) : (
          <Display as="h1" text={artist} size="name" />
        )}
        <TextLine text={tagline} className="opening-tagline" />
        {lead?.announced && (
          <Display as="h2" text={lead.title} size="door" link={{ ...lead.listen, label: lead.title }} />
        )}
        {lead?.announced && <Announced {...lead.announced} title={lead.title} />}
        {next && <Next show={next} />}
        {heard && <Listen title={heard.title} list={heard.playables} />}
        {!lead?.announced && (heard || follow) && (
          <div className="actions">
            {heard && <Button link={heard.listen} quiet={heard.playables.length > 0} />}
            {follow && <Button link={follow} quiet />}
          </div>
        )}
        <TextLine text={opening?.credit} className="data quiet" />
      </div>
    </div>
  );
}

/** Sizes of the window. */
const WIDTH = '(min-width: 100rem) 82rem, (min-width: 64rem) 82vw, 92vw';

function Window({ photo }: { photo: HomeProps['photos'][number] }) {
  const isTall = photo.height > photo.width;
  return (
    <div className={isTall ? 'window window-tall' : 'window'}>
      <Picture picture={photo} sizes={WIDTH} priority fill />
    </div>
  );
}

/** `The next concert is on Friday 28 November at 19:30: Old Customs Hall, Bergen.` The place is the link to it. */
function Next({ show }: { show: EventRow }) {
  const { dates, events, lists } = useWords();
  const { title, url, weekday, day, time, venue, city, isTitled } = show;
  const place = [...new Set(isTitled ? [city, title] : [venue || title, city])].join(lists.comma);
  const say = (slot: string) => {
    const date = day.replaceAll(' ', '\u00a0');
    if (!weekday) return events.nextDays({ days: day, place: slot });
    const on = dates.onWeekday({ weekday, date });
    return time ? events.nextAt({ day: on, time, place: slot }) : events.nextOn({ day: on, place: slot });
  };
  return (
    <p className="opening-next">
      <Around say={say}>
        <a href={url} className="link">
          <Bidi text={place} />
        </a>
      </Around>
    </p>
  );
}
