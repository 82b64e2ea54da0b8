/** The language of what commands print: that of `--lang`, or of the environment; English as long as neither names another one. */
import { ENGLISH, type Speech } from './speech.ts';

/** Returns the requested language, which Liner may not speak: from `--lang`, LINER_LANG, or the POSIX variables in their order. */
export function findLanguage(argv: readonly string[], environment: NodeJS.ProcessEnv): string {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const given = at === -1 ? undefined : (argv[at]?.split('=', 2)[1] ?? argv[at + 1]);
  const names = ['LINER_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'] as const;
  const tag = given || names.map((name) => environment[name]).find(Boolean) || 'en';
  return tag
    .toLowerCase()
    .split(/[-_.@]/, 1)
    .join();
}

export async function openSpeech(code: string): Promise<Speech> {
  // Every start waits for this, and English needs nothing more.
  if (code === 'en' || code === 'c' || code === 'posix') return ENGLISH;
  return (await import('./other-language.ts')).speak(code);
}
