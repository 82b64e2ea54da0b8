/** What podcast apps would refuse, or leave out. */
import { positionOf } from '../../engine/content/entry.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Context } from '../../site/context.ts';
import { chooseCover } from './podcast.ts';
import { SMALLEST } from './podcast-cover.ts';
import { bytesOf, listHeard } from './podcast-episodes.ts';
import { problem } from './problems.ts';

export function checkPodcast(context: Context): Problem[] {
  const { settings, settingsEntry } = context.site;
  const heard = listHeard(context);
  const unsized = heard.filter((each) => bytesOf(context, each) === undefined);
  const isFed = unsized.length < heard.length;
  return [
    ...unsized.map(({ entry }) =>
      problem('podcast/no-bytes', positionOf(entry, ['audio_url']), { title: entry.data.episode_title }),
    ),
    ...(isFed && !chooseCover(context, heard)
      ? [
          problem('podcast/no-cover', positionOf(settingsEntry, ['podcast', 'image']), {
            file: settings.podcast?.image,
            smallest: SMALLEST,
          }),
        ]
      : []),
    ...(isFed && !(settings.podcast?.email ?? settings.emails?.general)
      ? [problem('podcast/no-email', positionOf(settingsEntry, ['podcast']))]
      : []),
  ];
}
