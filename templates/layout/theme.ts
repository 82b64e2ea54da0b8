import type { Theme } from '../../generator/site/theme/tokens.ts';
import type { StyleVariables } from '../parts/style.ts';

/** The colours that a page brings, for the tokens of styles.css; those of the site if it brings none. */
export function themeStyle(theme: Theme | undefined): StyleVariables | undefined {
  if (theme === undefined) return undefined;
  const { accent, accentInk, wash, field, spot, bands, ground, dark } = theme;
  return {
    '--accent': either(accent, dark?.accent),
    '--accent-ink': either(accentInk, dark?.accentInk),
    '--wash': either(wash, dark?.wash),
    ...(field && {
      '--field': either(field.paper, dark?.field?.paper),
      '--field-ink': either(field.ink, dark?.field?.ink),
    }),
    ...(spot && { '--spot': spot.paper, '--spot-ink': spot.ink }),
    ...(bands && { '--band': bands.first, '--band-other': bands.second }),
    ...(ground && {
      '--paper': either(ground.paper, dark?.ground.paper),
      '--ink': either(ground.ink, dark?.ground.ink),
      '--block': either(ground.block, dark?.ground.block),
      '--block-ink': either(ground.blockInk, dark?.ground.blockInk),
      colorScheme: dark ? 'light dark' : ground.scheme,
    }),
  };
}

function either(light: string, dark: string | undefined): string {
  return dark === undefined ? light : `light-dark(${light}, ${dark})`;
}
