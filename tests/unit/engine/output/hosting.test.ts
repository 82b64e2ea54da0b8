import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { policyHash } from '../../../../generator/engine/lib/hash.ts';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import {
  contentPolicy,
  type Embedded,
  findNeeds,
  speculationRules,
  uniteNeeds,
} from '../../../../generator/site/csp.ts';
import { buildHeaders } from '../../../../generator/site/hosting/headers.ts';
import { findDomain, planHosting } from '../../../../generator/site/hosting/index.ts';
import { planRedirects } from '../../../../generator/site/hosting/redirects.ts';
import { checkRedirects } from '../../../../generator/site/redirects/conflicts.ts';
import { listAllRedirects } from '../../../../generator/site/redirects/index.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeContent, release } from '../../../helpers/model.ts';

const SOMEWHERE = { spotify: 'https://open.spotify.com/track/1' };
const NOTHING = { frames: [], receivers: [], media: [] };
const policyOf = (embedded: Embedded) => contentPolicy(findNeeds(embedded), '/');

describe('a content security policy', () => {
  test('allows a page itself and nothing else', () => {
    expect(policyOf({ players: [undefined], endpoints: [undefined] })).toBe(
      [
        "default-src 'none'",
        `script-src 'self' ${policyHash(speculationRules('/'))}`,
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
      ].join('; '),
    );
  });

  test('knows the players and the receiver of the page', () => {
    const policy = policyOf({
      players: [
        { embedUrl: 'https://www.youtube-nocookie.com/embed/x' },
        undefined,
        { embedUrl: 'https://w.soundcloud.com/player/?url=x' },
        { embedUrl: 'https://w.soundcloud.com/player/?url=y' },
      ],
      endpoints: ['https://forms.example:8443/f/1'],
    });
    expect(policy).toContain('; frame-src https://w.soundcloud.com https://www.youtube-nocookie.com;');
    expect(policy).toContain("; connect-src 'self' https://forms.example:8443;");
    expect(policy).toContain("; form-action 'self' https://forms.example:8443;");
  });

  test('of a whole site allows what any page needs', () => {
    const one = { ...NOTHING, frames: ['https://b.example'] };
    const other = {
      frames: ['https://a.example'],
      receivers: ['https://c.example'],
      media: ["'self'"],
    };
    expect(uniteNeeds([one, one, other])).toEqual({
      frames: ['https://a.example', 'https://b.example'],
      receivers: ['https://c.example'],
      media: ["'self'"],
    });
  });

  test('knows a text by the hash that browsers make of it', () => {
    // The example of w3.org/TR/CSP3, 2.3.1.
    expect(policyHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

test('nothing beside the site is fetched ahead', () => {
  expect(speculationRules('/site/')).toContain('{"href_matches":"/site/*"}');
  expect(speculationRules('/a(b)/')).toContain(String.raw`{"href_matches":"/a\\(b\\)/*"}`);
});

describe('_headers', () => {
  const build = (baseUrl: string) => {
    const paths = [
      'index.html',
      'feed.xml',
      'favicon.ico',
      'press/kit.zip',
      'events/one.ics',
      'assets/a-1.css',
    ];
    const files = paths.map((path) => ({ path, body: '' }));
    return buildHeaders(siteUrls(baseUrl), contentPolicy(NOTHING, '/'), files);
  };
  const rulesOf = (text: string) => text.match(/^\S.*$/gm) ?? [];

  test('has one rule for all, and a lifetime where a host would choose another', () => {
    const text = build('https://artist.example/site');
    expect(rulesOf(text)).toEqual(['/site/*', '/site/assets/*', '/site/favicon.ico', '/site/feed.xml']);
    expect(text).toContain('/site/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text).toContain("; base-uri 'none'; frame-ancestors 'none'\n");
  });

  describe('of a site with players for others', () => {
    const names = Array.from({ length: 120 }, (_, index) => `page-${index}`);
    const paths = ['', 'ar/', 'de/'].flatMap((folder) =>
      [
        ...[
          'index.html',
          '404.html',
          'music/index.html',
          'music/releases/one/index.html',
          'l/one/index.html',
        ],
        ...names
          .slice(0, 20)
          .flatMap((name) => [`${name}/index.html`, `embed/${name}/index.html`, `events/${name}/index.html`]),
      ].map((path) => folder + path),
    );
    const files = ['assets/a.css', 'feed.xml', ...names.map((name) => `${name}.png`), ...paths];
    const text = buildHeaders(
      siteUrls('https://artist.example/site'),
      contentPolicy(NOTHING, '/'),
      files.map((path) => ({ path, body: '' })),
    );
    // As Netlify (its `_headers` page) and Cloudflare Pages read them: a word with a colon is one name, a star anything.
    const rules = text.split('\n\n').map((rule) => {
      const [pattern = '', ...headers] = rule.trim().split(/\n\s+/);
      const expression = pattern.replace(/[.?]/g, '\\$&').replace(/:\w+/g, '[^/]+').replace('*', '.*');
      return { matches: new RegExp(`^${expression}$`), headers };
    });
    const headersFor = (url: string) =>
      rules.flatMap(({ matches, headers }) => (matches.test(url) ? headers : []));

    test('these may be shown within other pages, and no others, by either of their addresses', () => {
      for (const path of paths.filter((each) => !each.endsWith('404.html'))) {
        for (const url of [`/site/${path}`, `/site/${path}`.replace('index.html', '')]) {
          const refusing = headersFor(url).filter((header) => header === 'X-Frame-Options: DENY');
          expect(refusing.length, url).toBe(url.includes('/embed/') ? 0 : 1);
        }
      }
      expect(text).not.toContain('frame-ancestors');
    });

    test('there are no more rules than hosts read, those that protect pages first', () => {
      expect(rules.length).toBe(100);
      expect(rules.findLastIndex(({ headers }) => headers.includes('X-Frame-Options: DENY'))).toBeLessThan(
        20,
      );
    });
  });

  test('promises a secure connection only where there is one', () => {
    expect(build('https://artist.example')).toContain('Strict-Transport-Security');
    expect(build('http://artist.example')).not.toContain('Strict-Transport-Security');
  });

  test('sets no header twice for any path', () => {
    const rules = build('https://artist.example').split('\n\n');
    const [all, ...others] = rules.map((rule): string[] => rule.match(/[\w-]+(?=: )/g) ?? []);
    expect(others.flat().filter((name) => all?.includes(name))).toEqual([]);
  });
});

describe('an old address', () => {
  const moved = (...old: string[]) =>
    modelSite(
      makeContent({ releases: [release('new', { redirect_from: old, streaming_links: SOMEWHERE })] }),
      '2025-06-01',
      FEATURES,
    );
  const list = (old: string[], routes: string[] = []) => {
    const site = moved(...old);
    return checkRedirects(listAllRedirects([site]), () => routes, site).map(
      ({ code, message }) => `${code} ${/^The address (\S+)/.exec(message)?.[1]}`,
    );
  };

  test('is a folder, unless it names a file, however it is written', () => {
    const redirects = listAllRedirects([moved('/bio', '/bio.html', 'old', '/music/releases/older')]);
    expect(redirects.filter(({ implied }) => !implied).map(({ from }) => from)).toEqual([
      '/bio/',
      '/bio.html',
      '/music/releases/old/',
      '/music/releases/older/',
    ]);
  });

  test('of a release moves its smart link, unless that leads elsewhere already', () => {
    const smart = (...old: string[]) => {
      const site = moved(...old);
      return listAllRedirects([site])
        .filter(({ implied }) => implied)
        .map(({ from }) => from);
    };
    expect(smart('/music/releases/old')).toEqual(['/l/old/']);
    expect(smart('/l/old', 'old')).toEqual([]);
    expect(smart('/l/old/', '/music/releases/Old')).toEqual([]);
  });

  test('the smart link of what no platform has leads to it, by a rule that is not kept', () => {
    const site = modelSite(
      makeContent({
        releases: [
          release('new', { redirect_from: ['old'] }),
          release('heard', { streaming_links: SOMEWHERE }),
          release('coming', { release_date: '2026-01-01' }),
        ],
        remixes: [
          entry('mine', { title: 'Mine' }),
          entry('theirs', { title: 'Theirs', youtube_url: 'https://a.example' }),
        ],
      }),
      '2025-06-01',
      FEATURES,
    );
    const [rules, ...pages] = planRedirects(
      listAllRedirects([site]).filter(({ implied }) => implied),
      site,
    );
    expect(rules?.body).toBe(
      `${[
        '/l/old/ /music/releases/new/ 301',
        '/l/old /music/releases/new/ 301',
        '/l/new/ /music/releases/new/ 302',
        '/l/new /music/releases/new/ 302',
        '/l/mine/ /music/releases/mine/ 302',
        '/l/mine /music/releases/mine/ 302',
      ].join('\n')}\n`,
    );
    expect(pages.map(({ path }) => path)).toEqual(['l/old/index.html']);
  });

  test('says that the page has moved in words of the site, as text', () => {
    const content = makeContent({ releases: [release('new', { redirect_from: ['/a/'] })] });
    content.site.data.words = { shell: { moved: 'Moved </title><b>', movedLink: 'R&B <3' } };
    const site = modelSite(content, '2025-06-01', FEATURES);
    const [, page] = planRedirects(listAllRedirects([site]), site);
    expect(page?.body).toContain('<title>Moved &lt;/title&gt;&lt;b&gt;</title>');
    expect(page?.body).toContain('R&amp;B &lt;3</a>');
  });

  test('of a post without a text leads to its place in the list', () => {
    const posts = ['a', 'b'].map((slug) =>
      entry(slug, { title: slug, date: '2025-01-01', redirect_from: [`old-${slug}`] }),
    );
    const site = modelSite(makeContent({ news: posts }), '2025-06-01', FEATURES);
    expect(listAllRedirects([site]).map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/news/old-a/ /news/#post-a',
      '/news/old-b/ /news/#post-b',
    ]);
  });

  test.each([
    [['/bio.html/amp/', '/Bio.html'], [], ['redirect/taken /bio.html/amp/']],
    [['/events.ics/old/'], ['/events.ics'], ['redirect/taken /events.ics/old/']],
    [
      ['/_headers', '/_redirects', '/CNAME/x.html'],
      [],
      ['redirect/taken /_headers/', 'redirect/taken /_redirects/', 'redirect/taken /CNAME/x.html'],
    ],
    // No page is made for what no host would send as one; folders have their pages inside.
    [['/index.php', '/index.php/bio/', '/shop/index.html', '/shop/one/'], ['/', '/music/'], []],
  ])('%j beside %j', (old, routes, expected) => expect(list(old, routes)).toEqual(expected));
});

test('a file for hosts that the artist has made is left as it is', () => {
  const site = modelSite(
    makeContent({ releases: [release('new', { redirect_from: ['/a/'] })] }),
    '2025-06-01',
    FEATURES,
  );
  const plan = (...own: string[]) =>
    planHosting(
      site,
      () => [NOTHING],
      listAllRedirects([site]),
      own.map((path) => ({ path, body: '' })),
    ).map(({ path }) => path);
  expect(plan('index.html')).toEqual(['_headers', '_redirects', 'a/index.html', '.nojekyll']);
  expect(plan('_headers', '_redirects', '.nojekyll')).toEqual(['a/index.html']);
});

test.each([
  ['https://artist.com', 'artist.com'],
  ['https://www.artist.co.uk/', 'www.artist.co.uk'],
  ['https://artist.com/site', undefined],
  ['https://artist.com:8443', undefined],
  ['https://artist.github.io', undefined],
  ['https://artist.netlify.app', undefined],
  ['https://eddy.example', undefined],
  ['http://127.0.0.1', undefined],
  ['http://localhost', undefined],
])('the domain of %s is %s', (baseUrl, domain) => {
  expect(findDomain(siteUrls(baseUrl))).toBe(domain);
});
