import type { FollowProps } from '../../generator/features/links/follow.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Arrow } from '../parts/Arrow.tsx';
import { Bidi } from '../parts/Bidi.tsx';
import { Newsletter } from '../parts/Newsletter.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
import { TextLine } from '../parts/TextLine.tsx';

export function Follow({ title, introHtml, groups, form }: FollowProps) {
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      {groups.map((group) => (
        <Section key={group.title} title={group.title}>
          <TextLine text={group.text} className="max-w-text" />
          <ul className="rows contact-rows">
            {group.rows.map((row) => (
              <li key={row.url} className="row row-flat">
                <Anchor link={row} className="row-link">
                  <Bidi text={row.label} />
                  <span className="data handle">
                    <Bidi text={row.detail} />
                  </span>
                  <Arrow to={row.external ? 'out' : 'on'} />
                </Anchor>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {form && (
        <section className="section screen-only">
          <div className="shell">
            <Newsletter form={form} wide />
          </div>
        </section>
      )}
    </>
  );
}
