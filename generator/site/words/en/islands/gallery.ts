export const gallery = {
  of: '{number} of {count}',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
} as const;
