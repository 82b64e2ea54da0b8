/** The looks that come with Liner: their folders, and the colours that pages have in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type LookFolder, openLookFolder } from '../../generator/engine/bundle/looks.ts';
import type { Palette } from '../../generator/engine/media/pictures/picture.ts';
import { folderOfOurs } from '../../generator/site/looks/find.ts';
import { DEFAULT_LOOK, type Look } from '../../generator/site/schema/look.ts';
import { lookFile } from '../../generator/site/schema/look-file.ts';
import { chooseTheme as chooseThemeIn } from '../../generator/site/theme/index.ts';
import { type Recipe, readRecipe } from '../../generator/site/theme/recipes.ts';
import type { Theme } from '../../generator/site/theme/tokens.ts';
import { packageRoot } from './site.ts';

/** @param root the folder of a package of Liner */
export function openLook(name: string, root = packageRoot): LookFolder {
  return openLookFolder(folderOfOurs(name, root));
}

/** The colours of one of Liner's looks. */
export function recipeOf(name: string = DEFAULT_LOOK): Recipe {
  const recipe = recipes.get(name) ?? readRecipeOf(name);
  recipes.set(name, recipe);
  return recipe;
}

const recipes = new Map<string, Recipe>();

function readRecipeOf(name: string): Recipe {
  const text = readFileSync(join(folderOfOurs(name, packageRoot), 'look.yaml'), 'utf8');
  return readRecipe(lookFile.parse(parse(text)));
}

/** The colours of a page of a site with these settings. */
export function chooseTheme(
  palette?: Palette,
  look: Look = {},
  isPlain = false,
  latest?: () => Palette,
): Theme | undefined {
  return chooseThemeIn(palette, recipeOf(look.style), look, isPlain, latest);
}
