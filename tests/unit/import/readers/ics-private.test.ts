/** Private entries in a calendar are never shows by themselves, and nothing of a call is written. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ics } from '../../../../generator/import/readers/calendar/index.ts';
import { csv } from '../../../../generator/import/readers/table/index.ts';
import { readText } from '../../../helpers/import.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** The ones with which programs and people begin a call; `hush` and `4711` are what nobody may read. */
const LINKS = [
  'https://zoom.us/j/4711?pwd=hush',
  'https://us02web.zoom.us/j/4711?pwd=hush',
  'https://label.zoom.us/my/hush',
  'https://meet.google.com/hus-hush-ush',
  'https://teams.microsoft.com/l/meetup-join/19%3ahush',
  'https://teams.live.com/meet/4711?p=hush',
  'https://label.webex.com/meet/hush',
  'https://whereby.com/hush',
  'https://label.whereby.com/hush',
  'https://meet.jit.si/hush',
  'https://jitsi.collective.example/hush',
  'https://meet.collective.example/hush',
  'https://bbb.university.example/b/hush',
  'https://global.gotomeeting.com/join/4711',
  'https://meet.goto.com/4711',
  'https://facetime.apple.com/join#v=1&p=hush',
  'https://join.skype.com/hush',
  'https://hangouts.google.com/call/hush',
  'https://8x8.vc/hush/4711',
  'https://chime.aws/4711',
  'https://g.co/meet/hush',
  'zoommtg://zoom.us/join?confno=4711&pwd=hush',
  'tel:+49 4711 4711,,4711#',
  '+49 (0)30 4711 4711',
  'meet.google.com/hus-hush-ush',
] as const;

const SECRETS = [
  'Meeting ID: 4711 4711 Passcode: hush',
  'Kennwort: hush',
  'Password hush4711',
  'Mot de passe : hush',
  'Contraseña: hush',
  'Senha: hush',
  'PIN 4711',
  'Access code 4711',
  'пароль: hush',
  'Türcode 4711',
  'código de la puerta 4711',
  'Wifi hush',
  'WLAN: hush',
  'mdp: hush',
  'Booking reference 4711',
  'Zimmer 4711',
] as const;

/** Notes that people make for themselves beside the name of a show, or in its place. */
const NOTES = [
  'Tom 0171 4711 4711',
  'Tom (07700) 900-4711',
  '06 12 34 47 11',
  '912 345 4711',
  '(555) 123-4711',
  'hush@promoter.example',
  'Gage 4711',
  'fee: £4711',
  'cachet 4711 €',
  'cachê R$ 4711',
  'гонорар 4711',
  'ücret 4711 TL',
  '€4711 guarantee',
] as const;

/** Words for a show, beside work and private life. */
const AROUND = [
  'Vorbesprechung Konzert',
  'Bewerbung Festival',
  'Invoice gig',
  'Rechnung Konzert',
  'Festival application deadline',
  'Show prep',
  'Fahrt zum Festival',
  'Concert debrief',
  'Mitgliederversammlung Konzert',
  'Hochzeit Anna (Konzert)',
  'Wedding gig Smith',
  'Concert privé',
  'Concierto privado',
  'Concerto, matrimonio',
  'Show, casamento',
  'Özel konser',
  'حفل زفاف',
  'Частный концерт',
  'コンサート 準備',
] as const;

/** Private life and pupils, whose word may be before or behind that for a show. */
const CLOSED = [
  ...[
    'Concert privé',
    'Concierto privado',
    'Concerto, matrimonio',
    'Show, casamento',
    'حفل زفاف',
    'Résidence privée',
  ],
  ...[
    'Schülerkonzert Emma',
    'Klavierunterricht',
    'Vorspielabend',
    'Gitarrenstunde Tom',
    'Privatkonzert',
    'Auftritt Hochzeit',
  ],
  ...[
    'Student recital',
    'Students’ concert',
    'Private lesson',
    'Guitar lesson Tom',
    'House concert (private)',
  ],
  ...[
    'Audition d’élèves',
    'Concert des élèves',
    'Cours de guitare',
    'Leçon de piano Emma',
    'Cours particulier',
  ],
  ...[
    'Clase de guitarra',
    'Concierto de alumnos',
    'Aula de piano',
    'Concerto dos alunos',
    'Audição de alunos',
  ],
  ...['Saggio di pianoforte', 'Saggio degli allievi', 'Lezione di canto', 'Öğrenci konseri', 'Piyano dersi'],
  ...['حفل الطلاب', 'درس بيانو', 'حفلة خاصة'],
] as const;

const CALL_PLACES = [
  'Zoom',
  'Zoom Meeting',
  'Microsoft Teams Meeting',
  'Microsoft Teams-Besprechung; Raum 4',
  'Google Meet',
  'FaceTime',
  'Skype',
  'Webex',
  'Jitsi',
  'Telefon',
  'online',
  'Phone',
] as const;

/** In the languages of people who play. */
const MEETINGS = [
  ...[
    'Call with the label',
    'Rehearsal',
    'Meeting',
    'Tax adviser',
    'Dentist',
    'Lunch with Ana',
    'Band practice',
    'Interview',
  ],
  ...[
    'Treenit',
    'Palaveri',
    'Kokous',
    'Hammaslääkäri',
    'Probe',
    'Besprechung',
    'Zahnarzt',
    'Steuerberaterin',
    'Generalprobe',
  ],
  ...[
    'Réunion',
    'Répétition',
    'Rendez-vous médecin',
    'Prova',
    'Riunione',
    'Prove generali',
    'Ensayo',
    'Reunión',
    'Cita médica',
  ],
  ...[
    'Ensaio',
    'Reunião',
    'Consulta',
    'Toplantı',
    'Prova',
    'بروفة',
    'اجتماع',
    'Repetition',
    'Möte',
    'Øving',
    'Repetitie',
  ],
  ...[
    'Próba',
    'Zkouška',
    'Spotkanie',
    'Репетиция',
    'Совещание',
    'Πρόβα',
    'Συνάντηση',
    'חזרה',
    'リハーサル',
    '会議',
    '연습',
    '排练',
  ],
];
const PLACES = [
  '',
  'Treenikämppä\\, Tampere',
  'Rua X 1\\, Porto',
  'Dr. Silva\\, Rua X 1\\, 4000-123 Porto',
  'Studio 4',
  'Kirchstr. 3\\, Berlin',
];

const call = fc.oneof(
  fc.constantFrom(...LINKS, ...SECRETS).map((text) => `LOCATION:${escaped(text)}`),
  fc.constantFrom(...CALL_PLACES).map((text) => `LOCATION:${escaped(text)}`),
  fc.constantFrom(...LINKS).map((link) => `LOCATION:${escaped(`Office, Hull\n${link}`)}`),
  fc
    .constantFrom(...LINKS, ...SECRETS)
    .map((text) => `DESCRIPTION:${escaped(`Hello,\nTickets: ${text}\nOnline: ${text}\nSupport: ${text}`)}`),
  fc.constantFrom(...LINKS).map((link) => `URL:${link}`),
  fc.constantFrom(...LINKS).map((link) => `CONFERENCE;VALUE=URI:${link}`),
  fc.constantFrom(...LINKS).map((link) => `X-GOOGLE-CONFERENCE:${link}`),
  fc.constantFrom(...LINKS).map((link) => `X-MICROSOFT-SKYPETEAMSMEETINGURL:${link}`),
  fc
    .constantFrom(...LINKS.slice(0, 20))
    .map((link) => `X-ALT-DESC;FMTTYPE=text/html:<a href="${link}">join</a>`),
);

async function read(...lines: string[]) {
  const all = [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Keikat',
    'BEGIN:VEVENT',
    'DTSTART:20280304T110000',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return (await readText(ics, 'a.ics', all.join('\r\n'))).items;
}

test('an entry with a call is asked about, and nothing of the call is in it', async () => {
  const title = fc.oneof(
    fc.constantFrom('Ana Lind', 'Concert', 'Album party', ...MEETINGS),
    fc.constantFrom(...LINKS, ...SECRETS).map((text) => escaped(`Concert – ${text}`)),
  );
  await fc.assert(
    fc.asyncProperty(title, call, async (summary, line) => {
      for (const item of await read(`SUMMARY:${summary}`, line)) {
        expect(item.isUnsure).toBeTruthy();
        expect(JSON.stringify({ ...item, origin: undefined })).not.toMatch(
          /hush|4711|online|zoom|teams|jitsi|webex/i,
        );
      }
    }),
    { numRuns: RUNS },
  );
});

test('appointments are asked about, in whatever language and at whatever place', async () => {
  const extra = fc.constantFrom(
    '',
    'TRANSP:TRANSPARENT',
    'ATTENDEE:mailto:a@b.example',
    'STATUS:CONFIRMED',
    'URL:https://docs.example/sheet',
  );
  const title = fc
    .constantFrom(...MEETINGS)
    .chain((each) => fc.constantFrom(each, `${each} Ana Lind`, `Ana Lind: ${each}`, `${each} @ Studio 4`));
  await fc.assert(
    fc.asyncProperty(title, fc.constantFrom(...PLACES), extra, async (summary, place, line) => {
      const [item] = await read(
        `SUMMARY:${summary}`,
        ...(place ? [`LOCATION:${place}`] : []),
        ...(line ? [line] : []),
      );
      expect(item?.isUnsure).toBeTruthy();
      expect(JSON.stringify(item)).not.toContain('docs.example');
    }),
    { numRuns: RUNS },
  );
});

test('appointments and free days in a table are asked about, whichever column names them, and shows are not', async () => {
  const others = MEETINGS.filter((each) => !/^(?:Lunch|Tax|Rendez-vous m)/.test(each));
  const other = fc.constantFrom(
    ...others,
    ...CLOSED.map((each) => `"${each}"`),
    'Travel',
    'Day off',
    'Anreise',
    'Hochzeit Anna',
    'Off',
    'frei',
    'Repos',
  );
  const kind = fc.constantFrom(
    ['Title', 'Konzert'],
    ['Anlass', 'Concert'],
    ['Event', 'Night Train'],
    ['What', 'Gig'],
    ['Type', 'Show'],
    ['Art', 'Live'],
    ['行事', 'コンサート'],
  );
  await fc.assert(
    fc.asyncProperty(other, kind, fc.boolean(), async (word, [column = '', show = ''], isLast) => {
      const rows = [`2028-03-04,Studio 4,Hull,${word}`, `2028-03-05,Lux,Lisbon,${show}`];
      const text = [`Date,Venue,City,${column}`, ...(isLast ? rows.toReversed() : rows)].join('\n');
      const { items } = await readText(csv, 'a.csv', `${text}\n`);
      const asked = items.map(({ facts, isUnsure }) => ['venue' in facts && facts.venue, isUnsure]);
      expect(Object.fromEntries(asked)).toEqual({ 'Studio 4': true, Lux: undefined });
    }),
    { numRuns: RUNS },
  );
});

test('notes for oneself in a title or a place are asked about, and in nothing', async () => {
  const summary = fc
    .constantFrom(...NOTES)
    .map((note) => [`SUMMARY:Concert @ Lux – ${escaped(note)}`, 'LOCATION:Lux\\, Lisbon']);
  const place = fc
    .tuple(fc.constantFrom(...NOTES), fc.constantFrom(', ', '\n', '; '))
    .map(([note, join]) => ['SUMMARY:Concert @ Lux', `LOCATION:${escaped(`Lux, Lisbon${join}${note}`)}`]);
  await fc.assert(
    fc.asyncProperty(fc.oneof(summary, place), async (lines) => {
      const [item] = await read(...lines);
      expect(item).toMatchObject({ isUnsure: true, facts: { venue: 'Lux', city: 'Lisbon' } });
      expect(JSON.stringify({ ...item, origin: undefined })).not.toMatch(/hush|4711/i);
    }),
    { numRuns: RUNS },
  );
});

test('a word for a show makes none of work and of private life', async () => {
  const place = 'LOCATION:Lux\\, Lisbon';
  for (const title of [...AROUND, ...CLOSED])
    expect((await read(`SUMMARY:${escaped(title)}`, place)).map(({ isUnsure }) => isUnsure)).toEqual([true]);
  const [, own, band] = await read(
    ...['SUMMARY:Dentist', place, 'END:VEVENT', 'BEGIN:VEVENT', 'DTSTART:20280305T200000'],
    ...['SUMMARY:Radiohead concert', place, 'END:VEVENT', 'BEGIN:VEVENT', 'DTSTART:20280306T200000'],
    ...['SUMMARY:Ana Lind @ Lux', place],
  );
  expect([own?.isUnsure, band?.isUnsure]).toEqual(['file', undefined]);
});

describe('what says that it is a show', () => {
  const place = 'LOCATION:Lux\\, Lisbon';
  test.each([
    ['SUMMARY:Ana Lind', place],
    ['SUMMARY:Ana Lind @ Lux', place],
    ['SUMMARY:Ana Lind – Lux', place],
    ['SUMMARY:Lisbon: Ana Lind', place],
    ['SUMMARY:Sommerkonzert', place],
    ['SUMMARY:Concierto de verano', place],
    ['SUMMARY:Joulukonsertti', place],
    ['SUMMARY:Летний концерт', place],
    ['SUMMARY:Somewhere', place, 'DESCRIPTION:Doors: 19:00'],
    ['SUMMARY:Somewhere', place, 'URL:https://www.eventbrite.com/e/1'],
    ['SUMMARY:Somewhere', place, 'CATEGORIES:Concert'],
    ['SUMMARY:Somewhere', 'LOCATION:https://www.youtube.com/watch?v=abc', 'DESCRIPTION:Doors: 19:00'],
    [
      'SUMMARY:Somewhere',
      place,
      'ATTENDEE:mailto:a@b.example',
      'DESCRIPTION:Tickets: https://tickets.example/1',
    ],
  ])('%s', async (...lines) => {
    expect((await read(...lines)).map(({ isUnsure }) => isUnsure)).toEqual([undefined]);
  });
});

test('an address that is no stream is no online show', async () => {
  const [item] = await read('SUMMARY:Ana Lind', 'LOCATION:https://www.club.example/');
  expect(item).toMatchObject({ isUnsure: 'file', facts: { title: 'Ana Lind' } });
  expect(JSON.stringify(item?.facts)).not.toContain('club');
});
