/** Shows and releases that nobody is to know yet are on no site, wherever and in whatever words their calendar or table says so. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ics } from '../../../../generator/import/readers/calendar/index.ts';
import { csv } from '../../../../generator/import/readers/table/index.ts';
import names from '../../../../generator/site/keys.json' with { type: 'json' };
import { readText } from '../../../helpers/import.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);

const SECRET = fc.constantFrom(
  ...['not announced yet!', 'Unannounced', 'do not share', "Don't post", 'Embargo until 10 January'],
  ...[
    'Confidential',
    'not public',
    'Announce 15.1.',
    'noch nicht veröffentlicht',
    'vertraulich',
    'nicht ankündigen',
  ],
  ...[
    'ne pas annoncer',
    'pas encore annoncé',
    'no publicar',
    'sin anunciar',
    'non annunciare',
    'NÃO DIVULGAR',
  ],
  ...[
    'ainda não anunciado',
    'por anunciar',
    'EI JULKINEN',
    'ei saa julkaista',
    'julkaisematon',
    'inte offentlig',
  ],
  ...['ikke annonceret', 'niet openbaar', 'hemlig', 'nie ogłaszać', 'не анонсировать', 'gizli', 'غير معلن'],
);

test('a calendar asks about a show that its words keep secret', async () => {
  const where = fc.constantFrom(
    (secret: string) => `SUMMARY:Ana Lind @ Hall\r\nDESCRIPTION:Doors 19:00\\n${secret}`,
    (secret: string) => `SUMMARY:Ana Lind @ Hall - ${secret}`,
    (secret: string) => `SUMMARY:${secret}: Ana Lind @ Hall`,
    (secret: string) => `SUMMARY:Ana Lind @ Hall (${secret})`,
  );
  await fc.assert(
    fc.asyncProperty(where, SECRET, async (write, secret) => {
      const entry = `BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270301T190000Z\r\nLOCATION:Hall\\, Pori\r\n${write(secret)}\r\nEND:VEVENT`;
      const { items } = await readText(ics, 'a.ics', `BEGIN:VCALENDAR\r\n${entry}\r\nEND:VCALENDAR\r\n`);
      expect(items).toMatchObject([{ isUnsure: true }]);
    }),
    { numRuns: RUNS },
  );
});

/** Columns that say it, and cells of them. */
const KEPT = fc.oneof(
  fc.tuple(fc.constantFrom('Status', 'Notes', 'Huom', 'Stand', 'Whatever'), SECRET),
  fc.tuple(
    fc.constantFrom(...Object.values(names.announced).flatMap((words) => words.split(', '))),
    fc.constantFrom('no', 'No', 'ei', 'não', 'nein', 'FALSE', '0', '2027-01-15', '15.1.2027', 'not yet'),
  ),
  fc.tuple(
    fc.constantFrom('Confidential', 'Private', 'Luottamuksellinen', 'Vertraulich'),
    fc.constantFrom('yes', 'x', 'TRUE'),
  ),
);

test('a table leaves out and names a row that a column keeps secret, and takes the others', async () => {
  const table = fc.constantFrom(
    ['Date,City,Venue,Artist', '2027-03-12,Pori,Hall,Ana Lind', '2027-03-13,Pori,Club,Ana Lind'],
    [
      'Artist,Title,Type,Release Date',
      'Ana Lind,Halla,single,2027-03-12',
      'Ana Lind,Routa,single,2026-03-13',
    ],
  );
  await fc.assert(
    fc.asyncProperty(table, KEPT, async ([head, secret, open], [column, cell]) => {
      const text = `${head},${column}\n${secret},${cell}\n${open},\n`;
      const { items, problems } = await readText(csv, 'a.csv', text);
      expect(items.filter((item) => !('isUnsure' in item && item.isUnsure))).toMatchObject([
        { origin: { line: 3 } },
      ]);
      expect(problems.map(({ message }) => message).join('\n')).toContain('is left out');
    }),
    { numRuns: RUNS },
  );
});

test.each([
  'Treenit',
  'Palaveri',
  'Ensaio',
  'Probe',
  'Häät',
  'Casamento',
  'Pikkujoulut',
  'Välipäivä',
  'Studio',
])('a row that is called %s in any column is asked about, where none is called a show', async (kind) => {
  const { items } = await readText(
    csv,
    'a.csv',
    `Date,City,Venue,Mitä\n2027-03-12,Pori,Hall,${kind}\n2027-03-13,Pori,Club,\n`,
  );
  expect(items.map((item) => 'isUnsure' in item && item.isUnsure)).toEqual([true, false]);
});

test.each([
  'https://soundcloud.com/pier/halla/s-AbC12dEfG',
  'https://soundcloud.com/pier/halla/s-AbC12dEfG?utm_source=x',
  'https://soundcloud.com/pier/halla?secret_token=s-AbC12dEfG',
  'https://www.dropbox.com/s/abc/mix.mp3?dl=0',
  'https://drive.google.com/file/d/abc/view',
  'https://we.tl/t-abc',
  'https://pier.disco.ac/playlist/1',
  'https://host.example/mix.mp3?token=abc',
])('a link for those who were sent it is left out: %s', async (link) => {
  for (const [head, row] of [
    ['Date,Title,Link', '2026-10-10,Radio 12'],
    ['Artist,Title,Type,Release Date,Link', 'Ana Lind,Halla,single,2026-03-12'],
  ]) {
    const { items, problems } = await readText(csv, 'a.csv', `${head}\n${row},${link}\n`);
    expect(JSON.stringify([items, problems])).not.toMatch(/AbC12|\/abc|t-abc|playlist\/1/);
  }
});
