import type { ReelProps } from '../../generator/features/works/reel.ts';
import { Button } from '../parts/Button.tsx';
import { Listen } from '../parts/Listen.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { TrackList } from '../parts/TrackList.tsx';
import { Ways } from '../parts/Ways.tsx';
import { useWords } from '../words.ts';

/** Cues to choose from: one player for all, or for those of a mood, and whom to ask. */
export function Reel({ title, introHtml, moods, cues, licensing }: ReelProps) {
  const { contact, reel } = useWords();
  const current = moods.find(({ isCurrent }) => isCurrent)?.label;
  return (
    <>
      <PageTitle title={title} introHtml={introHtml}>
        <div className="column-main">
          <Listen title={title} list={cues.flatMap(({ playable }) => playable ?? [])} />
        </div>
      </PageTitle>
      <Ways label={reel.moods} ways={moods} />
      <TrackList discs={[{ title: '', duration: '', tracks: cues }]} total="" title={current ?? reel.cues} />
      {(licensing.html || licensing.mail) && (
        <Section title={contact.licensing} id="licensing">
          <Prose html={licensing.html} />
          {licensing.mail && (
            <div className="actions list-actions">
              <Button link={licensing.mail} />
            </div>
          )}
        </Section>
      )}
    </>
  );
}
