import { type FormEvent, useId, useRef, useState } from 'react';
import type { NewsletterForm as Form } from '../generator/features/newsletter/newsletter.ts';
import { newsletterForm } from '../generator/site/words/en.json';
import { fields, useFieldErrors } from './parts/field-errors.ts';
import { Honeypot } from './parts/honeypot.tsx';
import { Names } from './parts/sentence.tsx';
import { describeOutcome, type Outcome, subscribe } from './parts/subscribe.ts';
import { islandWords, type WordsProps } from './words.ts';

const ENGLISH = { newsletterForm, fields };

export type NewsletterFormProps = Omit<Form, 'title' | 'text' | 'privacy'> &
  WordsProps<'newsletterForm' | 'fields'> & {
    /** The name of this form among those of the page. */
    label?: string | undefined;
  };

/**
 * The form of the newsletter. Without scripts, and for services whose answer no other site may read, the browser sends it in
 * a new tab, in which the service itself shows the result.
 */
export default function NewsletterForm(props: NewsletterFormProps) {
  const { host, field, hidden, action, page, send, words } = props;
  const { newsletterForm: messages, fields: errorWords } = islandWords(ENGLISH, words);
  const { label = messages.label } = props;
  const id = useId();
  const { state, submit } = useSubscription(props);
  const { errors, ...watch } = useFieldErrors(errorWords);
  const error = errors[field];
  return (
    <>
      <form
        method="post"
        action={action}
        target="_blank"
        rel="noopener"
        aria-label={label}
        className={action ? undefined : 'scripted-block'}
        onSubmit={submit}
        {...watch}
      >
        <label className="field-label" htmlFor={id}>
          {messages.address}
        </label>
        <div className="newsletter-line">
          <input
            id={id}
            name={field}
            type="email"
            required
            autoComplete="email"
            placeholder={messages.addressHint}
            className="field newsletter-field"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <button type="submit" className="button" disabled={state === 'sending'}>
            {state === 'sending' ? messages.sending : messages.subscribe}
          </button>
        </div>
        {error && (
          <p id={`${id}-error`} className="field-error newsletter-error">
            {error}
          </p>
        )}
        {hidden.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {send?.by === 'json' && <Honeypot label={errorWords.leaveEmpty} />}
        <p role="status" className={state ? 'newsletter-status' : 'sr-only'}>
          {state && describeOutcome(state, host, messages)}
        </p>
      </form>
      {page && (
        <p className="plain-block">
          <a className="link" href={page}>
            <Names list={[messages.subscribeAt, host]} between=" " />
          </a>
        </p>
      )}
    </>
  );
}

/** One address at a time; it stays in the field unless the service has taken it. */
function useSubscription({ field, send }: NewsletterFormProps) {
  const [state, setState] = useState<Outcome>();
  const busy = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!send) return setState('opened');
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    setState('sending');
    const outcome = await subscribe(send, field, new FormData(form));
    if (outcome !== 'failed' && outcome !== 'refused') form.reset();
    setState(outcome);
    busy.current = false;
  };
  return { state, submit };
}
