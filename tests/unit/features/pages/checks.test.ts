import { expect, test } from 'vitest';
import { describe, listProblems, loadFiles, release, SITE } from '../../../helpers/content.ts';

const SINGLE = release('title: A\ntype: single');

test('a price names its currency, and merch a release that is there', async () => {
  const items = (...lines: string[]) =>
    `items:\n${lines.map((line) => `  - {title: Shirt, ${line}}\n`).join('')}`;
  const files = { 'releases/one.md': release('title: One\ntype: single') };
  expect(
    await listProblems({
      ...files,
      'pages/merch.yaml': items('price: 25', 'price: 25 EUR', 'price: free', 'release: releases/oen'),
    }),
  ).toEqual([
    'error pages/merch.yaml:2:27 merch/no-currency The price of "Shirt" has no currency. → Add a line such as  currency: EUR , here or once above the items.',
    'error pages/merch.yaml:5:29 merch/unknown-release There is no release oen. → Did you mean "one"?',
  ]);
  const right = `currency: EUR\n${items('price: 25', 'release: one', 'release: releases/one')}`;
  expect(await listProblems({ ...files, 'pages/merch.yaml': right })).toEqual([]);
  // One that cannot be read is an error of its own, and still the one that is meant.
  const broken = { 'releases/one.md': release('title: [One') };
  expect(await listProblems({ ...broken, 'pages/merch.yaml': right })).toEqual([
    expect.stringContaining('error releases/one.md:2:8 yaml/bracket'),
  ]);
});

test.each([
  ['options: [S, M, XL], sold_out: XL', 'options: [S, M, {name: XL, sold_out: true}]'],
  [
    'options: [S, M, XL], sold_out: "S, M"',
    'options: [{name: S, sold_out: true}, {name: M, sold_out: true}, XL]',
  ],
  ['sold_out: [XL]', 'options: [{name: XL, sold_out: true}]'],
  ['sold_out: ja', 'sold_out: true'],
])('%s is answered with the line to write', async (written, line) => {
  const [problem] = await listProblems({ 'pages/merch.yaml': `items: [{title: Shirt, ${written}}]\n` });
  expect(problem).toContain(`Write  ${line}`);
});

test('what is no price is refused with one that is', async () => {
  const [problem] = await listProblems({ 'pages/merch.yaml': 'items: [{title: Shirt, price: a lot}]\n' });
  expect(problem).toContain('must be a price such as 25, 12.50 or 25 EUR');
});

test('Home names each section once, and videos that are there', async () => {
  const files = { 'releases/one.md': release('title: One\ntype: single') };
  const sections = [
    'latest',
    '{shows: {limit: 3}}',
    'shows',
    '{text: {text: A}}',
    '{text: {text: B}}',
    '{video: releases/one}',
  ];
  const home = (list: string[]) => `sections:\n${list.map((each) => `  - ${each}\n`).join('')}`;
  expect(await listProblems({ ...files, 'pages/home.yaml': home(sections) })).toEqual([
    'error pages/home.yaml:4:5 home/section-twice The section shows is listed twice. → Remove one of the two.',
    'error pages/home.yaml:7:13 home/no-video releases/one has no video. → Name a release with a video, or write the address of the video itself.',
  ]);
  const found = await listProblems({
    'pages/home.yaml': home(['lates', '{video: releases/two}', '{shows: {limit: 3}, news: {limit: 2}}']),
  });
  expect(found).toEqual([
    'error pages/home.yaml:2:5 schema/value sections, entry 1 must be latest, scores, works, artists, shows, featured, video, news, remix, quotes, newsletter, community, or text with its words, but is "lates". → Did you mean "latest"?',
    'error pages/home.yaml:4:5 schema/value sections, entry 3 must name one section: put a hyphen before each.',
  ]);
});

test('words that nobody would see are reported', async () => {
  expect(
    await listProblems({
      'pages/home.yaml': 'explore: Start here.\nremix: Slower.\nsections: [latest, featured]\n',
      'pages/merch.yaml': 'title: Merch\nitems: []\n',
      'pages/photos.yaml': 'title: Photos\nintro: From the road.\n',
    }),
  ).toEqual([
    expect.stringContaining('pages/home.yaml:2:8 home/not-in-sections The text of remix is not shown'),
    expect.stringContaining('page/no-entries There is no page at /merch/ yet'),
    expect.stringContaining('pages/photos.yaml:1:1 page/no-entries There is no page at /photos/ yet'),
  ]);
});

test('a mix of a later day is published at once, and that is reported; a post waits', async () => {
  const files = (date: string) => ({
    'news/a.md': `---\ntitle: A\ndate: ${date}\nexcerpt: B\ncategory: C\n---\nText.\n`,
    'mixes/b.md': `---\nepisode_title: B\nrelease_date: ${date}\n---\n`,
  });
  expect(await listProblems(files('2199-01-01'))).toEqual([
    expect.stringContaining('mixes/b.md:3:15 date/future "B" is dated 2199-01-01'),
    expect.stringContaining('news/a.md:3:7 date/far "A" is dated 2199-01-01'),
  ]);
  expect(await listProblems(files('2199-01-01'), '2198-12-31')).toHaveLength(1);
  expect(await listProblems(files('2199-01-01'), '2199-01-01')).toEqual([]);
});

test('an address at YouTube or Vimeo that is no video is refused, and one elsewhere is a link', async () => {
  const keys = `title: One
type: single
video: {title: Official Video, url: https://www.youtube.com/@somebody}
videos:
  - {title: Live, url: https://vimeo.com/somebody}
  - {title: Clip, url: https://www.facebook.com/watch/?v=1}
  - {title: Making of, url: https://vimeo.com/76979871}`;
  const { problems } = await loadFiles({ 'releases/one.md': release(keys) });
  expect(problems.map(describe)).toEqual([
    'releases/one.md:4:37 video/none https://www.youtube.com/@somebody is not the address of a video. → Open the video, choose Share, and copy the address that is shown: https://youtu.be/… or https://vimeo.com/…',
    'releases/one.md:6:24 video/none https://vimeo.com/somebody is not the address of a video. → Open the video, choose Share, and copy the address that is shown: https://youtu.be/… or https://vimeo.com/…',
  ]);
});

test.each([
  ['', undefined],
  ['contact: {}\n', undefined],
  ['contact: {simulate: false}\n', undefined],
  ['contact: {endpoint: https://forms.example/a, simulate: false}\n', undefined],
  [
    'contact: {simulate: true}\n',
    'warning site.yaml:10:21 contact/simulated The contact form only pretends to send: its messages reach nobody. → Replace  simulate: true  with  endpoint: https://… , the address from your form service. It must accept JSON.',
  ],
  [
    'contact: {endpoint: https://forms.example/a, simulate: true}\n',
    'error site.yaml:10:56 contact/simulated-endpoint The contact form has an endpoint, but  simulate: true  discards its messages. → Remove  simulate: true  to send the messages to the endpoint.',
  ],
  [
    'contact: {endpoint: http://forms.example/a}\n',
    "error site.yaml:10:21 contact/insecure-endpoint The contact form's endpoint begins with http://, but the site with https://. → Write https:// there, or ask the form service for an address that begins with it.",
  ],
])('a form sends to a safe address, or pretends to (%j)', async (contact, expected) => {
  const problems = await listProblems({ 'site.yaml': SITE.replace(/^contact.*\n/m, contact) });
  expect(problems).toEqual(expected ? [expected] : []);
});

test('a site without TLS may have a form without it', async () => {
  const site = SITE.replace(/^contact.*\n/m, 'contact: {endpoint: http://localhost:8080/form}\n');
  expect(
    await listProblems({ 'site.yaml': site.replace('https://eddy.example', 'http://localhost:4321') }),
  ).toEqual([]);
});

test('profiles and addresses of the contact page are those of the site', async () => {
  expect(
    await listProblems({
      'pages/contact.yaml':
        'cards:\n  - {title: Hi, email: general}\n  - {title: Press, email: press}\nfollow:\n  profiles: [Instagram, Instagrm, Mixcloud]\n',
    }),
  ).toEqual([
    'error pages/contact.yaml:3:27 reference/unknown-email The card "Press" writes to "press", but site.yaml has no such address. → Add it to site.yaml, under emails:  press: name@example.com',
    'error pages/contact.yaml:5:25 reference/unknown-profile "Instagrm" is not among the social profiles of site.yaml. → Did you mean "Instagram"?',
    'error pages/contact.yaml:5:35 reference/unknown-profile "Mixcloud" is not among the social profiles of site.yaml. → They are Instagram.',
  ]);
});

test('what is featured is there', async () => {
  expect(
    await listProblems({
      'releases/match-weddy.md': SINGLE,
      'releases/draft.md': release('title: D\ntype: single\ndraft: true'),
      'releases/broken.md': 'Hello',
      'pages/home.yaml': 'featured: [releases/match-wedy, releases/draft, releases/broken, mixes/zzz]\n',
    }),
  ).toEqual([
    'error pages/home.yaml:1:12 reference/unknown There is no releases/match-wedy. → Did you mean "releases/match-weddy"?',
    'error pages/home.yaml:1:33 reference/draft releases/draft is a draft, so it cannot be featured. → Remove  draft: true  from releases/draft.md, or feature something else.',
    'error pages/home.yaml:1:66 reference/unknown There is no mixes/zzz. → Name one that exists, such as releases/match-weddy, or remove the line.',
    expect.stringContaining('releases/broken.md:1:1 front-matter/missing'),
  ]);
});

test('only what has a cover is featured', async () => {
  const files = {
    'news/post.md': '---\ntitle: A\ndate: 2026-01-01\n---\n',
    'releases/one.md': release('title: A\ntype: single'),
  };
  expect(
    await listProblems({ ...files, 'pages/home.yaml': 'featured: [releases/one, news/post]\n' }),
  ).toEqual([
    'error pages/home.yaml:1:26 reference/unknown There is no news/post. → Name one that exists, such as releases/one, or remove the line.',
  ]);
});

test('the first screen of Home shows what is named for it', async () => {
  const home = (text: string) => listProblems({ 'pages/home.yaml': text, 'releases/one.md': SINGLE });
  expect(await home('lead: film\n')).toEqual([
    'error pages/home.yaml:1:7 home/no-film The first screen of Home has no video for  lead: film → Add a line such as  video: https://youtu.be/abcdefghijk , or  video: releases/new-song',
  ]);
  expect(await home('lead: film\nvideo: releases/one\n')).toEqual([
    'error pages/home.yaml:2:8 home/no-video releases/one has no video. → Name a release with a video, or write the address of the video itself.',
  ]);
  expect(await home('lead: film\nvideo: https://www.youtube.com/@artist\n')).toEqual([
    expect.stringContaining('pages/home.yaml:2:8 video/none'),
  ]);
  const video = 'video: https://www.youtube.com/watch?v=abcdefghijk\n';
  expect(await home(`picture: photos/a.jpg\n${video}`)).toEqual([
    'warning pages/home.yaml:1:10 home/not-led The picture of the first screen of Home is not shown, because lead does not ask for it. → Write  lead: portrait  or  lead: stage , or remove the line.',
    'warning pages/home.yaml:2:8 home/not-led The video of the first screen of Home is not shown, because lead does not ask for it. → Write  lead: film , or remove the line.',
  ]);
  expect(await home(`lead: stage\npicture: photos/a.jpg\n${video}`)).toEqual([
    expect.stringContaining('pages/home.yaml:3:8 home/not-led'),
  ]);
  for (const right of [
    'lead: cover',
    'lead: portrait',
    `lead: film\npicture: a.jpg\n${video}`,
    'announced: true',
  ])
    expect(await home(`${right}\n`), right).toEqual([]);
});

test.each([
  ['lead: video', 'Did you mean "film"?'],
  ['lead: Photo', 'Did you mean "portrait"?'],
  ['lead: announced', 'Write  announced: true'],
  ['lead: portrat', 'Did you mean "portrait"?'],
  ['hero: stage', 'Write  lead: stage'],
  ['image: photos/a.jpg', 'Write  picture: photos/a.jpg'],
  ['countdown: true', 'Write  announced: true'],
])('%s on Home is answered with the line to write', async (written, line) => {
  const [problem] = await listProblems({ 'pages/home.yaml': `${written}\n` });
  expect(problem).toContain(line);
});
