import type { ReactNode } from 'react';
import type { Link } from '../../generator/site/parts.ts';
import { Anchor } from './Anchor.tsx';
import { Display } from './Display.tsx';
import { Facts } from './Facts.tsx';
import { Paragraph } from './Paragraph.tsx';

interface Props {
  back: Link;
  facts: readonly string[];
  title: string;
  description: string;
  children?: ReactNode;
}

/** The first lines of a page about one thing: the way back, its facts, name and description. */
export function PageHead({ back, facts, title, description, children }: Props) {
  return (
    <div className="shell page-title show-head">
      <Anchor link={back} className="back-link" />
      <div className="title-block">
        <Facts facts={facts} />
        <Display as="h1" text={title} size="title" />
      </div>
      <Paragraph text={description} className="lead max-w-text" />
      {children}
    </div>
  );
}
