/** Initial items of a list, added with its first one. */
import type { Value } from '../../../engine/edit/types.ts';
import type { FieldPath } from '../../protocol/index.ts';
import { getState } from './store.ts';

/** The languages of a site begin with the one that it is in: one that is added is never the first, which is the default. */
export function firstItemsOf(path: FieldPath): Value[] {
  const { file, site } = getState();
  const [code] = site?.languages ?? [];
  const isLanguages = file?.kind === 'site' && path.length === 1 && path[0] === 'languages';
  return isLanguages && code !== undefined ? [{ code, name: ownNameOf(code) }] : [];
}

/** `English`, `Français`, `العربية`: as visitors choose it. */
function ownNameOf(code: string): string {
  const tag = code.replace('_', '-');
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
