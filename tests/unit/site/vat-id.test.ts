import { expect, test } from 'vitest';
import { readVatId } from '../../../generator/site/vat-id.ts';

test.each([
  'DE136695976',
  'ATU13585627',
  'BE0428759497',
  'FR40303265045',
  'IT00743110157',
  'PT501964843',
  'PL8567346215',
  'LU15027442',
  'DK13585628',
  'FI20774740',
  'SE123456789701',
  'HR33392005961',
  'NL004495445B01',
  'CHE-100.155.212 MWST',
  'IE6433435F',
  'GBGD123',
  'NO995525828MVA',
])('%s is an id', (written) => {
  expect(readVatId(written).fault).toBeUndefined();
});

test('spaces, dots and small letters are taken', () => {
  expect(readVatId(' de 136 695 976')).toMatchObject({ id: 'DE136695976', country: 'DE' });
  expect(readVatId('USt-IdNr.: DE136695976').id).toBe('DE136695976');
  expect(readVatId('P. IVA IT00743110157').id).toBe('IT00743110157');
  expect(readVatId('CHE-100.155.212').id).toBe('CHE100155212');
});

test.each([
  ['DE13669597', 'form'],
  ['ATU1234567', 'form'],
  ['136695976', 'country'],
  ['231/123/12345', 'tax-number'],
])('%s is none: %s', (written, fault) => {
  expect(readVatId(written).fault).toBe(fault);
});

test.each(['100123456700003', 'TR 1234567890', 'GST 123'])(
  '%s is of a country that has no row',
  (written) => {
    expect(readVatId(written)).toEqual({ id: written });
  },
);
