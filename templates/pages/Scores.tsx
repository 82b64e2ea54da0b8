import type { ScoresProps } from '../../generator/features/works/scores.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { ScoreList } from '../parts/ScoreList.tsx';
import { Section } from '../parts/Section.tsx';

/** All films, series and plays, by kind. */
export function Scores({ title, introHtml, groups }: ScoresProps) {
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      {/* Not beside the title: some looks leave out the first heading of a list of shows. */}
      <div>
        {groups.map((group) =>
          group.title ? (
            <Section key={group.title} title={group.title} stacked>
              <ScoreList scores={group.scores} as="h3" />
            </Section>
          ) : (
            <div key="all" className="shell videos-page">
              <ScoreList scores={group.scores} as="h2" />
            </div>
          ),
        )}
      </div>
    </>
  );
}
