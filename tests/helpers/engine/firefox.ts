/** The Firefox of the distribution, which Playwright drives over WebDriver BiDi. */
import { type Browser, type BrowserContextOptions, firefox } from 'playwright';
import { findFirefox, whatIsMissing } from '../find-browser.mjs';
import { openContext } from '../patience.ts';
import type { Running } from './engine.ts';

type Preferences = Record<string, number | boolean>;

/** `widget/LookAndFeel`: what a pointer can do, as a sum of these. */
const POINTER = { coarse: 1, fine: 2, hover: 4 };

/** Nothing listens there: a host that is not found takes Firefox longer than one that refuses. */
const NOWHERE = { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' };

/** Options that Playwright cannot set in a running Firefox need one for each set of preferences, started when a page first needs it. */
export async function openFirefox(): Promise<Running> {
  const browsers = new Map<string, Promise<Browser>>();
  const start = (preferences: Preferences) => {
    const key = JSON.stringify(preferences);
    const started = browsers.get(key) ?? launch(preferences);
    browsers.set(key, started);
    return started;
  };
  return {
    newContext: async ({ isMobile, javaScriptEnabled, reducedMotion, forcedColors, ...options }) => {
      const browser = await start(
        preferencesFor({ javaScriptEnabled, reducedMotion, forcedColors, hasTouch: options.hasTouch }),
      );
      return openContext(browser, options);
    },
  };
}

function preferencesFor(options: BrowserContextOptions): Preferences {
  const pointer = options.hasTouch ? POINTER.coarse : POINTER.fine + POINTER.hover;
  return {
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
    'dom.w3c_touch_events.enabled': options.hasTouch ? 1 : 0,
    'javascript.enabled': options.javaScriptEnabled !== false,
    'ui.prefersReducedMotion': options.reducedMotion === 'reduce' ? 1 : 0,
    // Forced colours are those of the system, wherever a page sets its own.
    'browser.display.document_color_use': options.forcedColors === 'active' ? 2 : 0,
    // Nobody is there to be asked whether a page may read the clipboard.
    'dom.events.testing.asyncClipboard': true,
    // Of a page that it has kept for the way back, Firefox does not tell that it is there again.
    'browser.sessionhistory.max_total_viewers': 0,
    'ui.useAccessibilityTheme': options.forcedColors === 'active' ? 1 : 0,
  };
}

async function launch(preferences: Preferences): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error(whatIsMissing('firefox'));
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: preferences,
    proxy: NOWHERE,
  });
  answerMediaFeatures(browser);
  return browser;
}

interface Message {
  id: number;
  method: string;
}

interface Connection {
  rawSend: (message: Message) => void;
  _dispatchMessage: (message: object) => void;
}

/** Internals of Playwright: the object behind a browser, in this process. */
interface Handle {
  _connection: { toImpl: (browser: Browser) => { _connection: Connection } };
}

/**
 * Playwright sets media features in each context, by a command that Firefox ESR does not know yet; the preferences
 * have set it already.
 */
function answerMediaFeatures(browser: Browser): void {
  // Its types tell nothing of what is behind them.
  const handle = browser as unknown as Handle;
  const connection = handle._connection.toImpl(browser)._connection;
  const send = connection.rawSend.bind(connection);
  connection.rawSend = (message) => {
    if (message.method !== 'emulation.setMediaFeaturesOverride') return send(message);
    queueMicrotask(() => connection._dispatchMessage({ id: message.id, type: 'success', result: {} }));
  };
}
