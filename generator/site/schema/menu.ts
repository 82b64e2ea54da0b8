/** The menu in site.yaml. */
import * as z from 'zod';
import { optional } from '../../engine/content/schema/meta.ts';
import { anyUrl, fixedText, text } from '../../engine/values/index.ts';

const target = {
  page: optional(fixedText, 'A page of the site by its name, such as events or press.', 'events'),
  label: optional(text, 'What the menu calls it.', 'Shows'),
  url: optional(anyUrl, 'Where it leads, in target of a page.', 'https://shop.example/your-name'),
};

const INSTEAD = { title: 'label: %', name: 'label: %' };

type MenuTarget = z.output<z.ZodObject<typeof target>>;

/** A name alone is that of a page. */
function read<Item extends object>(item: string | Item): Item | { page: string } {
  return typeof item === 'string' ? { page: item } : item;
}

const below = z
  .union([text, z.strictObject(target).meta({ instead: INSTEAD })])
  .transform((item): MenuTarget => read(item))
  .meta({ value: 'menuItem', $comment: 'name, or group' });

const item = z
  .union([
    text,
    z
      .strictObject({
        ...target,
        items: optional(z.array(below).min(1), 'What opens below it: names of pages, or groups.', [
          'releases',
          'mixes',
        ]),
      })
      .meta({ instead: { ...INSTEAD, pages: 'items: %', submenu: 'items: %' } }),
  ])
  .transform((item): MenuTarget & { items?: MenuTarget[] | undefined } => read(item))
  .meta({ value: 'menuItem', $comment: 'name, or group' });

export const menu = optional(
  z.array(item).min(1),
  'The menu, in its order: names of pages, and groups with a page or url, a label, and items below them. Pages with nothing to show are left out.',
  [
    'about',
    'music',
    { page: 'events', label: 'Shows' },
    { label: 'Shop', url: 'https://shop.example/your-name' },
    'contact',
  ],
);
