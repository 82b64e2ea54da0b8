/** `liner campaign`: pictures of a release to post and to print, in a folder of their own. */
import { join } from 'node:path';
import { makeCampaign } from '../app/export/campaign.ts';
import { isFree, writeExport } from '../app/export/folder.ts';
import { findNearest } from '../engine/lib/suggest.ts';
import { everyRelease } from '../site/site.ts';
import { buildForExport } from './build-site.ts';
import { type Environment, EXIT, hasContent } from './environment.ts';
import type { SiteOptions } from './site-options.ts';

export async function runCampaign(
  environment: Environment,
  slug: string,
  folder = join('campaign', slug),
  options: SiteOptions,
): Promise<number> {
  const { stdout, stderr, speech } = environment;
  if (!hasContent(environment, options.content)) return EXIT.content;
  if (!isFree(folder)) {
    stderr.write(`${speech.write('campaign-taken', { folder, slug })}\n`);
    return EXIT.usage;
  }
  const built = await buildForExport(environment, options, 'all');
  if (!built) return EXIT.content;
  const { context, media, site } = built.made;
  const releases = everyRelease(site);
  const release = releases.find((each) => each.slug === slug);
  if (!release && built.hidden.some(({ path }) => path === `releases/${slug}.md`)) {
    stderr.write(`${speech.write('campaign-hidden', { slug })}\n`);
    return EXIT.usage;
  }
  if (!release) {
    const slugs = releases.map((each) => each.slug);
    const nearest = findNearest(slug, slugs);
    stderr.write(
      `${nearest ? speech.write('campaign-nearest', { slug, nearest }) : speech.write('campaign-unknown', { slug, slugs: slugs.slice(0, 10) })}\n`,
    );
    return EXIT.usage;
  }
  const files = await makeCampaign(release, context, media);
  await writeExport(folder, files, false);
  for (const { path } of files) stdout.write(`${join(folder, path)}\n`);
  return EXIT.done;
}
