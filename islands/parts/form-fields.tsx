import { type ReactNode, useId } from 'react';
import type { FieldErrors } from './field-errors.ts';
import { HONEYPOT } from './honeypot.ts';

interface Inquiry {
  value: string;
  label: string;
}

interface Props {
  inquiries: readonly Inquiry[];
  errors: FieldErrors;
}

/** The five fields, all required, and one that only machines fill in. */
export function FormFields({ inquiries, errors }: Props) {
  return (
    <>
      <Field label="Name" name="name" errors={errors}>
        {(control) => <input {...control} type="text" autoComplete="name" placeholder="Your name" />}
      </Field>
      <Field label="Email" name="email" errors={errors}>
        {(control) => <input {...control} type="email" autoComplete="email" placeholder="you@example.com" />}
      </Field>
      <Field label="Inquiry Type" name="inquiry" errors={errors}>
        {(control) => (
          <select {...control}>
            <option value="">Select inquiry type</option>
            {inquiries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Subject" name="subject" errors={errors}>
        {(control) => <input {...control} type="text" placeholder="Brief subject line" />}
      </Field>
      <Field label="Message" name="message" errors={errors}>
        {(control) => (
          <textarea {...control} rows={5} placeholder="Tell me about your project, event, or inquiry..." />
        )}
      </Field>
      <Honeypot />
    </>
  );
}

interface FieldProps {
  label: string;
  name: string;
  errors: FieldErrors;
  children: (control: object) => ReactNode;
}

function Field({ label, name, errors, children }: FieldProps) {
  const id = useId();
  const error = errors[name];
  const told = error ? `${id}-error` : undefined;
  const control = { id, name, required: true, className: 'field' };
  return (
    <div className="flex flex-col gap-2">
      <label className="field-label" htmlFor={id}>
        {label} *
      </label>
      {children({ ...control, 'aria-invalid': error ? true : undefined, 'aria-describedby': told })}
      {error && (
        <p id={told} className="text-accent">
          {error}
        </p>
      )}
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
