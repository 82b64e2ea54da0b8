import type { ReactNode } from 'react';
import { Display } from './Display.tsx';
import { Prose } from './Prose.tsx';

interface Props {
  title: string;
  introHtml?: string;
  children?: ReactNode;
}

/** The head of a page without a cover: its name in full size, and an introduction. */
export function PageTitle({ title, introHtml = '', children }: Props) {
  return (
    <header className="shell columns page-title">
      <div className="column-all">
        <Display as="h1" text={title} size="title" />
      </div>
      {introHtml !== '' && (
        <div className="column-main">
          <Prose html={introHtml} lead />
        </div>
      )}
      {children}
    </header>
  );
}
