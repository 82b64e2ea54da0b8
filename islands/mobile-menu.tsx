import { useId } from 'react';
import { CloseIcon, MenuIcon } from './parts/icons.tsx';
import { menu as english, MenuAnchor, type MenuLink } from './parts/menu-anchor.tsx';
import { useModal } from './parts/modal.ts';
import { islandWords, type WordsProps } from './words.ts';

export interface MobileMenuProps extends WordsProps<'menu'> {
  items: (MenuLink & { items: MenuLink[] })[];
}

// The browser sets the expanded state of the button.
// Not a <dialog>: it would take the focus at once.
const MODAL = { role: 'dialog', 'aria-modal': true } as const;

const ENGLISH = { menu: english };

/** The navigation of small screens: a native popover, so that it opens without scripts and before they arrive. */
export default function MobileMenu({ items, words }: MobileMenuProps) {
  const { menu } = islandWords(ENGLISH, words);
  const { panel, trigger } = useModal();
  const id = useId();
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="button-icon menu-button"
        aria-label={menu.open}
        aria-haspopup="dialog"
        popoverTarget={id}
      >
        <MenuIcon />
      </button>
      <div ref={panel} id={id} popover="auto" {...{ ...MODAL, 'aria-label': menu.menu }} className="menu">
        <OutsideButton menu={id} />
        <div className="menu-panel">
          <button
            type="button"
            className="button-icon"
            aria-label={menu.close}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <CloseIcon />
          </button>
          <ul>
            {items.map((item) => (
              <Item key={item.label + item.url} item={item} newTab={menu.newTab} />
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

// All of the screen beside the panel: a tap there closes the menu, and does nothing to the page behind.
function OutsideButton({ menu }: { menu: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="menu-outside"
      popoverTarget={menu}
      popoverTargetAction="hide"
    />
  );
}

function Item({ item, newTab }: { item: MobileMenuProps['items'][number]; newTab: string }) {
  return (
    <li>
      <Link item={item} newTab={newTab} />
      {item.items.length > 0 && (
        <ul className="menu-below">
          {item.items.map((below) => (
            <li key={below.label + below.url}>
              <Link item={below} newTab={newTab} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Link({ item, newTab }: { item: MenuLink; newTab: string }) {
  if (!item.url) return <p className="menu-link quiet">{item.label}</p>;
  return <MenuAnchor link={item} className="menu-link" newTab={newTab} />;
}
