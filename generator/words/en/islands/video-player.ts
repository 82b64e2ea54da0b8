export const videoPlayer = {
  play: 'Play video: {title}',
  watch: 'Watch',
  on: 'on',
} as const;
