/** Netlify. Headers, redirects and the not-found page are in the built folder. */
import { folderSettings, publishByPush, type WebHost, writeNightly } from './host.ts';

export const netlify: WebHost = {
  title: 'Netlify',
  files: (site) => [{ path: 'netlify.toml', text: TEXT }, writeNightly(site)],
  publish: publishByPush,
  settings: folderSettings('netlify.toml', /^\s*publish\s*=\s*["'](?:\.\/)?dist\/?["']/m, 'publish = "dist"'),
};

const TEXT = `# What Netlify runs, and the folder that it publishes.
[build]
  command = "npm run build"
  publish = "dist"
`;
