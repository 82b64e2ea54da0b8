import type { MusicProps } from '../../generator/features/pages/music.ts';
import { Arrow } from '../parts/Arrow.tsx';
import { Bidi } from '../parts/Bidi.tsx';
import { CardGrid } from '../parts/CardGrid.tsx';
import { Display } from '../parts/Display.tsx';
import { Empty } from '../parts/Empty.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useWords } from '../words.ts';

export function Music({ title, introHtml, cards, newest, stats, quote }: MusicProps) {
  const { links, music } = useWords();
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      {cards.length > 0 && (
        <ul className="part doors">
          {cards.map((card) => (
            <Door key={card.title} card={card} />
          ))}
        </ul>
      )}
      {newest.length > 0 && <CardGrid cards={newest} action={links.explore} />}
      {cards.length + stats.length === 0 && !quote && <Empty title={music.noMusic} text={music.noMusicYet} />}
      {stats.length > 0 && <Stats stats={stats} />}
      {quote && <Quote {...quote} />}
    </>
  );
}

function Door({ card }: { card: MusicProps['cards'][number] }) {
  return (
    <li className="way door">
      <div className="door-inside">
        <Display as="h2" text={card.title} size="door" link={card.link} />
        <div className="door-text">
          <p className="max-w-text">
            <Bidi text={card.text} />
          </p>
          <Arrow to="on" className="way-arrow" />
        </div>
      </div>
    </li>
  );
}

function Stats({ stats }: { stats: MusicProps['stats'] }) {
  return (
    <dl className="shell figures">
      {stats.map((stat) => (
        <div key={stat.label} className="figure-item">
          <dt className="data quiet">
            <Bidi text={stat.label} />
          </dt>
          <dd className="figure">{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Quote({ text, source }: NonNullable<MusicProps['quote']>) {
  const { about } = useWords();
  return (
    <section aria-label={about.quote} className="on-accent">
      <figure className="shell statement-frame">
        <blockquote className="city statement" dir="auto">
          <p>{about.quoted({ text })}</p>
        </blockquote>
        {source && (
          <figcaption className="data">
            — <Bidi text={source} />
          </figcaption>
        )}
      </figure>
    </section>
  );
}
