import type { WorksProps } from '../../generator/features/works/works.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
import { WorkList } from '../parts/WorkList.tsx';
import { useWords } from '../words.ts';

/** A composer's catalogue, in one of its orders. */
export function Works({ title, introHtml, ways, groups }: WorksProps) {
  const { works } = useWords();
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      {ways.length > 0 && (
        <nav aria-label={works.order} className="shell event-years">
          <ul className="data links-line">
            {ways.map(({ label, url, isCurrent }) => (
              <li key={url}>
                <a
                  href={url}
                  className="footer-link link year-link"
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
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
