/** The artists of a Faircamp catalogue, and the manifest of the whole. */
import { extname } from 'node:path';
import { nameSlug } from '../../engine/lib/slug.ts';
import { shorten } from '../../engine/lib/text.ts';
import { distinct } from '../artist/index.ts';
import { block, field, flag, group, writeManifest } from './eno.ts';
import type { ExportFile, ExportInput } from './exported.ts';
import { plainMarkdown } from './markdown.ts';

/** Longer introductions are an error. */
export const SYNOPSIS = 256;

export function catalogManifest({ site }: ExportInput): string {
  const { artist, social = [], platforms = [] } = site.settings;
  return writeManifest(
    field('title', artist.name),
    flag('label_mode', isLabel(site)),
    artist.kind === 'label' ? listLinks([...platforms, ...social]) : [],
    block('synopsis', shorten(artist.description ?? artist.tagline ?? '', SYNOPSIS)),
  );
}

/** Each artist has a page there; without it, there is one artist, and the catalogue is theirs. */
function isLabel({ settings, artists }: ExportInput['site']): boolean {
  return settings.artist.kind === 'label' || artists.length > 0;
}

export function artistFiles(input: ExportInput): ExportFile[] {
  const { site, texts, locate } = input;
  const { artist, social = [], platforms = [] } = site.settings;
  const own = {
    slug: nameSlug(artist.name, site.language.code) || 'artist',
    text: writeManifest(
      field('name', artist.name),
      (artist.alternate_names ?? []).flatMap((name) => field('alias', name)),
      listLinks([...platforms, ...social]),
    ),
  };
  const roster = site.artists.flatMap(({ slug, data, file }): ExportFile[] => {
    const photo = data.photo === undefined ? undefined : locate(data.photo);
    const name = `${slug}${extname(data.photo ?? '')}`;
    const text = writeManifest(
      field('name', data.name),
      field('permalink', slug),
      group('image', { description: photo && data.name, file: photo && name }),
      listLinks([...(data.profiles ?? []), ...(data.links ?? [])]),
      block('synopsis', shorten(data.description ?? '', SYNOPSIS)),
      block('more', plainMarkdown(texts.get(file) ?? '', site)),
    );
    return [
      { path: `artists/${slug}/artist.eno`, text },
      ...(photo === undefined ? [] : [{ path: `artists/${slug}/${name}`, from: photo }]),
    ];
  });
  // A label is the catalogue itself.
  return artist.kind === 'label'
    ? roster
    : [{ path: `artists/${own.slug}/artist.eno`, text: own.text }, ...roster];
}

function listLinks(links: { name: string; url: string }[]): string[] {
  return distinct(links).flatMap(({ name, url }) => group('link', { label: name, url }));
}
