/** Numbers of bank accounts (ISO 13616). */
import * as z from 'zod';

/** The remainder of an IBAN whose letters are numbers: 1 if no digit is wrong or in the wrong place. */
function checkDigits(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** The IBAN within words and other signs, if its check digits fit: `IBAN: DE89-3704-…`. */
function readIban(written: string): string | undefined {
  const [found] = /[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]){11,30}/i.exec(written) ?? [];
  const number = found?.replace(/[^A-Z0-9]/gi, '').toUpperCase();
  return number !== undefined && checkDigits(number) === 1 ? number.replace(/.{4}(?=.)/g, '$& ') : undefined;
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
  .meta({ value: 'text', read: readIban, translatable: false, $comment: 'IBAN' });
