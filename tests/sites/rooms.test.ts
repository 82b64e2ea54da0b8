/** A site with pages of videos, photos and merch, and a Home of its own order. */
import { beforeAll, describe, expect, it } from 'vitest';
import { listNameless, parse } from '../helpers/dom.ts';
import { readPage } from '../helpers/html.ts';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const HOME = `sections:
  - text: {title: Hello, text: 'More on [the shop page](/merch/).'}
  - latest
  - video
  - text: {text: Nothing above this.}
  - shows
`;
const PHOTOS = `sets:
  - title: On tour
    credit: 'Photo: Kim Ro'
    licence: Free with credit
    photos:
      - {file: photos/wide.jpg, alt: A wide stage, press: true}
      - {file: photos/tall.jpg}
`;
const MERCH = `items:
  - {title: Tour shirt, picture: photos/tall.jpg, picture_alt: A shirt, price: 25 EUR, url: 'https://shop.example/1', release: releases/first-light}
  - {title: Poster, price: 12 EUR, sold_out: true}
`;
const VIDEOS = `videos:
  - {title: At the harbour, url: 'https://vimeo.com/76979871', date: 2024-06-01, picture: photos/wide.jpg}
`;

const IMPRINT = `imprint:
  name: First Light GbR
  address: [12 Harbour Street, 04229 Leipzig]
  email: hello@artist.example
  vat_id: DE136695976
`;
const CONTACT = `contact:
  endpoint: https://forms.example/rooms
  fields: [{name: phone, label: Phone}]
  inquiries:
    - {value: join, label: Join us, fields: [{name: consent, label: 'I read the [policy](/contact/) and agree.', type: checkbox, required: true}]}
    - Press
`;
const LESSONS = `---
title: Lessons
courses:
  - {title: Masterclass, date: 2099-07-12, city: Lisbon, price: [350 EUR, 280 EUR reduced], url: 'https://school.example/1'}
  - {title: Over, date: 2020-01-01}
---
::form{inquiry=join}

::download[Season programme]{file=downloads/season.pdf language=de}
::download[Plan]{file="plans/Plan of the stage.pdf"}
`;
const PDF = `%PDF-1.7\n${' '.repeat(4000)}`;

describe('a site with rooms of its own', () => {
  let site: TestSite;
  let output: string;
  beforeAll(async () => {
    site = makeSite(
      {
        'content/site.yaml': SITE_YAML + IMPRINT + CONTACT,
        'content/pages/lessons.md': LESSONS,
        'content/pages/datenschutz.md': '---\ntitle: Privacy\n---\nWe like [secrets](/imprint/).\n',
        'assets/downloads/season.pdf': PDF,
        'assets/plans/Plan of the stage.pdf': PDF,
        'content/releases/first-light.md': RELEASE,
        'content/pages/home.yaml': HOME,
        'content/pages/photos.yaml': PHOTOS,
        'content/pages/merch.yaml': MERCH,
        'content/pages/videos.yaml': VIDEOS,
        'assets/photos/wide.jpg': await drawCover(90, 30).jpeg().toBuffer(),
        'assets/photos/tall.jpg': await drawCover(30, 60).jpeg().toBuffer(),
      },
      { keep: true },
    );
    const { code, stdout, stderr } = await site.run(['build']);
    output = stdout + stderr;
    expect(code, output).toBe(0);
    return () => removeSite(site.root);
  });

  it('has them in its menu and its sitemap', () => {
    const home = site.read('dist/index.html');
    for (const route of ['/videos/', '/photos/', '/merch/']) {
      expect(home).toContain(`href="${route}"`);
      expect(site.read('dist/sitemap.xml')).toContain(`https://artist.example${route}`);
    }
  });

  it('orders Home as site.yaml says', () => {
    const headings = [...site.read('dist/index.html').matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(
      ([, text = '']) => text.replace(/<[^>]+>/g, ''),
    );
    expect(headings.slice(0, 3)).toEqual(['Hello', 'Latest Release: First Light', 'At the harbour']);
    expect(headings).not.toContain('Upcoming Shows');
  });

  it('has no section on Home without a heading', () => {
    expect(site.read('dist/index.html')).toContain('Nothing above this.');
    expect(listNameless(parse(site.read('dist/index.html')))).toEqual([]);
  });

  it('shows photos as links to large files, with credits, and puts those for the press into the kit', () => {
    const page = site.read('dist/photos/index.html');
    const links = [...page.matchAll(/<a href="([^"]+)" data-opens=""/g)].map(([, url = '']) => url);
    expect(links).toHaveLength(2);
    for (const url of links) expect(site.exists(`dist${url}`)).toBe(true);
    expect(page).toContain('Photo: Kim Ro');
    expect(page).toContain('aria-label="Photo 2"');
    expect(page).toContain('"@type":"ImageGallery"');
    expect(site.exists('dist/press/photos/wide.jpg')).toBe(true);
    expect(site.exists('dist/press/photos/tall.jpg')).toBe(false);
  });

  it('sells elsewhere', () => {
    const page = site.read('dist/merch/index.html');
    expect(page).toContain('€25');
    expect(page).toContain('Sold out');
    expect(page).toMatch(/href="https:\/\/shop\.example\/1"[^>]*target="_blank" rel="noopener"/);
    expect(page).toContain('href="/music/releases/first-light/"');
    expect(page).not.toContain('<form method="post"');
  });

  it('requests nothing of the hosts of its videos before a click', () => {
    const page = site.read('dist/videos/index.html');
    expect(page).toContain('frame-src https://player.vimeo.com');
    expect(page).not.toContain('<iframe');
    expect(page).not.toMatch(/(src|srcset|href)="https:\/\/[^"]*vimeocdn/);
  });

  it('has its imprint from facts, and the privacy page under the name of its file', () => {
    const page = site.read('dist/imprint/index.html');
    for (const fact of ['First Light GbR', '04229 Leipzig', 'DE136695976', 'mailto:hello@artist.example'])
      expect(page).toContain(fact);
    expect(page).toContain('"vatID":"DE136695976"');
    const home = site.read('dist/index.html');
    const footer = home.slice(home.indexOf('<footer'));
    expect(footer).toMatch(/href="\/datenschutz\/"[^>]*>Privacy<.*href="\/imprint\/"[^>]*>Imprint</);
    expect(site.read('dist/sitemap.xml')).toContain('https://artist.example/imprint/');
    expect([site.exists('dist/privacy'), site.exists('dist/legal'), site.exists('dist/terms')]).toEqual([
      ...[false, false, false],
    ]);
  });

  it('has the form of one inquiry on a page, with what is agreed to in its words, and sends it without scripts', () => {
    const page = site.read('dist/lessons/index.html');
    const form = /<form aria-label="Join us".*?<\/form>/.exec(page)?.[0] ?? '';
    expect(form.match(/(?<= name=")\w+/g)).toEqual(
      'name email inquiry subject phone message consent website'.split(' '),
    );
    expect(form).toMatch(
      /<input [^>]*required="" type="checkbox" [^>]*value="I read the policy and agree\."/,
    );
    expect(form).toContain('<a href="/contact/" class="link">policy</a>');
    expect(form).toMatch(/^<form [^>]*action="https:\/\/forms\.example\/rooms" method="post"/);
    expect(page).toMatch(/form-action [^"]*https:\/\/forms\.example/);
    expect(site.read('dist/contact/index.html')).not.toContain('name="consent"');
  });

  it('offers files with their size, and courses that are not over', () => {
    const page = site.read('dist/lessons/index.html');
    expect(page).toMatch(/<li>PDF<\/li><li>German<\/li><li>4.0 KB<\/li>/);
    expect(page).toMatch(/<a href="\/downloads\/season\.pdf" hrefLang="de" download=""/);
    expect(site.read('dist/downloads/season.pdf')).toBe(PDF);
    expect(site.read('dist/downloads/plans/Plan-of-the-stage.pdf')).toBe(PDF);
    expect(page).toContain('€350 / reduced €280');
    expect(page).toMatch(/href="https:\/\/school\.example\/1"[^>]*>Register/);
    expect(page).toContain('"@type":"CourseInstance"');
    expect(page).not.toContain('Over');
  });

  it('learns which photo has no description', async () => {
    const { stdout, stderr } = await site.run(['check']);
    expect(stdout + stderr).toContain('photos/tall.jpg has no description for people who cannot see it.');
  });
});

it('Music shows some of the music itself, where it would hold one way to it alone', async (context) => {
  const release = (title: string) => RELEASE.replace('First Light', title);
  const site = makeSite(
    {
      'content/site.yaml': SITE_YAML,
      'content/releases/first-light.md': RELEASE,
      'content/releases/second.md': release('Second'),
      // The newest is on it also where Home has it elsewhere.
      'content/pages/home.yaml': 'featured: [releases/second]\n',
    },
    context,
  );
  const titles = async () => {
    const { code, stderr } = await site.run(['build']);
    context.expect(code, stderr).toBe(0);
    return readPage(site, 'dist/music/index.html').texts('h3').sort();
  };
  context.expect(await titles()).toEqual(['First Light', 'Second']);
  site.write('content/pages/videos.yaml', VIDEOS.replace(/, picture.*\}/, '}'));
  context.expect(await titles()).toEqual([]);
});
