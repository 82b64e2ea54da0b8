import { useId } from 'react';
import { useDisclosure } from './parts/disclosure.ts';
import { menu as english, MenuAnchor, type MenuLink } from './parts/menu-anchor.tsx';
import { islandWords, type WordsProps } from './words.ts';

export interface MusicMenuProps extends WordsProps<'menu'> {
  label: string;
  /** The page is at or below this section. */
  current: boolean;
  items: MenuLink[];
}

const ENGLISH = { menu: english };

/** The dropdown of the header. Before scripts, the stylesheet opens it on hover and focus; `data-live` ends that. */
export default function MusicMenu({ label, current, items, words }: MusicMenuProps) {
  const { menu } = islandWords(ENGLISH, words);
  const { root, live, open, toggle } = useDisclosure();
  const list = useId();
  return (
    <div ref={root} className="nav-item" data-live={live ? '' : undefined}>
      <button
        type="button"
        className="nav-link"
        aria-expanded={open}
        aria-controls={list}
        aria-current={current ? 'true' : undefined}
        onClick={toggle}
      >
        {label}
      </button>
      <ul id={list} className="nav-drop" hidden={live && !open}>
        {items.map((item) => (
          <li key={item.label + item.url}>
            <MenuAnchor link={item} className="nav-drop-link" newTab={menu.newTab} />
          </li>
        ))}
      </ul>
    </div>
  );
}
