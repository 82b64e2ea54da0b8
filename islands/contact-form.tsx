import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactProps } from '../generator/pages/contact.ts';
import { FormFields } from './parts/form-fields.tsx';
import { loadToasts, send } from './parts/send.ts';

export type ContactFormProps = NonNullable<ContactProps['form']>;

/**
 * The contact form: posts natively without scripts where there is an endpoint. Where there is none,
 * sending is simulated, and the mail address is offered without scripts.
 */
export default function ContactForm({ endpoint, mail, inquiries }: ContactFormProps) {
  const { sending, notice, submit } = useSubmit(endpoint, mail);
  return (
    <>
      <form
        method="post"
        action={endpoint}
        className={endpoint ? 'fields' : 'fields plain:hidden'}
        onSubmit={submit}
      >
        <FormFields inquiries={inquiries} />
        <button type="submit" className="button justify-self-start" disabled={sending}>
          {sending ? 'Sending...' : 'Send Message'}
        </button>
        {notice && <p role="alert">{notice}</p>}
      </form>
      {!endpoint && mail && (
        <p className="hidden plain:block">
          Please write to{' '}
          <a className="link" href={`mailto:${mail}`}>
            {mail}
          </a>
          .
        </p>
      )}
    </>
  );
}

/** One message at a time: a second submission while one is under way is dropped. */
function useSubmit(endpoint: string | undefined, mail: string | undefined) {
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState('');
  const busy = useRef(false);
  useEffect(() => {
    loadToasts().catch(console.error);
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setNotice('');
    const form = event.currentTarget;
    try {
      const { sent, notice: said = '' } = await send(form, { endpoint, mail });
      if (sent) form.reset();
      setNotice(said);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { sending, notice, submit };
}
