/** The messages of problems that people meet in the studio, in English. */
import engine from '../../../engine/problems/catalogue/messages.json' with { type: 'json' };
import type { Texts } from '../../../engine/problems/render.ts';
import artists from '../../../features/artists/messages.json' with { type: 'json' };
import groups from '../../../features/groups/messages.json' with { type: 'json' };
import mixes from '../../../features/mixes/messages.json' with { type: 'json' };
import newsletter from '../../../features/newsletter/messages.json' with { type: 'json' };
import pages from '../../../features/pages/messages.json' with { type: 'json' };
import press from '../../../features/press/messages.json' with { type: 'json' };
import releases from '../../../features/releases/messages.json' with { type: 'json' };
import shows from '../../../features/shows/messages.json' with { type: 'json' };
import sound from '../../../features/sound/messages.json' with { type: 'json' };
import site from '../../../site/messages/messages.json' with { type: 'json' };

export const ENGLISH: Readonly<Record<string, Texts>> = {
  ...{ ...engine, ...site },
  ...{ ...artists, ...groups, ...mixes, ...newsletter, ...pages, ...press, ...releases, ...shows, ...sound },
};
