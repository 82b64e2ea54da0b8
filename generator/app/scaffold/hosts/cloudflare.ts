/** Headers, redirects and the not-found page are in the built folder. */
export function writeCloudflare({ slug, today }: { slug: string; today: string }): {
  path: string;
  text: string;
} {
  const text = `# The name of the project on Cloudflare Pages, and the folder that it publishes.
name = "${slug}"
pages_build_output_dir = "dist"
compatibility_date = "${today}"
`;
  return { path: 'wrangler.toml', text };
}
