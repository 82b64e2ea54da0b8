import type { ReactNode } from 'react';

interface Props {
  title: string;
  id?: string | undefined;
  /** Heading above, content over all twelve columns; otherwise heading beside, in view while its content is. */
  stacked?: boolean;
  /** Hidden in print. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A part of a page under a hairline. */
export function Section({ title, id, stacked = false, screenOnly = false, children }: Props) {
  return (
    <section id={id} className={`border-t border-line py-12 lg:py-20 ${screenOnly ? 'print:hidden' : ''}`}>
      <div className="shell grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className={stacked ? 'lg:col-span-12' : 'lg:col-span-4'}>
          <h2
            id={id && `${id}-title`}
            className={stacked ? 'heading' : 'heading lg:sticky lg:top-[calc(var(--bar)+2rem)]'}
            dir="auto"
          >
            {title}
          </h2>
        </div>
        <div className={stacked ? 'min-w-0 lg:col-span-12' : 'min-w-0 lg:col-span-8'}>{children}</div>
      </div>
    </section>
  );
}
