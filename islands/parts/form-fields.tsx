import { type ReactNode, useId, useState } from 'react';
import type { ContactProps } from '../../generator/features/pages/contact.ts';
import type { Words } from '../../generator/site/words/types.ts';
import type { FieldErrors } from './field-errors.ts';
import { Honeypot } from './honeypot.tsx';

type Form = NonNullable<ContactProps['form']>;
type Extra = NonNullable<Form['fields']>[number];

interface Props extends Pick<Form, 'inquiries' | 'isOwn' | 'fields'> {
  errors: FieldErrors;
  words: Pick<Words, 'contactForm' | 'fields'>;
}

/**
 * The five fields, all required, those of the site and of the chosen inquiry, and one that only machines fill in. The form of one
 * inquiry asks neither what it is about nor for a message.
 */
export function FormFields({ inquiries, isOwn, fields = [], errors, words }: Props) {
  const { contactForm: messages } = words;
  const [first] = inquiries;
  const [chosen, choose] = useState(isOwn ? first?.value : undefined);
  const own = inquiries.find(({ value }) => value === chosen)?.fields ?? [];
  return (
    <>
      <Field label={messages.name} name="name" errors={errors}>
        {(control) => <input {...control} type="text" autoComplete="name" placeholder={messages.yourName} />}
      </Field>
      <Field label={messages.email} name="email" errors={errors}>
        {(control) => (
          <input {...control} type="email" autoComplete="email" placeholder={messages.emailHint} />
        )}
      </Field>
      {isOwn ? (
        <input type="hidden" name="inquiry" value={first?.value} />
      ) : (
        <Field label={messages.inquiry} name="inquiry" errors={errors}>
          {(control) => (
            <select {...control} onChange={({ target }) => choose(target.value)}>
              <option value="">{messages.selectInquiry}</option>
              {inquiries.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {isOwn ? (
        <input type="hidden" name="subject" value={first?.label} />
      ) : (
        <Field label={messages.subject} name="subject" errors={errors}>
          {(control) => <input {...control} type="text" placeholder={messages.subjectHint} />}
        </Field>
      )}
      {[...fields, ...own]
        .filter(({ type }) => type !== 'checkbox')
        .map((field) => (
          <Field key={field.name} {...field} errors={errors}>
            {(control) => <Control field={field} control={control} choose={messages.choose} />}
          </Field>
        ))}
      <Field label={messages.message} name="message" required={!isOwn} errors={errors}>
        {(control) => (
          <textarea {...control} rows={5} placeholder={isOwn ? undefined : messages.messageHint} />
        )}
      </Field>
      {[...fields, ...own]
        .filter(({ type }) => type === 'checkbox')
        .map((field) => (
          <Checkbox key={field.name} field={field} error={errors[field.name]} />
        ))}
      <Honeypot label={words.fields.leaveEmpty} />
    </>
  );
}

/** A box to tick. Its value is what was agreed to, in words. */
function Checkbox({
  field: { name, label, required, linked },
  error,
}: {
  field: Extra;
  error: string | undefined;
}) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const [before, link, after] = linked ?? [label];
  return (
    <div className="form-field form-check">
      <input
        {...{ id, name, required, type: 'checkbox', value: label }}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
      />
      <label htmlFor={id}>
        {before}
        {link && (
          <a href={link.url} className="link">
            {link.label}
          </a>
        )}
        {after}
        {required && ' *'}
      </label>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  field: Extra;
  control: object;
  choose: string;
}

function Control({ field: { type, options }, control, choose }: ControlProps) {
  if (type === 'textarea') return <textarea {...control} rows={3} />;
  if (type !== 'select')
    return <input {...control} type={type} step={type === 'number' ? 'any' : undefined} />;
  return (
    <select {...control}>
      <option value="">{choose}</option>
      {options.map((option) => (
        // Without a value, what a translator makes of the text would be sent.
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

interface FieldProps {
  label: string;
  name: string;
  /** True unless set. */
  required?: boolean;
  errors: FieldErrors;
  children: (control: object) => ReactNode;
}

function Field({ label, name, required = true, errors, children }: FieldProps) {
  const id = useId();
  const error = errors[name];
  const errorId = error ? `${id}-error` : undefined;
  const control = { id, name, required, className: 'field' };
  return (
    <div className="form-field">
      <label className="field-label" htmlFor={id}>
        {required ? `${label} *` : label}
      </label>
      {children({ ...control, 'aria-invalid': error ? true : undefined, 'aria-describedby': errorId })}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
