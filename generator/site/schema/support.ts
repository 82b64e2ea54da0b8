/** Platforms on which listeners can support the music. */
import { key, list } from '../../engine/content/schema/meta.ts';
import { fixedText, webUrl } from '../../engine/values/index.ts';

/** @param description which pages show it */
export function supportLinks(description: string) {
  return list(
    description,
    {
      label: key(fixedText, 'What the link says.', 'Support me on Ko-fi'),
      url: key(webUrl, 'The page where they do so.', 'https://ko-fi.com/your-name'),
    },
    { name: 'label: %', title: 'label: %', text: 'label: %', link: 'url: %' },
  );
}
