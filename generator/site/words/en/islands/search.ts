export const search = {
  label: 'Discography',
  field: 'Search the discography',
  search: 'Search',
  counted: '{label} ({count})',
  none: 'No results for “{query}”',
  results: { one: '{count} result for “{query}”', other: '{count} results for “{query}”' },
  partial: ' on this page: the rest could not be loaded',
} as const;
