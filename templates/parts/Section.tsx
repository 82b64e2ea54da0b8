import type { ReactNode } from 'react';

interface Props {
  title: string;
  id?: string | undefined;
  /** Heading above, content over all twelve columns; otherwise heading beside. */
  stacked?: boolean;
  /** Beside the heading of a stacked section. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a hairline. */
export function Section({ title, id, stacked = false, aside, children }: Props) {
  const heading = (
    <h2 id={id && `${id}-title`} className="heading" dir="auto">
      {title}
    </h2>
  );
  return (
    <section id={id} className="border-t border-line py-12 lg:py-20">
      <div className="shell grid gap-x-8 gap-y-8 lg:grid-cols-12">
        {stacked ? (
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:col-span-12">
            {heading}
            {aside}
          </div>
        ) : (
          <div className="lg:col-span-4">{heading}</div>
        )}
        <div className={stacked ? 'min-w-0 lg:col-span-12' : 'min-w-0 lg:col-span-8'}>{children}</div>
      </div>
    </section>
  );
}
