/** Attacks of other pages and programs on the studio. One table for the rules themselves and for the running server. */
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
  '/api/new-site/create',
];

/** @param key the secret of the studio's pages */
export function listAttacks(port: number, key: string): Attack[] {
  const keyed = { 'x-liner-studio': key };
  const host = `127.0.0.1:${port}`;
  const own = `http://${host}`;
  const evil = 'https://evil.example';
  const page = { host, ...keyed, 'sec-fetch-site': 'same-origin' };
  const json = { 'content-type': 'application/json' };
  const write = { method: 'POST', url: '/api/save' };
  const read = { method: 'GET', url: '/api/site' };
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
      headers: { host, ...keyed, origin: evil },
      rules: ['origin'],
      status: 403,
    },
    {
      name: 'a page without an origin that reads',
      ...read,
      headers: { host, ...keyed, origin: 'null' },
      rules: ['origin'],
      status: 403,
    },
    {
      name: 'the preview that reads',
      ...read,
      headers: { host, ...keyed, origin: `http://127.0.0.1:${port + 1}` },
      rules: ['origin'],
      status: 403,
    },
    {
      name: 'a script or picture elsewhere',
      ...read,
      headers: { host, ...keyed, 'sec-fetch-site': 'cross-site' },
      rules: ['site'],
      status: 403,
    },
    {
      name: 'a script or picture of the preview',
      ...read,
      headers: { host, ...keyed, 'sec-fetch-site': 'same-site' },
      rules: ['site'],
      status: 403,
    },
    {
      name: 'a page elsewhere that writes',
      ...write,
      headers: { host, ...keyed, ...json, origin: evil, 'sec-fetch-site': 'cross-site' },
      rules: ['origin', 'site', 'own page'],
      status: 403,
    },
    {
      name: 'the preview that writes',
      ...write,
      headers: {
        host,
        ...keyed,
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
      headers: { host, ...keyed, ...json, origin: `http://127.0.0.1:${port + 1}` },
      rules: ['origin', 'own page'],
      status: 403,
    },
    {
      name: 'a framed page without an origin',
      ...write,
      headers: { host, ...keyed, ...json, origin: 'null' },
      rules: ['origin', 'own page'],
      status: 403,
    },
    {
      name: 'the own origin by another protocol',
      ...write,
      headers: { host, ...keyed, ...json, origin: `https://${host}` },
      rules: ['origin', 'own page'],
      status: 403,
    },
    {
      name: 'a program without a page that writes',
      ...write,
      headers: { host, ...keyed, ...json },
      rules: ['own page'],
      status: 403,
    },
    {
      name: 'the address line that writes',
      ...write,
      headers: { host, ...keyed, ...json, 'sec-fetch-site': 'none' },
      rules: ['own page'],
      status: 403,
    },
    {
      name: 'no secret',
      ...read,
      headers: { host, 'sec-fetch-site': 'none' },
      rules: ['key'],
      status: 401,
    },
    {
      name: 'a cookie in place of the secret',
      ...read,
      headers: { host, cookie: `liner-key=${key}; liner-studio-${port}=${key}` },
      rules: ['key'],
      status: 401,
    },
    ...['', `${key}x`, key.slice(1), 'null', 'undefined'].map((wrong) => ({
      name: `the secret "${wrong.replace(key, '…')}"`,
      ...read,
      headers: { ...page, 'x-liner-studio': wrong },
      rules: ['key'],
      status: 401,
    })),
    ...['/api/site', '/x/../api/site', '/%2e/api/site', '/api/nowhere', '/api/events'].map((url) => ({
      ...{
        name: `the secret in the address of ${url}`,
        method: 'GET',
        url: `${url}?key=${key}&token=${key}`,
      },
      headers: { host },
      ...{ rules: ['key'], status: 401 },
    })),
    {
      name: 'an upload with the secret in its address',
      ...{ method: 'PUT', url: `/api/asset?name=x.png&key=${key}` },
      headers: { host, origin: own, 'sec-fetch-site': 'same-origin' },
      ...{ rules: ['key'], status: 401 },
    },
    {
      name: 'a write without the secret',
      ...write,
      headers: { host, ...json, origin: own, 'sec-fetch-site': 'same-origin' },
      rules: ['key'],
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
        headers: { host, ...keyed, ...json, origin: evil, 'sec-fetch-site': 'cross-site' },
        ...{ rules: ['origin', 'site', 'own page'], status: 403 },
      },
      {
        ...{ name: `the preview at ${url}`, method: 'POST', url },
        headers: {
          host,
          ...keyed,
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
        ...{ rules: ['key'], status: 401 },
      },
    ]),
    { name: 'no type', ...write, headers: { ...page, origin: own }, rules: ['type'], status: 415 },
    ...['/api/asset?name=x.png', '/api/import/file?name=x.csv'].map((url) => ({
      ...{ name: `an upload without the secret at ${url}`, method: 'PUT', url },
      headers: { host, origin: own, 'sec-fetch-site': 'same-origin', 'content-type': 'image/png' },
      ...{ rules: ['key'], status: 401 },
    })),
    {
      name: 'a page elsewhere that sends a file to import',
      ...{ method: 'PUT', url: '/api/import/file?name=x.csv' },
      headers: { host, ...keyed, origin: evil, 'sec-fetch-site': 'cross-site' },
      rules: ['origin', 'site', 'own page'],
      status: 403,
    },
    {
      name: 'a page elsewhere that reads a plan',
      ...{ method: 'GET', url: '/api/import' },
      headers: { host, ...keyed, origin: evil, 'sec-fetch-site': 'cross-site' },
      rules: ['origin', 'site'],
      status: 403,
    },
    {
      name: 'an upload by POST',
      ...write,
      headers: { ...page, origin: own, 'content-type': 'image/png' },
      rules: ['type'],
      status: 415,
    },
  ];
}
