/** A site with a page for one person, in the open and locked. */
import { privateRoute } from '../../generator/features/rooms/secrets.ts';
import { drawCover } from './pictures.ts';
import { RELEASE, SITE_YAML } from './site.ts';
import { sample, sine, wav } from './sounds.ts';

export const ROOM_KEY = 'k'.repeat(40);

const OPEN = RELEASE.replace(
  'title: First Light',
  'title: Open Door\nprivate: [{for: Anna}]\ndownload: true\naudio: audio/a.wav\nartwork_url: artwork/a.jpg',
);
const LOCKED = OPEN.replace('Open Door', 'Shut Door').replace('private:', 'encrypt: true\nprivate:');

export const drawRooms = async () => ({
  'content/site.yaml': SITE_YAML,
  'content/releases/first-light.md': RELEASE,
  'content/releases/open-door.md': OPEN,
  'content/releases/shut-door.md': LOCKED,
  'assets/artwork/a.jpg': await drawCover(300).jpeg().toBuffer(),
  // Of more than one piece.
  'assets/audio/a.wav': wav({ rate: 44_100, channels: sample([sine(440, -20)], 90, 44_100) }),
  '.liner/private.key': `${ROOM_KEY}\n`,
});

export const roomOf = (slug: string) => privateRoute(ROOM_KEY, `releases/${slug}`, 'Anna');
