import type { Theme } from '../../generator/model/theme/tokens.ts';
import type { StyleVariables } from '../parts/style.ts';

/** The colours that a page brings, for the tokens of styles.css; those of the site where it brings none. */
export function themeStyle(theme: Theme | undefined): StyleVariables | undefined {
  if (theme === undefined) return undefined;
  return { '--accent': theme.accent, '--accent-ink': theme.accentInk, '--wash': theme.wash };
}
