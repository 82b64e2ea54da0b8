/** A file of the site besides the page, read from the preview: as apps, readers and calendars show it. */
import { type CSSProperties, useEffect, useState } from 'react';
import { LOCALE } from '../state/words.ts';
import { readCalendar } from './calendar.ts';
import { findFeedEntry } from './feed.ts';
import type { FramedPage } from './page.ts';
import type { View } from './views.ts';

interface FileViewProps extends FramedPage {
  view: View;
  origin: string;
  style: CSSProperties;
}

export function FileView({ view, origin, style, ...framed }: FileViewProps) {
  const { type, path = '', label } = view;
  if (type === 'links') return <iframe title={label} src={origin + path} style={style} />;
  // A document shows itself, as large as there is room.
  if (type === 'document')
    return <iframe key={framed.version} className="document" title={label} src={origin + path} />;
  const file = { path, label, ...framed };
  if (type === 'card') return <Card {...file} />;
  return type === 'feed' ? <Feed {...file} /> : <Calendar {...file} />;
}

interface FileProps extends FramedPage {
  path: string;
  label: string;
}

function Card({ page, ...file }: FileProps) {
  const picture = useFile(file, page, (content) => Promise.resolve(URL.createObjectURL(content)));
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  return (
    <figure className="shown-file">
      {picture && <img src={picture} alt={page?.title ?? ''} />}
      <figcaption dir="auto">{page?.title}</figcaption>
    </figure>
  );
}

function Feed({ page, ...file }: FileProps) {
  const entry = useFile(file, page, async (content) => findFeedEntry(await content.text(), page?.path ?? ''));
  if (!entry) return null;
  const { title, date, text } = entry;
  return (
    <article className="shown-file" dir="auto">
      <h3>{title}</h3>
      <p className="hint" dir="auto">
        {new Date(date).toLocaleDateString(LOCALE, { dateStyle: 'long' })}
      </p>
      <p className="lines">{text}</p>
    </article>
  );
}

function Calendar({ page, label, ...file }: FileProps) {
  const events = useFile(file, page, async (content) => readCalendar(await content.text()));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled with the keyboard
    <section className="shown-file" aria-label={label} tabIndex={0}>
      {events?.map(({ title, start, place, text }) => (
        <article key={`${start} ${title}`} dir="auto">
          <h3>{title}</h3>
          <p className="hint" dir="auto">
            {describeStart(start)}
          </p>
          <p>{place}</p>
          <p className="lines">{text}</p>
        </article>
      ))}
    </section>
  );
}

/** Calendars show the time of the one who looks at them. */
function describeStart(start: string): string {
  const hasTime = start.includes(':');
  const date = new Date(hasTime ? start.replace(' ', 'T') : `${start}T00:00`);
  return date.toLocaleString(LOCALE, { dateStyle: 'long', ...(hasTime && { timeStyle: 'short' }) });
}

/** Loads a file again with each version of the page. The previous content stays until then. */
function useFile<Result>(
  { path, read }: Pick<FileProps, 'path' | 'read'>,
  page: FramedPage['page'],
  parse: (content: Blob) => Promise<Result | undefined>,
): Result | undefined {
  const [result, setResult] = useState<Result>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `parse` is the same function for each file, and the page says when to read it again
  useEffect(() => {
    let isLate = false;
    read(path)
      .then((content) => content && parse(content))
      .then((parsed) => {
        if (!isLate) setResult(parsed);
      });
    return () => {
      isLate = true;
    };
  }, [path, read, page]);
  return result;
}
