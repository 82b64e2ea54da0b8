/** An entry of a podcast. */
import { MAX_COUNT, writeLength } from '../../../engine/values/index.ts';
import type { Doubt, ItemOf, MixFacts, Origin, TracklistFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { oldAddressOf, pictureOf, webAddress } from '../shared/addresses.ts';
import { cleanLine } from '../shared/clean.ts';
import { filled, known, some } from '../shared/data.ts';
import { toMarkdown, toPlainLine, toPlainText } from '../shared/markdown.ts';
import type { Findings } from '../shared/notes.ts';
import { isTracklistLine, readTracklist, trackOf } from '../shared/tracklist.ts';
import { dayOfFeed, type Enclosure, type Feed, oldHomeOf, type Post } from './posts.ts';

/** Characters: a longer text is the story, not the sentence on cards. */
const LONGEST_DESCRIPTION = 300;

export function readEpisode(
  post: Post,
  audio: Enclosure,
  feed: Feed,
  origin: Origin,
  site: SiteFacts,
  findings: Findings,
): ItemOf<'mixes'> {
  const { text, dropped } = toMarkdown(post.html, feed.base ?? post.link ?? feed.home);
  for (const { what, example } of post.dropped ?? []) findings.leave(what, cleanLine(example), origin);
  for (const what of dropped) {
    const [name = ''] = what.split(' ');
    findings.leave(name, what.slice(name.length + 1), origin);
  }
  const plain = toPlainText(post.html);
  const listed = readTracklist(plain);
  const tracklist = post.chapters.length > 0 ? chapterTracks(post) : listed;
  const body = withoutTracklist(text, listed);
  const summary = toPlainLine(post.summary);
  const isShort = summary === '' && body.length <= LONGEST_DESCRIPTION && !body.includes('\n');
  const old = oldAddressOf(post.link, oldHomeOf(feed, site.address));
  const title = cleanLine(toPlainLine(post.title));
  const doubts: Doubt[] =
    title === '' ? [{ at: ['episode_title'], why: 'the feed has no title for it', isPlaceholder: true }] : [];
  const image = webAddress(post.image);
  const address = webAddress(audio.url);
  if (address === undefined)
    findings.refuse(origin, 'The recording', audio.url, 'it is no address on the web.');
  const facts = known<MixFacts>({
    episode_title: title || cleanLine(post.id ?? '') || 'Episode',
    id: filled(cleanLine(post.id ?? '')),
    type: 'episode',
    description: filled(
      isShort
        ? cleanLine(withoutTracklist(plain, listed))
        : summary.length <= LONGEST_DESCRIPTION
          ? summary
          : '',
    ),
    duration: post.duration === undefined ? undefined : writeLength(post.duration),
    release_date: dayOfFeed(post.date, 'The date', origin, site, findings),
    audio_url: address,
    audio_bytes: address === undefined ? undefined : countOf(audio.bytes),
    season: countOf(post.season),
    episode: countOf(post.episode),
    tracklist: some(tracklist),
    redirect_from: old && 'path' in old ? [old.path] : undefined,
  });
  for (const [what, example] of post.others) findings.leave(what, cleanLine(example), origin);
  return {
    kind: 'mixes',
    facts,
    origin,
    files: image ? [pictureOf('artwork_url', image)] : undefined,
    doubts: some(doubts),
    body: isShort ? undefined : filled(body),
  };
}

/** Lines of the list are not said twice; what stands above them is its name. */
function withoutTracklist(text: string, listed: readonly TracklistFacts[]): string {
  if (listed.length === 0) return text;
  const lines = text.split('\n');
  const first = lines.findIndex(isTracklistLine);
  const name = lines.findLastIndex((line, index) => index < first && line.trim() !== '');
  return lines
    .filter((line, index) => !isTracklistLine(line) && !(index === name && LIST_NAME.test(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\\$/, '')
    .trim();
}

/** `Tracklist:`, `## Playlist`, `Gespielt wurde:`. */
const LIST_NAME = /^[\s#*_]*(?:[^:]{1,40}:|(?:track|play|set)[\s-]?list(?:ing)?)[\s*_\\]*$/i;

/** A count above zero; feeds write zero where they know none. */
function countOf(number: number | undefined): number | undefined {
  return number !== undefined && Number.isInteger(number) && number > 0 && number <= MAX_COUNT
    ? number
    : undefined;
}

function chapterTracks({ chapters }: Post): TracklistFacts[] {
  return chapters.flatMap(({ start, title }) => trackOf(start, cleanLine(title)) ?? []);
}
