/** The answers for a new site, here and at the server. */
import { useEffect, useRef, useState } from 'react';
import type { NewSite as Answers, NewSiteAnswer } from '../../protocol/index.ts';
import { paint } from '../state/accent.ts';
import { ask, Refused, tell } from '../state/client.ts';
import { LANGUAGE, say } from '../state/words.ts';

/** Milliseconds without another letter. */
export const SETTLED = 700;

export type Change = (part: Partial<Answers>, wait?: number) => void;

export function useNewSite() {
  const [site, setSite] = useState<NewSiteAnswer>();
  const [answers, setAnswers] = useState<Answers>();
  /** Current answers. */
  const latest = useRef<Answers>(undefined);
  /** Number of changes of the pages. */
  const [round, setRound] = useState(0);
  const [fault, setFault] = useState<{ of: 'name' | 'picture' | 'site'; text: string }>();
  const [isMaking, setMaking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tries = useRef(0);
  const name = useRef<HTMLInputElement>(null);

  const keep = (next: Answers) => {
    latest.current = next;
    setAnswers(next);
    // What comes in answer to earlier ones is old by now.
    return ++tries.current;
  };
  /** Sends the answers, and then does something. */
  const attempt = async (of: 'picture' | 'site', action?: () => Promise<NewSiteAnswer>) => {
    clearTimeout(timer.current);
    setFault(undefined);
    let number = ++tries.current;
    const show = (answer: NewSiteAnswer) => {
      if (number !== tries.current) return;
      setSite(answer);
      number = keep({ ...answer.answers, name: latest.current?.name ?? answer.answers.name });
      setRound(number);
    };
    try {
      if (latest.current) show(await tell('/api/new-site', latest.current));
      if (action) show(await action());
    } catch (error) {
      setFault({ of, text: reasonOf(error) });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are asked for once
  useEffect(() => {
    const begin = async () => {
      const known = await ask<NewSiteAnswer>('/api/new-site', { language: LANGUAGE });
      setSite(known);
      keep(known.answers);
      // The pages may be in another language still.
      await attempt('site');
    };
    begin().catch((error) => setFault({ of: 'site', text: reasonOf(error) }));
  }, []);
  const isKnown = site !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as it is there
  useEffect(() => name.current?.focus(), [isKnown]);
  const colour = answers?.accent ?? '';
  useEffect(() => paint(colour), [colour]);
  const change = (part: Partial<Answers>, wait = 0) => {
    if (answers) keep({ ...answers, ...part });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => attempt('site'), wait);
  };
  const create = async () => {
    clearTimeout(timer.current);
    if (!answers?.name.trim()) {
      setFault({ of: 'name', text: say('nameNeeded') });
      return name.current?.focus();
    }
    setMaking(true);
    try {
      await tell('/api/new-site/create', answers);
      location.reload();
    } catch (error) {
      setMaking(false);
      setFault({ of: 'site', text: reasonOf(error) });
    }
  };
  const stop = async () => {
    await tell('/api/stop', {});
    setFault({ of: 'site', text: say('programEnded') });
  };
  return { site, answers, round, fault, isMaking, name, attempt, change, create, stop };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Refused)) return say('programEnded');
  return error.status === 401 ? say('startedAgain') : error.message;
}
