import type { WorksProps } from '../../generator/features/works/works.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
import { Ways } from '../parts/Ways.tsx';
import { WorkList } from '../parts/WorkList.tsx';
import { useWords } from '../words.ts';

/** A composer's catalogue, in one of its orders. */
export function Works({ title, introHtml, ways, groups }: WorksProps) {
  const { works } = useWords();
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      <Ways label={works.order} ways={ways} />
      {groups.map((group) =>
        group.title ? (
          <Section key={group.title} title={group.title} stacked>
            <WorkList works={group.works} as="h3" />
          </Section>
        ) : (
          <div key="all" className="shell videos-page">
            <WorkList works={group.works} as="h2" />
          </div>
        ),
      )}
    </>
  );
}
