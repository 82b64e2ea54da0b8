export const videoPlayer = {
  play: 'Play video: {title}',
  watchOn: 'Watch {title} on {host}',
} as const;
