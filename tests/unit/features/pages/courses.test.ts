/** Courses of custom pages. */

import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { describe, listProblems, loadFiles, SITE } from '../../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../../helpers/model.ts';

const PAGE = `---
title: Teaching
courses:
  - title: Past
    date: 2026-11-20
  - title: Lessons
    rhythm: every week
    online: true
    price: 60 EUR
    email: a@b.example
  - title: Masterclass
    date: 2027-07-12
    end_date: 2027-07-18
    venue: School of Leipzig
    city: Leipzig
    teachers: [Anna Berg, Jonas Falk]
    level: Advanced
    seats: 12
    price: [350 EUR, 280 EUR reduced]
    url: https://school.example/course
    email: c@b.example
  - title: Chamber music
    date: [2026-12-05, 2026-11-14, 2026-12-12]
    time: 10:00
    end: "13:00"
    venue: Studio
    city: Lisbon
    price: 90
    currency: EUR
    sold_out: true
---
Text.
`;

async function project(page = PAGE, today = '2026-11-21', language = 'en') {
  const { content, problems } = await loadFiles({
    'site.yaml': `language: ${language}\n${SITE}`,
    'pages/teaching.md': page,
  });
  if (!content || problems.length > 0) throw new Error(problems.map(describe).join('\n'));
  const site = modelSite(content, today, FEATURES);
  const { pages } = projectPages(site, makeAssets(site));
  return pageAt(pages, '/teaching/', 'own');
}

test('courses to come are listed in the order of their days, with what is known of them', async () => {
  const { props } = await project();
  expect(props.courses).toEqual([
    {
      title: 'Chamber music',
      facts: ['14 November, 5 December and 12 December 2026', '10:00–13:00', 'Studio, Lisbon'],
      teachers: '',
      description: '',
      price: '€90',
      isSoldOut: true,
      links: [],
    },
    {
      title: 'Masterclass',
      facts: ['12–18 July 2027', 'School of Leipzig', 'Advanced', '12 seats'],
      teachers: 'With Anna Berg and Jonas Falk',
      description: '',
      price: '€350 / reduced €280',
      isSoldOut: false,
      links: [
        expect.objectContaining({ label: 'Register', url: 'https://school.example/course' }),
        expect.objectContaining({ label: 'c@b.example', url: 'mailto:c@b.example?subject=Masterclass' }),
      ],
    },
    {
      title: 'Lessons',
      facts: ['every week', 'Online'],
      teachers: '',
      description: '',
      price: '€60',
      isSoldOut: false,
      links: [expect.objectContaining({ label: 'Register', url: 'mailto:a@b.example?subject=Lessons' })],
    },
  ]);
});

test('a course leaves the page on the day after its last, and search engines with it', async () => {
  const titles = async (today: string) => {
    const { props, meta } = await project(PAGE, today);
    const named = meta.jsonLd
      .map((thing) => JSON.stringify(thing))
      .filter((text) => text.includes('"Course"'));
    expect(named).toHaveLength(props.courses?.length ?? 0);
    return props.courses?.map(({ title }) => title);
  };
  expect(await titles('2026-12-12')).toEqual(['Chamber music', 'Masterclass', 'Lessons']);
  expect(await titles('2026-12-13')).toEqual(['Masterclass', 'Lessons']);
  expect(await titles('2027-07-19')).toEqual(['Lessons']);
});

test('a page without courses has no list, and one whose courses are over says so', async () => {
  expect((await project('---\ntitle: A\n---\nText.\n')).props.courses).toBeUndefined();
  const over = await project('---\ntitle: A\ncourses: [{title: B, date: 2020-01-01}]\n---\n');
  expect(over.props.courses).toEqual([]);
});

test('search engines get each course with its days, place, prices and teachers', async () => {
  const { meta } = await project();
  expect(JSON.stringify(meta.jsonLd.at(2))).not.toContain('availability');
  expect(meta.jsonLd.at(2)).toMatchObject({
    '@type': 'Course',
    name: 'Masterclass',
    provider: { '@id': 'https://eddy.example/#artist' },
    educationalLevel: 'Advanced',
    offers: [
      // That there are seats left is nowhere in the content.
      { '@type': 'Offer', price: 350, priceCurrency: 'EUR', category: 'Paid' },
      { price: 280, name: 'reduced' },
    ],
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      startDate: '2027-07-12',
      endDate: '2027-07-18',
      location: { name: 'School of Leipzig', address: { addressLocality: 'Leipzig' } },
      instructor: [{ name: 'Anna Berg' }, { name: 'Jonas Falk' }],
      maximumAttendeeCapacity: 12,
    },
  });
  expect(meta.jsonLd.at(1)).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
    hasCourseInstance: { startDate: '2026-11-14T10:00', endDate: '2026-12-12T13:00' },
  });
});

test('days, seats and prices are in the words of the site', async () => {
  const { props } = await project(PAGE, '2026-11-21', 'de');
  expect(props.courses?.map(({ facts }) => facts.at(-1))).toEqual(['Studio, Lisbon', '12 Plätze', 'Online']);
  expect(props.courses?.[0]?.facts[0]).toBe('14. November, 5. Dezember und 12. Dezember 2026');
  const arabic = await project(PAGE, '2026-11-21', 'ar');
  expect(arabic.props.courses?.[1]?.facts.at(-1)).toBe('12 مقعدًا');
});

test('a course on one day names its day of the week', async () => {
  const page = '---\ntitle: A\ncourses: [{title: B, date: 2027-02-13}]\n---\n';
  expect((await project(page)).props.courses?.[0]?.facts).toEqual(['Saturday 13 February 2027']);
});

test.each([
  ['price: 120', 'course/no-currency', 'currency: EUR'],
  ['date: 2027-02-13, end_date: 2027-02-12', 'course/early-end', 'remove  end_date:'],
  ['end_date: 2027-02-12', 'course/no-date', 'date: 2027-02-13'],
  ['dates: [2027-02-13]', 'schema/', 'date: [2027-02-13]'],
  [
    'date: 12.-18. Juli 2027',
    'schema/',
    'Write  date: 2027-07-12  and on a line below it  end_date: 2027-07-18',
  ],
  ['preis: 12 EUR', 'schema/', 'Write  price: 12 EUR'],
  ['place: Studio', 'schema/', 'venue: Studio'],
  ['fee: 12 EUR', 'schema/', 'price: 12 EUR'],
])('a course with %s is answered with what to write', async (keys, code, answer) => {
  const [problem, ...others] = await listProblems({
    'pages/teaching.md': `---\ntitle: A\ncourses: [{title: B, ${keys}}]\n---\nText.\n`,
  });
  expect(others).toEqual([]);
  expect(problem).toContain(`pages/teaching.md:3:`);
  expect(problem).toContain(code);
  expect(problem).toContain(answer);
});
