/** Values that are written in any of many forms are read as what they were. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likely } from '../../../../generator/engine/content/schema/read.ts';
import {
  clock,
  divideNames,
  length,
  readClock,
  readLength,
  readMoney,
  writeLength,
} from '../../../../generator/engine/values/index.ts';
import { day, readDay } from '../../../../generator/site/schema/dates.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'tr', 'ar-EG'];

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** As a language writes a day. Months of Arabic and names of weekdays are among them. */
function writeDay(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

test('a day in words is read in each language, with its weekday or without', () => {
  const form = fc.constantFrom<Intl.DateTimeFormatOptions>(
    { day: 'numeric', month: 'long', year: 'numeric' },
    { day: 'numeric', month: 'short', year: 'numeric' },
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  );
  fc.assert(
    fc.property(days, fc.constantFrom(...LANGUAGES), form, (date, language, options) => {
      expect(readDay(writeDay(date, language, options))).toEqual({ value: { date } });
    }),
  );
});

test('a day in digits is read, and one that may be two is doubtful', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('-', '/', '.'), (date, sign) => {
      const [year, month, number] = date.split('-');
      expect(readDay([year, month, number].join(sign))).toEqual({ value: { date } });
      const [first, last] = [readDay(`${number}/${month}/${year}`), readDay(`${month}/${number}/${year}`)];
      const isDoubtful = Number(number) <= 12 && number !== month;
      expect([first, last].map((read) => 'doubt' in read)).toEqual([isDoubtful, isDoubtful]);
      const order = { order: 'mdy' } as const;
      expect(readDay(`${month}/${number}/${year}`, order)).toEqual({ value: { date } });
    }),
  );
});

test('what content files take as a day is the day that is read', () => {
  const texts = fc.oneof(days, fc.stringMatching(/^[\d]{1,4}[-/. ][\d]{1,2}[-/. ]\d{1,4}$/));
  fc.assert(
    fc.property(texts, (written) => {
      const strict = day.safeParse(written);
      if (strict.success) expect(likely(readDay(written))?.date).toBe(strict.data);
    }),
  );
});

test('a day with an hour, and the first and the last of several days', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 23 }),
      fc.integer({ min: 1, max: 60 }),
      (date, hour, more) => {
        const time = `${String(hour).padStart(2, '0')}:30`;
        expect(readDay(`${date} ${time}`)).toEqual({ value: { date, clock: { time } } });
        const last = new Date(Date.parse(date) + more * 86_400_000).toISOString().slice(0, 10);
        if (last > '2199-12-31') return;
        expect(readDay(`${date} - ${last}`)).toEqual({ value: { date, end_date: last } });
      },
    ),
  );
});

const clocks = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'));

test('a time is read in each form', () => {
  fc.assert(
    fc.property(clocks, (time) => {
      const [hour = '', minute = ''] = time.split(':');
      const half = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
      for (const written of [time, `${hour}h${minute}`, `${hour}.${minute} Uhr`, `${time}:00`, half]) {
        expect(readClock(written)).toEqual({ value: { time } });
        expect(clock.safeParse(written).data).toBe(time);
      }
    }),
  );
});

test('a length is read in each form, and is written as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 86_399 }), (seconds) => {
      const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
      const written = writeLength(seconds) ?? '';
      expect(length.parse(written)).toBe(seconds);
      const forms = [
        written,
        String(seconds),
        `PT${h}H${m}M${s}S`,
        `${h}h ${m}m ${s}s`,
        `${h} Std. ${m} Min. ${s} Sek.`,
      ];
      if (h === 0) forms.push(`${m}'${s}"`, `${m}′${s}″`, `${m} min ${s} s`);
      for (const form of forms) expect([form, likely(readLength(form))]).toEqual([form, seconds]);
    }),
  );
});

test('an amount is read in each form', () => {
  const currencies = fc.constantFrom(...(['EUR €', 'GBP £', 'NGN ₦', 'TRY ₺'] as const));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), currencies, (cents, unit) => {
      const [currency = '', sign = ''] = unit.split(' ');
      const amount = cents / 100;
      const [english, german] = ['en', 'de'].map((language) =>
        amount.toLocaleString(language, { minimumFractionDigits: 2 }),
      );
      for (const form of [
        `${sign}${english}`,
        `${english} ${currency}`,
        `${german} ${sign}`,
        `${currency} ${german}`,
      ])
        expect(readMoney(form)).toEqual({ amount, currency });
    }),
  );
});

const names = fc.uniqueArray(
  fc.constantFrom('Noor', 'Yara Adel', 'Hany', 'Salt & Lantern', 'Ümit Can', 'نور'),
  {
    minLength: 1,
  },
);

test('names are divided as they were joined, and known ones stay whole', () => {
  const all = new Set(['Salt & Lantern']);
  fc.assert(
    fc.property(
      names,
      fc.constantFrom('; ', ' | ', ', ', ' / ', ' & ', ' and ', ' und ', ' et ', ' و '),
      (list, sign) => {
        expect(divideNames(list.join(sign), { isKnown: (name) => all.has(name) })).toEqual(list);
      },
    ),
  );
});

test('no text makes a reader throw, and nothing but a value or a reason comes back', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (written) => {
      for (const read of [readDay(written, { today: '2026-11-26' }), readClock(written), readLength(written)])
        expect('refused' in read ? read.refused : read.value).toBeTruthy();
      expect(divideNames(written).every((name) => name !== '' && written.includes(name))).toBe(true);
    }),
  );
});
