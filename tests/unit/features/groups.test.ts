/** Groups that meet every week: their calendar, read by a parser that is not ours, and their page. */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { planGroupCalendars } from '../../../generator/features/groups/calendar.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { describe as describeProblem, listProblems, loadFiles, SITE } from '../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../helpers/model.ts';

const TODAY = '2026-11-21';
const DAY_MS = 24 * 60 * 60_000;
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'];
const NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

async function openSite(groups: string, settings = '') {
  const files = { 'site.yaml': SITE + settings, 'pages/groups.yaml': groups };
  const { content, problems } = await loadFiles(files);
  if (!content || problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return modelSite(content, TODAY, FEATURES);
}

async function readCalendar(groups: string, settings = ''): Promise<ICAL.Component> {
  const [all] = planGroupCalendars(await openSite(groups, settings));
  const body = typeof all?.body === 'function' ? await all.body() : all?.body;
  return new ICAL.Component(ICAL.parse(String(body)));
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

describe('the calendar of rehearsals', () => {
  test('has every meeting of a term at its hour by the clocks of the place, and none in the holidays', async () => {
    const start = fc.integer({ min: 0, max: 700 }).map((days) => dayAfter('2026-01-01', days));
    const term = fc.record({
      zone: fc.constantFrom(...ZONES),
      from: start,
      weeks: fc.integer({ min: 1, max: 50 }),
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }),
      hour: fc.integer({ min: 4, max: 22 }),
      holiday: fc.record({
        after: fc.integer({ min: 0, max: 200 }),
        length: fc.integer({ min: 0, max: 40 }),
      }),
    });
    await fc.assert(
      fc.asyncProperty(term, async ({ zone, from, weeks, days, hour, holiday }) => {
        const until = dayAfter(from, weeks * 7);
        fc.pre(until >= TODAY);
        const pause = {
          from: dayAfter(from, holiday.after),
          until: dayAfter(from, holiday.after + holiday.length),
        };
        const clock = `${String(hour).padStart(2, '0')}:30`;
        const group = {
          name: 'A',
          day: days.map((day) => NAMES[day]),
          time: clock,
          from,
          until,
          except: [pause],
        };
        const calendar = await readCalendar(JSON.stringify({ groups: [group] }), `\ntimezone: ${zone}\n`);
        const timezone = calendar.getFirstSubcomponent('vtimezone');
        if (timezone) ICAL.TimezoneService.register(timezone);
        const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
        const meetings: string[] = [];
        const steps = event.iterator();
        for (let next = steps.next(); next; next = steps.next()) {
          const local = new Date(next.toUnixTime() * 1000).toLocaleString('sv', { timeZone: zone });
          meetings.push(local.slice(0, 16));
        }
        const expected: string[] = [];
        for (let day = from; day <= until; day = dayAfter(day, 1))
          if (days.includes(new Date(day).getUTCDay()) && !(day >= pause.from && day <= pause.until))
            expected.push(`${day} ${clock}`);
        expect(meetings).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('takes days in any language, and has no zone where the site names none', async () => {
    const calendar = await readCalendar(
      'groups: [{name: A, day: [Dienstags, jueves, Cum, سبت, segunda], time: "18:00"}, {name: B}, {name: A, day: fri}]',
    );
    const rules = calendar
      .getAllSubcomponents('vevent')
      .map((each) => String(each.getFirstPropertyValue('rrule')));
    expect(rules).toEqual(['FREQ=WEEKLY;BYDAY=TU,TH,FR,SA,MO', 'FREQ=WEEKLY;BYDAY=FR']);
    expect(calendar.getFirstSubcomponent('vtimezone')).toBeNull();
  });
});

test('the page has what is known of each group, and lists holidays of all once', async () => {
  const site = await openSite(
    `except: [{from: 2026-12-21, until: 2027-01-02}, 2026-01-06]
groups:
  - {name: Over, until: 2026-11-20}
  - {name: Larks, ages: 10 to 13, day: [monday, thursday], time: '16:30', end: '18:00', room: Hall, leader: Jo Berg, from: 2027-01-12,
     except: [2027-02-01], price: 8 EUR a month, url: /contact/, email: a@b.example}`,
  );
  const { props } = pageAt(projectPages(site, makeAssets(site)).pages, '/groups/', 'groups');
  expect(props.title).toBe('Groups');
  expect(props.breaks).toBe('Break: 21 December 2026 – 2 January 2027');
  expect(props.groups).toEqual([
    {
      ...{ name: 'Larks', day: 'Monday and Thursday', time: '16:30–18:00', ages: '10 to 13', place: 'Hall' },
      ...{ leaders: [{ name: 'Jo Berg', url: undefined }], description: '', price: '€8 a month' },
      dates: ['From 12 January 2027', 'Break: 1 February 2027'],
      links: [
        { label: 'Register', url: '/contact/', external: false },
        { label: 'a@b.example', url: 'mailto:a@b.example?subject=Larks', external: false },
      ],
    },
  ]);
});

test('a break is on the page until its last day', async () => {
  const site =
    await openSite(`except: [{from: 2026-11-16, until: 2026-11-21}, {from: 2026-11-09, until: 2026-11-20}]
groups: [{name: Larks, except: [{from: 2026-11-19, until: 2026-11-21}, 2026-11-20]}]`);
  const { props } = pageAt(projectPages(site, makeAssets(site)).pages, '/groups/', 'groups');
  expect([props.breaks, ...(props.groups[0]?.dates ?? [])]).toEqual([
    'Break: 16–21 November 2026',
    'Break: 19–21 November 2026',
  ]);
});

test('ends after beginnings, currencies and days are required', async () => {
  const problems = await listProblems({
    'site.yaml': SITE,
    'pages/groups.yaml': `except: [{from: 2027-01-02, until: 2026-12-21}]
groups: [{name: A, time: '10:00', price: 8, from: 2027-02-01, until: 2027-01-01}]`,
  });
  expect(problems.map((each) => /group\/[a-z-]+/.exec(each)?.[0])).toEqual([
    'group/ends-first',
    'group/no-day',
    'group/no-currency',
    'group/ends-first',
  ]);
});

test('days of a group on one line are those of a list', async () => {
  const names = ['So.', 'Mo', 'dienstags', 'Mittwoch', 'Do.', 'freitags', 'Sonnabend'];
  const chosen = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(chosen, fc.constantFrom(' und ', '/', ', ', ' + '), async (days, between) => {
      const line = days.map((day) => names[day]).join(between);
      const { pages } = await openSite(`groups: [{name: A, day: '${line}'}]\n`);
      expect(pages.groups?.data.groups?.[0]?.day).toEqual(days.map((day) => NAMES[day]));
    }),
    { numRuns: 20 },
  );
});
