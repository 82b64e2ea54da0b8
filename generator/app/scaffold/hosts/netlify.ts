/** Netlify. Headers, redirects and the not-found page are in the built folder. */
import {
  describeHook,
  folderSettings,
  publishByPush,
  REPOSITORY,
  type WebHost,
  writeNightly,
} from './host.ts';

export const netlify: WebHost = {
  title: 'Netlify',
  files: (site) => [{ path: 'netlify.toml', text: TEXT }, writeNightly(site)],
  publish: publishByPush,
  steps: [
    `${REPOSITORY}, and add it to Netlify as a new project.`,
    describeHook('build hook there (Project configuration, Build & deploy)'),
  ],
  settings: folderSettings('netlify.toml', /^\s*publish\s*=\s*["'](?:\.\/)?dist\/?["']/m, 'publish = "dist"'),
};

const TEXT = `# What Netlify runs, and the folder that it publishes.
[build]
  command = "npm run build"
  publish = "dist"
`;
