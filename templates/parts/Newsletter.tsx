import type { NewsletterForm } from '../../generator/model/newsletter.ts';
import { Island } from '../Island.tsx';

interface Props {
  form: NewsletterForm;
  /** Of the heading: h2 where the form is a section of the page. */
  as?: 'h2' | 'h3';
  /** The name of this form, where the page may have another. */
  label?: string;
}

/** The newsletter: what it is, the form, and who gets the address. Wherever it stands, the form is the same. */
export function Newsletter({ form: { title, text, privacy, ...form }, as: Heading = 'h2', label }: Props) {
  return (
    <>
      <Heading className="subheading">{title}</Heading>
      {text && <p className="mt-2">{text}</p>}
      <div className="mt-4 print:hidden">
        <Island name="newsletter-form" props={{ ...form, label }} when="interaction" />
      </div>
      <p className="mt-2 text-muted print:hidden">
        Your address goes to {form.host}, and you can unsubscribe at any time:{' '}
        <a className="link" href={privacy.url}>
          {privacy.label}
        </a>
        .
      </p>
    </>
  );
}
