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
