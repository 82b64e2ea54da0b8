/** Headers, redirects and the not-found page are in the built folder. */
export function writeNetlify(): { path: string; text: string } {
  return { path: 'netlify.toml', text: TEXT };
}

const TEXT = `# What Netlify runs, and the folder that it publishes.
[build]
  command = "npm run build"
  publish = "dist"
`;
