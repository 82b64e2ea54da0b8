import type { ProjectsProps } from '../../generator/features/pages/projects.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Bidi } from '../parts/Bidi.tsx';
import { Display } from '../parts/Display.tsx';
import { Facts } from '../parts/Facts.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { useWords } from '../words.ts';

export function Projects({ title, introHtml, projects, collaborations }: ProjectsProps) {
  const { rooms } = useWords();
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      {projects.length > 0 && (
        <section className="part">
          <h2 className="shell data projects-heading">{rooms.activeProjects}</h2>
          {projects.map((project) => (
            <Project key={project.name} project={project} />
          ))}
        </section>
      )}
      {collaborations.length > 0 && (
        <Section title={rooms.collaborations} stacked>
          <ul className="rows">
            {collaborations.map((item) => (
              <Collaboration key={item.artist + item.track} item={item} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Project({ project }: { project: ProjectsProps['projects'][number] }) {
  const { name, type, status, descriptionHtml, highlights, releases, picture } = project;
  return (
    <article className="project">
      <div className="project-title">
        <Display as="h3" text={name} size="title" />
        <Facts facts={[type, status]} />
        {picture && <Picture picture={picture} sizes="(min-width: 64rem) 46vw, 100vw" />}
      </div>
      <div className="project-text">
        <Prose html={descriptionHtml} />
        {highlights.length > 0 && (
          <ul className="marks max-w-text">
            {highlights.map((highlight) => (
              <li key={highlight}>
                <Bidi text={highlight} />
              </li>
            ))}
          </ul>
        )}
        {releases.length > 0 && <ProjectReleases name={name} releases={releases} />}
      </div>
    </article>
  );
}

interface ReleasesProps {
  name: string;
  releases: ProjectsProps['projects'][number]['releases'];
}

function ProjectReleases({ name, releases }: ReleasesProps) {
  const { links, pages } = useWords();
  return (
    <div className="data">
      <h4 className="project-releases-heading">
        {pages.releases}
        <span className="sr-only"> {links.of({ title: name })}</span>
      </h4>
      <ul className="rows">
        {releases.map((release) => (
          <li key={release.title} className="row project-release">
            <span className="grow" dir="auto">
              {release.title}
            </span>
            {release.streams && (
              <span>
                <Bidi text={release.streams} />
              </span>
            )}
            <span>{release.year}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Collaboration({ item }: { item: ProjectsProps['collaborations'][number] }) {
  const { artist, track, type, year, link } = item;
  return (
    <li className="row collaboration">
      <span className="data collaboration-year">{year}</span>
      <h3 className="subheading collaboration-track" dir="auto">
        {link ? (
          <Anchor link={link} className="link">
            {track}
          </Anchor>
        ) : (
          track
        )}
      </h3>
      <span className="collaboration-artist" dir="auto">
        {artist}
      </span>
      <span className="data collaboration-type">
        <Bidi text={type} />
      </span>
    </li>
  );
}
