/** Cloudflare Pages. Headers, redirects and the not-found page are in the built folder. */
import { folderSettings, type HostedSite, publishByPush, type WebHost, writeNightly } from './host.ts';

export const cloudflare: WebHost = {
  title: 'Cloudflare Pages',
  files: (site) => [{ path: 'wrangler.toml', text: writeSettings(site) }, writeNightly(site)],
  publish: publishByPush,
  settings: folderSettings(
    'wrangler.toml',
    /^\s*pages_build_output_dir\s*=\s*["'](?:\.\/)?dist\/?["']/m,
    'pages_build_output_dir = "dist"',
  ),
};

function writeSettings({ slug, today }: HostedSite): string {
  return `# The name of the project on Cloudflare Pages, and the folder that it publishes.
name = "${slug}"
pages_build_output_dir = "dist"
compatibility_date = "${today}"
`;
}
