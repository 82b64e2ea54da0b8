/** Contacts, and the contact form. */
import * as z from 'zod';
import { group, key, list, optional } from '../../engine/content/schema/meta.ts';
import { aliases } from '../../engine/lib/aliases.ts';
import { email, fixedText, personName, phone, properName, text, webUrl } from '../../engine/values/index.ts';

/** Belongs to nobody: a check reports remains of it in a site. */
export const CONTACT_EXAMPLE = {
  name: 'Name of the manager',
  company: 'Name of the agency',
  email: 'name@agency.example',
  phone: '+44 20 7946 0958',
  url: 'https://wa.me/442079460958',
} as const;

const reach = {
  name: key(personName, 'Who it is.', CONTACT_EXAMPLE.name),
  role: optional(text, 'What they do, such as Management or Booking.', 'Booking'),
  company: optional(properName, 'The company they work for.', CONTACT_EXAMPLE.company),
  territory: optional(text, 'Where they are in charge.', 'Europe'),
  email: optional(email, 'Their email address.', CONTACT_EXAMPLE.email),
  phone: optional(phone, 'Their phone number, with the code of the country.', CONTACT_EXAMPLE.phone),
  url: optional(webUrl, 'Their page, or a WhatsApp address.', CONTACT_EXAMPLE.url),
};

export const contacts = list(
  'People to write to, such as managers and agents: on the contact page and in the press kit.',
  reach,
);

export const distributors = list('Who sells the records to shops, by territory: on the contact page.', {
  ...reach,
  name: key(personName, 'Who it is.', 'Name of the distributor'),
});

/** Controls that a field can be. */
const FIELD_TYPES = ['text', 'email', 'date', 'number', 'select', 'textarea', 'checkbox'] as const;

const TYPE_NAMES = aliases({
  checkbox:
    'check, tick, tickbox, ankreuzen, häkchen, kontrollkästchen, case, case à cocher, casilla, casella, caixa de seleção, onay kutusu, مربع اختيار',
  select:
    'dropdown, choice, choices, radio, auswahl, auswählen, liste, choix, selección, lista, scelta, seleção, seçim, اختيار',
  textarea:
    'multiline, long text, message, mehrzeilig, nachricht, texte long, mensaje, messaggio, mensagem, mesaj',
  date: 'day, datum, tag, jour, fecha, data, tarih, تاريخ',
  number: 'zahl, anzahl, nombre, número, numero, sayı, رقم',
  email: 'mail, e-mail, e-mail-adresse, courriel, correo, e-posta, بريد',
  text: 'line, string, tel, phone, telefon, zeile, texte, texto, testo, metin, نص',
});

/** The name of a field in what is sent. */
const fieldName = z
  .string()
  .regex(
    /^[a-z][a-z0-9_-]*$/,
    'must be lower-case letters, digits, hyphens and underscores, such as event-date',
  )
  .max(40)
  .meta({ $comment: 'name of lower-case letters, digits, hyphens and underscores' });

function fields(description: string) {
  return list(description, {
    name: key(fieldName, 'What the field is called in what is sent.', 'event-date'),
    label: key(
      text.meta({ linked: true }),
      'The words over it. Those of a checkbox, which are what is sent, may hold a link: I agree to the [privacy policy](/privacy/).',
      'Date of the event',
    ),
    type: key(
      z.enum(FIELD_TYPES).meta({ aliases: TYPE_NAMES }).default('text'),
      'text, email, date, number, select, textarea or checkbox.',
      'date',
    ),
    required: optional(z.boolean(), 'true where a message needs it.', true),
    options: optional(z.array(text).min(1), 'The choices of a select.', ['Club', 'Festival']),
  });
}

const inquiry = z
  .union([
    text,
    z.strictObject({
      value: key(fixedText, 'What is sent.', 'booking'),
      label: key(text, 'What the form says.', 'Booking'),
      fields: fields('Fields of its own form alone, which  ::form{inquiry=booking}  shows on any page.'),
    }),
  ])
  .transform((item) => (typeof item === 'string' ? { value: item, label: item, fields: undefined } : item))
  .meta({ value: 'text', $comment: 'text, or group' });

const FORM = 'The contact form. Without an endpoint, the contact page shows the email addresses instead.';

export const contact = group(FORM, {
  endpoint: optional(webUrl, 'Where the contact form is posted, as JSON.', 'https://forms.example/your-form'),
  simulate: optional(
    z.boolean(),
    'true for a form that only pretends to send, to show what one looks like: messages reach nobody.',
    false,
  ),
  fields: fields('Further fields of the form, above the message.'),
  inquiries: optional(z.array(inquiry).min(1), 'What a message may be about: the choices of Inquiry Type.', [
    'Booking',
    'Press',
    'Lessons',
  ]),
}).meta({
  instead: { form: 'endpoint: %', url: 'endpoint: %' },
  advice: {
    phone:
      'Phone numbers are not below contact:  contacts: [{name: Name of the manager, phone: +44 20 7946 0958}]',
    email: 'Email addresses are not below contact:  emails: {general: hello@your-name.example}',
  },
});
