/** Numbers of bank accounts (ISO 13616). */
import * as z from 'zod';

/** The remainder of an IBAN whose letters are numbers: 1 if no digit is wrong or in the wrong place. */
function checkDigits(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** An IBAN, with spaces or without; it is kept without. */
export const iban = z
  .string('must be an IBAN such as DE89 3704 0044 0532 0130 00')
  .transform((written) => written.replace(/\s/g, '').toUpperCase())
  .refine((number) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number), {
    error: 'must be an IBAN such as DE89 3704 0044 0532 0130 00',
    abort: true,
  })
  .refine(
    (number) => checkDigits(number) === 1,
    'must be an IBAN without a wrong digit: its check digits do not fit',
  )
  .meta({ value: 'text', translatable: false, $comment: 'IBAN' });
