/** Tables of the files that are made beside pages, as plain data. */
import type { IslandTable, PageScripts, PlayerAssets } from '../engine/bundle/made.ts';
import type { DownloadFile } from '../engine/media/downloads.ts';
import type { OwnPicture, Palette, PictureFile } from '../engine/media/pictures/picture.ts';
import type { IconLink } from '../engine/media/statics/icons.ts';
import type { Picture } from './parts.ts';
import type { Recipe } from './theme/recipes.ts';

/** The kind of placeholder for a missing picture. */
export type PlaceholderKind = 'single' | 'ep' | 'album' | 'mix' | 'remix';

/** The files that the press kit is made of and comes in. */
export type PressFileId = 'kit' | 'photos' | 'biography' | 'rider' | 'works' | 'sheet';

interface PressFile {
  id: PressFileId;
  /** Address without the base path: `/press/Name-press-kit-2025-08.zip`. */
  url: string;
  /** Undefined if it has not been made yet. */
  bytes: number | undefined;
}

/** A photo as it is offered for print, by the file that the content names. */
interface PressPhotoFile {
  file: string;
  /** Address without the base path. */
  url: string;
  /** Undefined if it has not been read yet. */
  bytes: number | undefined;
  /** Dots per inch; undefined if the file does not contain them. */
  dpi: number | undefined;
}

export interface PressFiles {
  /** Files in the order offered, the whole kit first. */
  files: PressFile[];
  photos: PressPhotoFile[];
}

/** The artist's name as a drawing of one colour. */
export interface NameLogo {
  src: string;
  /** Width divided by height. */
  ratio: number;
}

/** The addresses of styles, scripts and icons. */
export interface ShellAssets {
  styles: string;
  /** The one for parts that few pages have. */
  seldomStyles?: string | undefined;
  /** Fonts seen first, which are preloaded: those of every page, and what pages with accented letters or in Arabic need besides. */
  fonts: { latin: string[]; accented: string[]; arabic: string[] };
  /** The scripts of pages that have one thing. */
  scripts?: PageScripts | undefined;
  /** Set for sites with recordings. */
  player?: PlayerAssets | undefined;
  /** The loader of islands. */
  loader?: string | undefined;
  islands: IslandTable;
  icons: IconLink[];
  manifest?: string | undefined;
  logo?: NameLogo | undefined;
  /** The colour of the browser's own frame around a page without a theme. */
  themeColor: string;
}

interface BookletFile {
  /** Address without the base path. */
  url: string;
  /** Undefined if it has not been made yet. */
  bytes?: number | undefined;
  pages?: number | undefined;
}

/** The booklet of a release, for screens and for print. */
export type Booklets = Record<'screen' | 'print', BookletFile>;

export interface Assets {
  /** Keyed by names in the content, which may be any: use `findPicture`. */
  pictures: Readonly<Record<string, OwnPicture>>;
  placeholders: Readonly<Record<PlaceholderKind, PictureFile>>;
  /** Changes with the code and the fonts that pictures for shared links are drawn with. */
  shareVersion: string;
  press: PressFiles;
  /** Press kits of those of `artists/` who have one, by the names of their files. */
  artistPress: Readonly<Record<string, PressFiles>>;
  /** Keyed by the routes of releases, in each language. */
  booklets: Readonly<Record<string, Booklets>>;
  /** Keyed by names below the assets folder, which may be any. */
  downloads: Readonly<Record<string, DownloadFile>>;
  /** The colours of the look. */
  recipe: Recipe;
  shell: ShellAssets;
}

type PictureTables = Pick<Assets, 'pictures' | 'placeholders'>;

/** Returns undefined if no file is named, or the one named cannot be shown. */
export function findPicture(
  { pictures }: Pick<Assets, 'pictures'>,
  file: string | undefined,
): OwnPicture | undefined {
  return file !== undefined && Object.hasOwn(pictures, file) ? pictures[file] : undefined;
}

/** The placeholder of its kind if it cannot be shown. */
export function pictureFileOf(
  assets: PictureTables,
  file: string | undefined,
  kind: PlaceholderKind,
): PictureFile {
  return findPicture(assets, file) ?? assets.placeholders[kind];
}

/** The address of its largest file that every program can read: WebP, or JPEG if there is none. */
export function largestOf({ src, sources }: Pick<PictureFile, 'src' | 'sources'>): string {
  const srcset = sources.find(({ type }) => type === 'image/webp')?.srcset ?? '';
  return srcset.split(', ').at(-1)?.split(' ', 1)[0] || src;
}

/** A picture as pages show it. */
export function pictureOf(
  assets: PictureTables,
  file: string | undefined,
  kind: PlaceholderKind,
  alt: string,
): Picture {
  const { src, width, height, sources, focus, placeholder } = pictureFileOf(assets, file, kind);
  return { src, width, height, sources, focus, placeholder, alt, fallback: assets.placeholders[kind].src };
}

export function paletteOf(assets: Pick<Assets, 'pictures'>, file: string | undefined): Palette | undefined {
  return findPicture(assets, file)?.palette;
}
