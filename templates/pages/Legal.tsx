import type { LegalProps } from '../../generator/pages/legal.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Text } from '../parts/Text.tsx';

export function Legal({ title, text, updated, updatedLabel, newsletterHost, formHost }: LegalProps) {
  return (
    <article>
      <PageTitle title={title} />
      <div className="shell flex flex-col gap-6 pb-16 lg:pb-24">
        {updated && (
          <p className="data text-muted">
            Updated <time dateTime={updated}>{updatedLabel}</time>
          </p>
        )}
        <Text text={text} margin />
        {formHost && (
          <section className="max-w-text">
            <h2 className="subheading">Contact Form</h2>
            <p className="mt-2">
              What you write in the contact form is sent to {formHost}, which passes it on to us. Nothing is
              sent there before you press Send Message.
            </p>
          </section>
        )}
        {newsletterHost && (
          <section className="max-w-text">
            <h2 className="subheading">Newsletter</h2>
            <p className="mt-2">
              The address that you enter in the form of the newsletter is sent to {newsletterHost}, which
              keeps it to send you the newsletter until you unsubscribe. Nothing is sent there before you
              press Subscribe.
            </p>
          </section>
        )}
      </div>
    </article>
  );
}
