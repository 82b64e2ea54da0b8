/** What other pages and programs try with the studio. One table for the rules themselves and for the running server. */
import type { IncomingHttpHeaders } from 'node:http';

export interface Attack {
  name: string;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** The rules that refuse it: it succeeds if all of them are taken out. */
  rules: string[];
  status: number;
}

/** Routes that do more than edit: they send the site away, and read and copy files of this computer. */
const FAR = [
  '/api/publish',
  '/api/publish/target',
  '/api/publish/cancel',
  '/api/import/read',
  '/api/import/plan',
  '/api/import/write',
  '/api/import/remove',
  '/api/import/reset',
];

/** @param cookie that of a browser that was admitted */
export function listAttacks(port: number, cookie: string): Attack[] {
  const host = `127.0.0.1:${port}`;
  const own = `http://${host}`;
  const evil = 'https://evil.example';
  const page = { host, cookie, 'sec-fetch-site': 'same-origin' };
  const json = { 'content-type': 'application/json' };
  const write = { method: 'POST', url: '/api/save' };
  const read = { method: 'GET', url: '/api/site' };
  const upload = { method: 'PUT', url: '/api/asset?name=x.png' };
  return [
    {
      name: 'a name that leads here (rebinding)',
      ...read,
      headers: { ...page, host: `evil.example:${port}` },
      rules: ['host'],
      status: 421,
    },
    {
      name: 'the same without its port',
      ...read,
      headers: { ...page, host: '127.0.0.1' },
      rules: ['host'],
      status: 421,
    },
    {
      name: 'another port',
      ...read,
      headers: { ...page, host: `127.0.0.1:${port + 1}` },
      rules: ['host'],
      status: 421,
    },
    {
      name: 'localhost, which a resolver may bend',
      ...read,
      headers: { ...page, host: `localhost:${port}` },
      rules: ['host'],
      status: 421,
    },
    {
      name: 'a name that begins like ours',
      ...read,
      headers: { ...page, host: `${host}.evil.example` },
      rules: ['host'],
      status: 421,
    },
    { name: 'no name', ...read, headers: { ...page, host: '' }, rules: ['host'], status: 421 },
    {
      name: 'an address that names a host',
      ...read,
      url: `${evil}/api/site`,
      headers: page,
      rules: ['target'],
      status: 400,
    },
    {
      name: 'an address of two slashes',
      ...read,
      url: '//evil.example/api/site',
      headers: page,
      rules: ['target'],
      status: 400,
    },
    {
      name: 'an address of a slash and a backslash',
      ...read,
      url: '/\\evil.example/api/site',
      headers: page,
      rules: ['target'],
      status: 400,
    },
    {
      name: 'a question before a request (CORS)',
      method: 'OPTIONS',
      url: '/api/save',
      headers: { ...page, ...json, origin: own },
      rules: ['method'],
      status: 405,
    },
    {
      name: 'another method',
      method: 'DELETE',
      url: '/api/save',
      headers: { ...page, ...json, origin: own },
      rules: ['method'],
      status: 405,
    },
    {
      name: 'a page elsewhere that reads',
      ...read,
      headers: { host, cookie, origin: evil },
      rules: ['origin'],
      status: 403,
    },
    {
      name: 'a page without an origin that reads',
      ...read,
      headers: { host, cookie, origin: 'null' },
      rules: ['origin'],
      status: 403,
    },
    {
      name: 'the preview that reads',
      ...read,
      headers: { host, cookie, origin: `http://127.0.0.1:${port + 1}` },
      rules: ['origin'],
      status: 403,
    },
    {
      name: 'a script or picture elsewhere',
      ...read,
      headers: { host, cookie, 'sec-fetch-site': 'cross-site' },
      rules: ['site'],
      status: 403,
    },
    {
      name: 'a script or picture of the preview',
      ...read,
      headers: { host, cookie, 'sec-fetch-site': 'same-site' },
      rules: ['site'],
      status: 403,
    },
    {
      name: 'a page elsewhere that writes',
      ...write,
      headers: { host, cookie, ...json, origin: evil, 'sec-fetch-site': 'cross-site' },
      rules: ['origin', 'site', 'own page'],
      status: 403,
    },
    {
      name: 'the preview that writes',
      ...write,
      headers: {
        host,
        cookie,
        ...json,
        origin: `http://127.0.0.1:${port + 1}`,
        'sec-fetch-site': 'same-site',
      },
      rules: ['origin', 'site', 'own page'],
      status: 403,
    },
    {
      name: 'the preview in an old browser',
      ...write,
      headers: { host, cookie, ...json, origin: `http://127.0.0.1:${port + 1}` },
      rules: ['origin', 'own page'],
      status: 403,
    },
    {
      name: 'a framed page without an origin',
      ...write,
      headers: { host, cookie, ...json, origin: 'null' },
      rules: ['origin', 'own page'],
      status: 403,
    },
    {
      name: 'the own origin by another protocol',
      ...write,
      headers: { host, cookie, ...json, origin: `https://${host}` },
      rules: ['origin', 'own page'],
      status: 403,
    },
    {
      name: 'a program without a page that writes',
      ...write,
      headers: { host, cookie, ...json },
      rules: ['own page'],
      status: 403,
    },
    {
      name: 'the address line that writes',
      ...write,
      headers: { host, cookie, ...json, 'sec-fetch-site': 'none' },
      rules: ['own page'],
      status: 403,
    },
    {
      name: 'no cookie',
      ...read,
      headers: { host, 'sec-fetch-site': 'none' },
      rules: ['token'],
      status: 401,
    },
    {
      name: 'no cookie, at the page itself',
      method: 'GET',
      url: '/',
      headers: { host },
      rules: ['token'],
      status: 401,
    },
    {
      name: 'a cookie of another value',
      ...read,
      headers: { ...page, cookie: `${cookie}x` },
      rules: ['token'],
      status: 401,
    },
    {
      name: 'a cookie of another port',
      ...read,
      headers: { ...page, cookie: cookie.replace(String(port), String(port + 1)) },
      rules: ['token'],
      status: 401,
    },
    {
      name: 'an empty cookie',
      ...read,
      headers: { ...page, cookie: cookie.replace(/=.*/, '=') },
      rules: ['token'],
      status: 401,
    },
    {
      name: 'the token where it is not taken',
      method: 'GET',
      url: '/api/site?token=x',
      headers: { host },
      rules: ['token'],
      status: 401,
    },
    {
      name: 'a write without a cookie',
      ...write,
      headers: { host, ...json, origin: own, 'sec-fetch-site': 'same-origin' },
      rules: ['token'],
      status: 401,
    },
    {
      name: 'a form',
      ...write,
      headers: { ...page, origin: own, 'content-type': 'application/x-www-form-urlencoded' },
      rules: ['type'],
      status: 415,
    },
    {
      name: 'JSON as plain text',
      ...write,
      headers: { ...page, origin: own, 'content-type': 'text/plain' },
      rules: ['type'],
      status: 415,
    },
    {
      name: 'a type that only begins like JSON',
      ...write,
      headers: { ...page, origin: own, 'content-type': 'application/jsonp' },
      rules: ['type'],
      status: 415,
    },
    {
      name: 'JSON among the parameters of a type',
      ...write,
      headers: { ...page, origin: own, 'content-type': 'text/plain; application/json' },
      rules: ['type'],
      status: 415,
    },
    ...FAR.flatMap((url) => [
      {
        ...{ name: `a page elsewhere at ${url}`, method: 'POST', url },
        headers: { host, cookie, ...json, origin: evil, 'sec-fetch-site': 'cross-site' },
        ...{ rules: ['origin', 'site', 'own page'], status: 403 },
      },
      {
        ...{ name: `the preview at ${url}`, method: 'POST', url },
        headers: {
          host,
          cookie,
          ...json,
          origin: `http://127.0.0.1:${port + 1}`,
          'sec-fetch-site': 'same-site',
        },
        ...{ rules: ['origin', 'site', 'own page'], status: 403 },
      },
      {
        ...{ name: `a form at ${url}`, method: 'POST', url },
        headers: { ...page, origin: own, 'content-type': 'text/plain' },
        ...{ rules: ['type'], status: 415 },
      },
      {
        ...{ name: `a program at ${url}`, method: 'POST', url },
        headers: { host, ...json, origin: own, 'sec-fetch-site': 'same-origin' },
        ...{ rules: ['token'], status: 401 },
      },
    ]),
    { name: 'no type', ...write, headers: { ...page, origin: own }, rules: ['type'], status: 415 },
    {
      name: 'an upload without its header',
      ...upload,
      headers: { ...page, origin: own, 'content-type': 'image/png' },
      rules: ['type'],
      status: 415,
    },
    {
      name: 'a file to import without its header',
      ...{ method: 'PUT', url: '/api/import/file?name=x.csv' },
      headers: { ...page, origin: own, 'content-type': 'text/csv' },
      rules: ['type'],
      status: 415,
    },
    {
      name: 'a page elsewhere that sends a file to import',
      ...{ method: 'PUT', url: '/api/import/file?name=x.csv' },
      headers: { host, cookie, 'x-liner-studio': 'upload', origin: evil, 'sec-fetch-site': 'cross-site' },
      rules: ['origin', 'site', 'own page'],
      status: 403,
    },
    {
      name: 'a page elsewhere that reads a plan',
      ...{ method: 'GET', url: '/api/import' },
      headers: { host, cookie, origin: evil, 'sec-fetch-site': 'cross-site' },
      rules: ['origin', 'site'],
      status: 403,
    },
    {
      name: 'an upload by POST',
      ...write,
      headers: { ...page, origin: own, 'content-type': 'image/png', 'x-liner-studio': 'upload' },
      rules: ['type'],
      status: 415,
    },
  ];
}
