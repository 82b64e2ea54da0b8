/** What is wrong with a field of a form. */
export const fields = {
  number: 'Please enter a number.',
  date: 'Please enter a whole date.',
  email: 'Please enter an email address, such as you@example.com.',
  choice: 'Please choose one.',
  empty: 'Please fill in this field.',
  leaveEmpty: 'Leave this empty',
} as const;
