export const menu = {
  menu: 'Menu',
  open: 'Open menu',
  close: 'Close menu',
  newTab: ' (opens in a new tab)',
} as const;
