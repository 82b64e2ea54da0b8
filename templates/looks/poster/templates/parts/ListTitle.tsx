import { Prose } from '../../../../parts/Prose.tsx';
import { Display } from './Display.tsx';

interface Props {
  title: string;
  introHtml: string;
}

/** The name of a list over its newest entry, stretched as on every other page. */
export function ListTitle({ title, introHtml }: Props) {
  return (
    <div className="title-block title-block-close">
      <Display as="h1" text={title} size="title" />
      <Prose html={introHtml} />
    </div>
  );
}
