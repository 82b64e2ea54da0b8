export const audioPlayer = {
  player: '{service} player: {title}',
  loading: '{service} Player Loading...',
  load: 'Load player',
  loadOf: 'Load player: {title}',
  on: ' on {service}',
} as const;

export const videoPlayer = {
  play: 'Play video: {title}',
  watch: 'Watch',
  on: 'on',
} as const;

export const contactForm = {
  label: 'Send a Message',
  send: 'Send Message',
  sending: 'Sending...',
  writeTo: 'Please write to',
  name: 'Name',
  yourName: 'Your name',
  email: 'Email',
  inquiry: 'Inquiry Type',
  selectInquiry: 'Select inquiry type',
  subject: 'Subject',
  subjectHint: 'Brief subject line',
  message: 'Message',
  messageHint: 'Tell me about your project, event, or inquiry...',
  choose: 'Please choose',
  leaveEmpty: 'Leave this empty',
  sent: 'Message sent!',
  notSent: 'Message not sent',
  thanks: "Thank you for reaching out. I'll get back to you soon.",
  timeout: 'The server did not answer in time.',
  offline: 'The server could not be reached: please check your connection.',
  retry: 'Your message is still here. Please try again.',
  retryOrWrite: 'Your message is still here. Please try again, or write to {mail}.',
} as const;

/** What is wrong with a field of a form. */
export const fields = {
  number: 'Please enter a number.',
  date: 'Please enter a whole date.',
  email: 'Please enter an email address, such as you@example.com.',
  choice: 'Please choose one.',
  empty: 'Please fill in this field.',
} as const;

export const copyButton = {
  copied: 'Copied',
  copiedNotice: 'Copied to the clipboard',
  notCopied: 'Not copied',
  refused: 'The browser does not allow it here. Select the text and copy it by hand.',
} as const;

export const search = {
  label: 'Discography',
  field: 'Search the discography',
  search: 'Search',
  none: 'No results for “{query}”',
  results: { one: '{count} result for “{query}”', other: '{count} results for “{query}”' },
  partial: ' on this page: the rest could not be loaded',
} as const;

export const gallery = {
  of: '{number} of {count}',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
} as const;

export const menu = {
  menu: 'Menu',
  open: 'Open menu',
  close: 'Close menu',
  newTab: ' (opens in a new tab)',
} as const;

export const carousel = {
  previous: 'Previous releases',
  next: 'Next releases',
  play: 'Play',
  pause: 'Pause',
  role: 'carousel',
} as const;

export const newsletterForm = {
  label: 'Newsletter',
  address: 'Email address',
  subscribe: 'Subscribe',
  subscribeAt: 'Subscribe at',
  sending: 'Sending...',
  opened: '{host} has opened in a new tab, where it says whether that worked.',
  listed: 'Thank you. You are on the list.',
  known: 'This address is on the list already.',
  mailed: 'Almost done: check your inbox, and follow the link in the mail to confirm.',
  taken: 'Thank you. If a mail asks you to confirm, follow its link.',
  refused: '{host} did not accept this address. Check it, and try again.',
  failed:
    'That did not work: {host} did not answer as it should. Your address is still here. Try again later.',
} as const;
