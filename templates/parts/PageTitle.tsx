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
    <header className="shell grid gap-x-8 gap-y-8 pt-12 pb-10 lg:grid-cols-12 lg:pt-24 lg:pb-14">
      <div className="min-w-0 lg:col-span-12">
        <Display as="h1" text={title} size="title" />
      </div>
      {introHtml !== '' && (
        <div className="lg:col-span-8 lg:col-start-5">
          <Prose html={introHtml} lead />
        </div>
      )}
      {children}
    </header>
  );
}
