import type { HomeSection } from '../../generator/features/pages/home-sections.ts';
import { Island } from '../Island.tsx';
import { useWords } from '../words.ts';
import { Button } from './Button.tsx';
import { Display } from './Display.tsx';
import { Facts } from './Facts.tsx';
import { Listen } from './Listen.tsx';
import { Picture } from './Picture.tsx';
import { TextLine } from './TextLine.tsx';

type Props = Extract<HomeSection, { name: 'remix' }>;

/** A remix of somebody else's song: cover and label side by side, the player across both. */
export function FeaturedRemix({ card, text, playables, audio, listen }: Props) {
  const { music } = useWords();
  return (
    <section className="section">
      <div className="shell remix">
        <div className="remix-cover">
          <Picture square picture={card.picture} sizes="(min-width: 40rem) 50vw, 100vw" />
        </div>
        <div className="remix-label">
          <h2 className="heading">{music.featuredRemix}</h2>
          <div className="push">
            <Display as="h3" text={card.title} size="title" />
          </div>
          <Facts facts={[card.badge, card.year, ...card.facts]} />
          <TextLine text={text} className="max-w-text" />
          <Listen title={card.title} list={playables} />
          {listen && (
            <div className="actions">
              <Button link={listen} quiet />
            </div>
          )}
        </div>
        {audio && <Island name="audio-player" props={audio} when="interaction" className="remix-player" />}
      </div>
    </section>
  );
}
