export const audioPlayer = {
  player: '{service} player: {title}',
  loading: '{service} Player Loading...',
  load: 'Load player',
  loadOf: 'Load player: {title}',
  titleOn: '{title} on {service}',
} as const;
