export const copyButton = {
  copied: 'Copied',
  copiedNotice: 'Copied to the clipboard',
  notCopied: 'Not copied',
  refused: 'The browser does not allow it here. Select the text and copy it by hand.',
  toasts: 'Notifications',
  closeToast: 'Close toast',
} as const;
