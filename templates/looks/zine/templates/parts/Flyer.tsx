import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Button, internalLink } from '../../../../parts/Button.tsx';
import { Display } from '../../../../parts/Display.tsx';
import { Facts } from '../../../../parts/Facts.tsx';
import { Listen } from '../../../../parts/Listen.tsx';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';

interface Props extends Pick<HomeProps, 'follow'> {
  lead: NonNullable<HomeProps['lead']>;
  /** False if the first screen shows it. */
  hasCover: boolean;
  /** False if the sticker says that it is out, and leads to where it is heard. */
  isNews: boolean;
}

/** The newest record: its cover, its name as the second voice of the page, and its tracks typed. */
export function Flyer({ lead, follow, hasCover, isNews }: Props) {
  const { title, url, picture, heading, dateLabel, artist, facts, description, playables, tracks, genre } =
    lead;
  const hasOther = !isNews || playables.length > 0;
  return (
    <section className={hasCover ? 'flyer' : 'flyer flyer-plain'}>
      {hasCover && (
        <Picture picture={picture} sizes="(min-width: 64rem) 47vw, 92vw" travel={travelName(url)} square />
      )}
      <div className="flyer-head">
        {isNews && (
          <p className="strip">
            {heading} {dateLabel}
          </p>
        )}
        <Display as="h2" text={title} size="title" />
        <TextLine text={artist} className="row-title" />
      </div>
      <div className="flyer-text">
        <TextLine text={description} className="max-w-text" />
        <Facts facts={facts.filter((fact) => fact !== genre)} />
        <Listen title={title} list={playables} />
        <div className="actions">
          <Button
            link={hasOther ? internalLink(lead.read, url) : lead.listen}
            context={title}
            quiet={hasOther}
          />
          {follow && <Button link={follow} quiet />}
        </div>
        {tracks.length > 1 && (
          <ol className="typed-tracks">
            {tracks.map(({ id, number, title: track, duration }) => (
              <li key={id}>
                <span aria-hidden="true">{number}</span>
                <Bidi text={track} />
                <span>{duration}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
