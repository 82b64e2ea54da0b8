import { type ReactNode, useId } from 'react';
import { HONEYPOT } from './send.ts';

interface Inquiry {
  value: string;
  label: string;
}

/** The five fields, all required, and one that only machines fill in. */
export function FormFields({ inquiries }: { inquiries: readonly Inquiry[] }) {
  return (
    <>
      <Field label="Name">
        {(id) => <input id={id} {...named('name')} type="text" autoComplete="name" placeholder="Your name" />}
      </Field>
      <Field label="Email">
        {(id) => (
          <input
            id={id}
            {...named('email')}
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
          />
        )}
      </Field>
      <Field label="Inquiry Type">
        {(id) => (
          <select id={id} {...named('inquiry')}>
            <option value="">Select inquiry type</option>
            {inquiries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Subject">
        {(id) => <input id={id} {...named('subject')} type="text" placeholder="Brief subject line" />}
      </Field>
      <Field label="Message">
        {(id) => (
          <textarea
            id={id}
            {...named('message')}
            rows={5}
            placeholder="Tell me about your project, event, or inquiry..."
          />
        )}
      </Field>
      <Honeypot />
    </>
  );
}

function named(name: string) {
  return { name, required: true, className: 'field' };
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label className="field-label" htmlFor={id}>
        {label} *
      </label>
      {children(id)}
    </div>
  );
}

function Honeypot() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
