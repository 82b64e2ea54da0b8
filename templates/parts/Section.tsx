import type { ReactNode } from 'react';

interface Props {
  title: string;
  id?: string | undefined;
  /** Heading above, content over all twelve columns; otherwise heading beside, in view while its content is. */
  stacked?: boolean;
  /** Hidden in print. */
  screenOnly?: boolean;
  /** True for reversed colours. */
  inverse?: boolean;
  children: ReactNode;
}

/** A part of a page under a hairline. */
export function Section({
  title,
  id,
  stacked = false,
  screenOnly = false,
  inverse = false,
  children,
}: Props) {
  const className = ['section', inverse && 'on-ink', screenOnly && 'screen-only'].filter(Boolean).join(' ');
  return (
    <section id={id} className={className}>
      <div className="shell columns">
        <div className={stacked ? 'column-all' : 'column-side'}>
          <h2 id={id && `${id}-title`} className={stacked ? 'heading' : 'heading heading-beside'} dir="auto">
            {title}
          </h2>
        </div>
        <div className={stacked ? 'column-all' : 'column-main'}>{children}</div>
      </div>
    </section>
  );
}
