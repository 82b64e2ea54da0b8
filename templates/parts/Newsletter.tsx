import type { NewsletterForm } from '../../generator/features/newsletter/newsletter.ts';
import { Island } from '../Island.tsx';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';

interface Props {
  form: NewsletterForm;
  /** The form is a section of Home: heading and text are beside it, as in the others. */
  wide?: boolean;
  /** The name of this form, if the page may have another. */
  label?: string;
}

/** The newsletter: what it is, the form, and who gets the address. Wherever it is, the form is the same. */
export function Newsletter({ form: { title, text, privacy, ...form }, wide = false, label }: Props) {
  const { shell } = useWords();
  return (
    <div className={wide ? 'newsletter newsletter-wide columns' : 'newsletter'}>
      <div className={wide ? 'column-side' : undefined}>
        <h2 className={wide ? 'heading' : 'subheading'}>
          <Bidi text={title} />
        </h2>
        {text && (
          <p className={wide ? 'heading-text' : 'subheading-text'}>
            <Bidi text={text} />
          </p>
        )}
      </div>
      <div className={wide ? 'max-w-text column-main screen-only' : 'newsletter-form screen-only'}>
        <Island name="newsletter-form" props={{ ...form, label }} when="interaction" />
        <p className="newsletter-note">
          {shell.newsletterHost({ host: form.host })}{' '}
          <a className="link" href={privacy.url}>
            {privacy.label}
          </a>
          .
        </p>
      </div>
    </div>
  );
}
