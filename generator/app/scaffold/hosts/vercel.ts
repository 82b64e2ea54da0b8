/** Vercel, which reads its settings beside package.json, and not in the built folder. */
import { folderSettings, publishByPush, type WebHost, writeNightly } from './host.ts';

export const vercel: WebHost = {
  title: 'Vercel',
  files: (site) => [
    { path: 'vercel.json', text: `${JSON.stringify(SETTINGS, null, 2)}\n` },
    writeNightly(site),
  ],
  publish: publishByPush,
  settings: folderSettings('vercel.json', /"outputDirectory"\s*:\s*"dist"/, '"outputDirectory": "dist"'),
};

/** Settings of generator/docs/hosts.md. */
const SETTINGS = {
  buildCommand: 'npm run build',
  outputDirectory: 'dist',
  framework: null,
  trailingSlash: true,
  headers: [
    {
      // Others may show the players that are made for them.
      source: '/((?!embed/|[a-z][a-z]/embed/).*)',
      headers: [{ key: 'Content-Security-Policy', value: "frame-ancestors 'none'" }],
    },
    {
      source: '/(.*)',
      headers: [
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
        {
          key: 'Permissions-Policy',
          value: 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
        },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
      ],
    },
    {
      // These go with a 404 as well, and a missing file must not be kept for a year.
      source: '/assets/(.*)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=2592000' }],
    },
  ],
};
