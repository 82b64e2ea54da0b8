/** Static HTML inside an island: rendered by a template, carried by the page, never sent as props. */

/** Slots by name; `default` is what is between the marker's tags. */
export type Slots = Readonly<Record<string, string>>;

export interface Slotted {
  slots: Slots;
}

/** Attributes of the element that contains a slot. Hydration takes the HTML from the page, so it always matches. */
export function slotAttributes(slots: Slots, name = 'default') {
  return {
    'data-slot': name,
    dangerouslySetInnerHTML: { __html: slots[name] ?? '' },
    suppressHydrationWarning: true,
  };
}
