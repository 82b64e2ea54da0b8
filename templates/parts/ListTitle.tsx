import { Fitted } from './Fitted.tsx';
import { Prose } from './Prose.tsx';

interface Props {
  title: string;
  introHtml: string;
}

/** The name of a list whose first screen is its newest entry. */
export function ListTitle({ title, introHtml }: Props) {
  return (
    <div className="title-block title-block-close">
      <h1 className="heading">
        <Fitted text={title} />
      </h1>
      <Prose html={introHtml} />
    </div>
  );
}
