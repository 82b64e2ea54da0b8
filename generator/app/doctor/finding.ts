export interface Finding {
  /** The subject: `Node.js`, `certificate`. */
  topic: string;
  level: 'ok' | 'warning' | 'error';
  message: string;
  /** Advice; undefined if all is well. */
  advice?: string;
}

export const ok = (topic: string, message: string): Finding => ({ topic, level: 'ok', message });

export const warning = (topic: string, message: string, advice: string): Finding => ({
  ...{ topic, level: 'warning' as const, message, advice },
});

export const error = (topic: string, message: string, advice: string): Finding => ({
  ...{ topic, level: 'error' as const, message, advice },
});
