import type { KeyboardEvent } from 'react';
import { indexAfterKey } from './focus.ts';

interface Tab {
  id: string;
  label: string;
}

interface Props {
  /** Prefix of the ids of tabs (`-tab-`) and panels (`-panel-`). */
  id: string;
  label: string;
  tabs: Tab[];
  /** The only panel, if there is one for all of them. */
  panel?: string | undefined;
  selected: string;
  onSelect: (tab: string) => void;
}

/** The tabs pattern of WAI-ARIA: one stop for Tab, arrows move and select at once. */
export function TabList({ id, label, tabs, panel, selected, onSelect }: Props) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const axis = document.dir === 'rtl' ? 'xRtl' : 'x';
    const next = indexAfterKey(event.key, index, tabs.length, axis);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onSelect(tabs[next]?.id ?? selected);
  };
  return (
    <div role="tablist" aria-label={label} tabIndex={-1} className="link-line" onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.id}`}
          aria-controls={`${id}-panel-${panel ?? tab.id}`}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          className="tab"
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
