/** Files that are not what they say: each is reported at the line that names it. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, RELEASE, SITE_YAML } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';

const SOUND = wav({ rate: 44_100, channels: sample([sine(440, -12)], 12, 44_100) });

function shortened(): Buffer {
  const made = Buffer.from(SOUND);
  made.writeUInt32LE(SOUND.length / 4, 40);
  return made;
}

async function moving(): Promise<Buffer> {
  const frames = ['#a33', '#33a'].map((background) =>
    sharp({ create: { width: 640, height: 640, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

test('recordings, pictures and texts', async () => {
  const song = (title: string, keys: string) =>
    RELEASE.replace('First Light', title).replace('Four', title).replace('---\n##', `${keys}\n---\n##`);
  const site = makeSite({
    'content/site.yaml': `${SITE_YAML}emails: {general: a@artist.example}\ncontacts:\n  - {name: Kim Ro, role: Booking}\n`,
    'content/releases/joined.md': song('Joined', 'audio: audio/joined.wav'),
    'content/releases/short.md': song('Short', 'audio: audio/short.wav'),
    'content/releases/moving.md': song('Moving', 'artwork_url: artwork/moving.webp'),
    'content/releases/again.md': song('Moving', 'note: A copy'),
    'content/releases/stray.md': song('Stray', 'note: Two\u200b words\u2060').replace(
      'It began',
      'It \ufeffbegan',
    ),
    'assets/audio/joined.wav': Buffer.concat([SOUND, SOUND]),
    'assets/audio/short.wav': shortened(),
    'assets/artwork/moving.webp': await moving(),
  });
  const { stderr } = await site.run(['check', '--all']);
  const found = readProblems(stderr).map(({ at, code, message }) => [at.replace(/:\d+$/, ''), code, message]);
  expect(found).toEqual(
    expect.arrayContaining([
      [
        'content/releases/joined.md:10',
        'sound/joined',
        'There is more than one sound file in audio/joined.wav, and only the first is heard.',
      ],
      [
        'content/releases/short.md:10',
        'sound/header-wrong',
        'The header of audio/short.wav has a length of 0:03, but its sound is 0:12 long.',
      ],
      [
        'content/releases/moving.md:10',
        'picture/moving',
        'artwork/moving.webp moves, and only its first picture is shown.',
      ],
      ['content/releases/moving.md:2', 'release/twice', expect.stringContaining('content/releases/again.md')],
      [
        'content/releases/stray.md:10',
        'files/invisible',
        expect.stringContaining('There are 3 invisible characters'),
      ],
      ['content/site.yaml:6', 'contact/unreachable', expect.stringContaining('Kim Ro cannot be reached')],
    ]),
  );
});
