/** Starts WebKitGTK's plain browser on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findMiniBrowser, whatIsMissing } from '../find-browser.mjs';
import { openSession } from './driver.ts';
import { createElements, type Elements } from './elements.ts';
import { createPage, type WebKitPage } from './page.ts';

export interface WebKitOptions {
  /** Where requests go that are not for this machine. */
  proxy: string;
  javaScriptEnabled?: boolean;
  reducedMotion?: boolean;
}

export interface WebKit {
  page: WebKitPage;
  elements: Elements;
  close: () => Promise<void>;
}

/** The browser's own bar may not keep its window from being as narrow as a phone. */
const NARROW_BAR = `* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }
toolbar *, headerbar * { font-size: 1px; -gtk-icon-transform: scale(0.1); }
`;

export async function launchWebKit(options: WebKitOptions): Promise<WebKit> {
  const binary = findMiniBrowser();
  const missing = whatIsMissing('webkit');
  if (!binary || missing) throw new Error(missing);
  const home = mkdtempSync(join(tmpdir(), 'liner-webkit-'));
  await writeSettings(home, options);
  const [display, screen] = await startScreen();
  const port = await findPort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: home,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  const session = await openSession(url, { binary, args: listFlags(options) });
  return {
    page: createPage(session.command),
    elements: createElements(session.command),
    close: async () => {
      await session.close();
      await Promise.all([driver, screen].map(end));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function listFlags({ proxy, javaScriptEnabled = true }: WebKitOptions): string[] {
  return [
    '--automation',
    // As in Safari, unless its owner has chosen otherwise.
    '--enable-tabs-to-links=false',
    `--enable-javascript=${javaScriptEnabled}`,
    `--proxy=${proxy}`,
    '--ignore-host=127.0.0.1',
  ];
}

/** GTK asks a file whether its user likes things to move. */
async function writeSettings(home: string, { reducedMotion = false }: WebKitOptions): Promise<void> {
  const folder = join(home, 'gtk-3.0');
  await mkdir(folder);
  writeFileSync(join(folder, 'gtk.css'), NARROW_BAR);
  writeFileSync(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
}

/** @returns the number of the screen, which is free, and its process */
async function startScreen(): Promise<[display: string, screen: ChildProcess]> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = screen.stdio[3];
  const display = await new Promise<string>((resolve, reject) => {
    let text = '';
    output?.on('data', (part: Buffer) => {
      text += String(part);
      if (text.endsWith('\n')) resolve(`:${text.trim()}`);
    });
    screen.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return [display, screen];
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port is free.')),
      );
    });
  });
}

async function untilReady(url: string): Promise<void> {
  while (true) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill();
  });
}
