import type { Course } from '../../generator/features/pages/courses.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Facts } from './Facts.tsx';
import { Section } from './Section.tsx';
import { TextLine } from './TextLine.tsx';

/** Courses with day, place, price and the way to register, a row each. */
export function Courses({ list }: { list: Course[] }) {
  const { courses } = useWords();
  return (
    <Section title={courses.title} id="courses">
      {list.length > 0 ? (
        <ul className="rows">
          {list.map((course, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a course may be held twice, and the order never changes.
            <Row key={index} course={course} />
          ))}
        </ul>
      ) : (
        <p className="quiet">{courses.none}</p>
      )}
    </Section>
  );
}

function Row({ course }: { course: Course }) {
  const { courses } = useWords();
  const { title, facts, teachers, description, price, isSoldOut, links } = course;
  return (
    <li className="row format">
      <div className="format-what">
        <h3 className="subheading" dir="auto">
          {title}
        </h3>
        <Facts facts={facts} />
        <TextLine text={teachers} className="quiet" />
        <TextLine text={description} className="max-w-text" />
      </div>
      <p className="format-end">
        {price && <span className={isSoldOut ? 'data line-through' : 'data'}>{price}</span>}
        {isSoldOut && <span className="badge">{courses.full}</span>}
        {links.map((link) => (
          <Anchor key={link.url} link={link} className="card-link">
            {link.label}
            <span className="sr-only">: {title}</span>
          </Anchor>
        ))}
      </p>
    </li>
  );
}
