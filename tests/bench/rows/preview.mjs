/** Previews: how long the first one takes on an empty cache, and how long a save takes to be served. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runRounds } from '../rounds.mjs';
import { setAside } from './builds.mjs';
import { writeSample } from './pictures.mjs';

/** Milliseconds between two questions whether something is served yet. */
const ASK_AGAIN = 5;
/** Milliseconds between saves: everything that follows one is over. */
const PAUSE = 500;
/** The release that is saved. */
const SAVED = 7;

/** A port that was free just now: not every tool tells which one it took. */
async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a preview. `stop` ends it; once it has ended by itself, `failure` says so. */
async function startPreview(tool, cwd) {
  const port = await findPort();
  const [command, ...words] = tool.serve(port);
  const preview = { url: `http://127.0.0.1:${port}`, begin: performance.now(), failure: undefined };
  const child = spawn(command, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.once('exit', () => (preview.failure = new Error(`${command} ${words.join(' ')} ended: ${output}`)));
  preview.stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return preview;
}

/** Requests a page until it has the words; returns its text. */
async function waitForPage(preview, path, words) {
  for (;;) {
    if (preview.failure) throw preview.failure;
    const response = await fetch(`${preview.url}${path}`).catch(() => undefined);
    const text = response?.ok ? await response.text() : '';
    if (text.includes(words)) return text;
    await wait(ASK_AGAIN);
  }
}

/**
 * Pictures that a browser of today requests: of each picture the first format, in a middling size.
 * @returns {{url: string, isLazy: boolean}[]} lazy ones are requested once they are scrolled to
 */
function listPictures(html) {
  const pictures = html.match(/<picture[^>]*>.*?<\/picture>|<img[^>]*>/gs) ?? [];
  const found = pictures.map((markup) => {
    const candidates = /srcset="([^"]+)"/i.exec(markup)?.[1].split(',') ?? [];
    const chosen = candidates[candidates.length >> 1]?.trim().split(' ')[0];
    const url = chosen ?? /<img[^>]*?\ssrc="([^"]+)"/i.exec(markup)?.[1] ?? 'data:';
    return { url: url.replaceAll('&amp;', '&'), isLazy: markup.includes('loading="lazy"') };
  });
  return found.filter(({ url }) => !url.startsWith('data:'));
}

async function fetchPictures(preview, pictures) {
  const urls = [...new Set(pictures.map(({ url }) => url))];
  await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(new URL(url, preview.url));
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} is answered with ${response.status}`);
    }),
  );
}

/**
 * From the start of the command on an empty cache: seconds until the home page is answered, until the page of a release
 * is there with the pictures that are seen first (`whole`), and with all others (`scrolled`).
 */
export async function measureFirstPreview({ rounds, tools, folder }) {
  const places = new Map();
  for (const tool of tools.filter((each) => each.coverPath)) {
    const place = join(folder, `${tool.name}-dev`);
    mkdirSync(place);
    await writeSample(tool, place);
    places.set(tool, place);
  }
  const able = [...places.keys()];
  const answers = await runRounds({ rounds, rows: ['dev'], tools: able }, async (_, tool, round) => {
    setAside(places.get(tool), tool.made, round);
    const preview = await startPreview(tool, places.get(tool));
    const elapsed = () => (performance.now() - preview.begin) / 1000;
    await waitForPage(preview, '/', '</html>');
    const answered = elapsed();
    const pictures = listPictures(await waitForPage(preview, tool.pagePath(SAVED), '</html>'));
    await fetchPictures(
      preview,
      pictures.filter(({ isLazy }) => !isLazy),
    );
    const whole = elapsed();
    await fetchPictures(preview, pictures);
    const scrolled = elapsed();
    await preview.stop();
    return { answered, whole, scrolled };
  });
  return ['answered', 'whole', 'scrolled'].flatMap((key) =>
    answers.map(({ tool, samples }) => ({
      row: key,
      tool,
      samples: samples.map((each) => ({ wall: each[key] })),
    })),
  );
}

/** Seconds from each save of a release until its page, asked for again and again, has the new words. */
export async function measureSaves({ count, rounds, tools, folder }) {
  const previews = new Map();
  try {
    for (const tool of tools) {
      const place = join(folder, `${tool.name}-save-${count}`);
      mkdirSync(place);
      tool.write(place, count);
      const preview = await startPreview(tool, place);
      await waitForPage(preview, tool.pagePath(SAVED), '</html>');
      previews.set(tool, { place, preview });
    }
    return await runRounds({ rounds, rows: ['save'], tools }, async (_, tool, round) => {
      const { place, preview } = previews.get(tool);
      await wait(PAUSE);
      const note = `Take ${round} of the saves.`;
      const begin = performance.now();
      tool.writeText(place, SAVED, { note });
      await waitForPage(preview, tool.pagePath(SAVED), note);
      return { wall: (performance.now() - begin) / 1000 };
    });
  } finally {
    await Promise.all([...previews.values()].map(({ preview }) => preview.stop()));
  }
}
