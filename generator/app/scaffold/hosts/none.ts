/** A web host that Liner has no settings for. */
import type { WebHost } from './host.ts';

export const none: WebHost = {
  title: 'a host of your choice',
  files: () => [],
  steps: ['Run  npm run build : it makes the folder dist/.', 'Upload what is in dist/ to the web host.'],
};
