import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ContactProps } from '../generator/features/pages/contact.ts';
import { contactForm } from '../generator/site/words/en.json';
import { fields as fieldWords, useFieldErrors } from './parts/field-errors.ts';
import { FormFields } from './parts/form-fields.tsx';
import { loadToasts, type Receiver, send } from './parts/send.ts';
import { islandWords, type WordsProps } from './words.ts';

export type ContactFormProps = NonNullable<ContactProps['form']> & WordsProps<'contactForm' | 'fields'>;

const ENGLISH = { contactForm, fields: fieldWords };

/** The contact form. Without scripts it posts natively; without an endpoint, sending is simulated, with a mail link for the scriptless. */
export default function ContactForm({ endpoint, mail, words, ...asked }: ContactFormProps) {
  const say = islandWords(ENGLISH, words);
  const status = useRef<HTMLParagraphElement>(null);
  const { sending, notice, submit } = useSubmit({ endpoint, mail, words: say }, status);
  const { errors, ...watch } = useFieldErrors(say.fields);
  return (
    <>
      <form
        method="post"
        action={endpoint}
        aria-label={asked.isOwn ? asked.inquiries[0]?.label : say.contactForm.label}
        className={endpoint ? 'fields' : 'fields scripted-grid'}
        onSubmit={submit}
        {...watch}
      >
        <FormFields {...asked} errors={errors} words={say} />
        <button type="submit" className="button" disabled={sending}>
          {sending ? say.contactForm.sending : say.contactForm.send}
        </button>
        <p ref={status} role="status" tabIndex={-1} className={notice ? 'form-notice' : 'sr-only'}>
          {sending ? say.contactForm.sending : notice}
        </p>
      </form>
      {!endpoint && mail && (
        <p className="plain-block">
          {say.contactForm.writeTo}{' '}
          <a className="link" href={`mailto:${mail}`}>
            {mail}
          </a>
          .
        </p>
      )}
    </>
  );
}

/** Drops submissions while one is pending. The status has the focus while the button is disabled, and gives it back. */
function useSubmit(receiver: Receiver, status: RefObject<HTMLElement | null>) {
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState('');
  const submitter = useRef<Element>(null);
  const busy = useRef(false);
  useEffect(() => {
    loadToasts().catch(console.error);
  }, []);
  useEffect(() => {
    const isBack = !sending && document.activeElement === status.current;
    if (isBack && submitter.current instanceof HTMLElement) submitter.current.focus();
  }, [sending, status]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    submitter.current = document.activeElement;
    // A disabled button loses the focus, and the place in the page with it.
    if (submitter.current instanceof HTMLButtonElement) status.current?.focus();
    setSending(true);
    setNotice('');
    try {
      const { sent, notice: outcome = '' } = await send(form, receiver);
      if (sent) form.reset();
      setNotice(outcome);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { sending, notice, submit };
}
