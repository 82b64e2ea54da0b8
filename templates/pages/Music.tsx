import type { MusicProps } from '../../generator/features/pages/music.ts';
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
        <ul className="border-t border-line lg:grid lg:grid-cols-2">
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
    <li className="way door relative border-b border-line lg:odd:not-last:border-e lg:odd:last:col-span-2">
      <div className="flex h-full flex-col gap-5 py-10 lg:min-h-[22rem] lg:py-12">
        <Display as="h2" text={card.title} size="door" link={card.link} />
        <div className="mt-auto flex items-end justify-between gap-8">
          <p className="max-w-text">{card.text}</p>
          <span aria-hidden="true" className="way-arrow">
            →
          </span>
        </div>
      </div>
    </li>
  );
}

function Stats({ stats }: { stats: MusicProps['stats'] }) {
  return (
    <dl className="shell grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-8 py-12 lg:gap-x-8 lg:py-20">
      {stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse justify-end gap-2">
          <dt className="data text-muted">{stat.label}</dt>
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
      <figure className="shell flex flex-col gap-6 py-16 lg:py-24">
        <blockquote className="city max-w-[24ch] text-balance" dir="auto">
          <p>{about.quoted({ text })}</p>
        </blockquote>
        {source && <figcaption className="data">— {source}</figcaption>}
      </figure>
    </section>
  );
}
