/** The first minute: the questions of a site that is not there yet, on one page, beside its own Home in every look. */
import { useEffect, useId, useRef, useState } from 'react';
import { isHex } from '../../../engine/lib/colour.ts';
import type { NewSite as Answers, NewSiteAnswer } from '../../protocol/index.ts';
import { Contrast } from '../form/values/Colour.tsx';
import { LookCard } from '../form/values/Looks.tsx';
import { paint } from '../state/accent.ts';
import { nameOfChoice } from '../state/choices.ts';
import { ask, put, Refused, tell } from '../state/client.ts';
import { nameOf } from '../state/names.ts';
import { isolate, LANGUAGE, listLanguages, say, switchLanguage } from '../state/words.ts';
import { FirstPicture } from './FirstPicture.tsx';
import { Sign } from './Sign.tsx';

/** In milliseconds without another letter. */
const SETTLED = 700;
/** For a site whose picture has no colours. */
const COLOURS = ['#ffb01f', '#d65a1f', '#c2185b', '#6a3fc7', '#1f6feb', '#0d7a5f'];
const GROUNDS = ['auto', 'light', 'dark'] as const;
/** The longest name that is set at full size. */
const SHORT = 12;

export function NewSite() {
  const [site, setSite] = useState<NewSiteAnswer>();
  const [answers, setAnswers] = useState<Answers>();
  /** The same, as they are by now. */
  const latest = useRef<Answers>(undefined);
  /** How often the pages have changed. */
  const [round, setRound] = useState(0);
  const [fault, setFault] = useState<{ of: 'name' | 'picture' | 'site'; text: string }>();
  const [isMaking, setMaking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tries = useRef(0);
  const name = useRef<HTMLInputElement>(null);
  const id = useId();

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
  if (!site || !answers) return <p role="alert">{fault?.text}</p>;

  const change = (part: Partial<Answers>, wait = 0) => {
    keep({ ...answers, ...part });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => attempt('site'), wait);
  };
  const create = async () => {
    clearTimeout(timer.current);
    if (answers.name.trim() === '') {
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
  const [first, ...others] = answers.languages;
  const colours = [...new Set([...(site.picture?.colours ?? []), ...COLOURS])].slice(0, COLOURS.length);
  const isOwnColour = isHex(colour) && !colours.includes(colour);
  return (
    <div className="begin">
      <header className="begin-bar">
        <h1 className="brand">Liner Studio</h1>
        <button
          type="button"
          className="word"
          onClick={async () => {
            await tell('/api/stop', {});
            setFault({ of: 'site', text: say('programEnded') });
          }}
        >
          {say('stopStudio')}
        </button>
        <select
          aria-label={say('language')}
          value={LANGUAGE}
          onChange={async ({ target: { value } }) => {
            await attempt('site');
            switchLanguage(value);
          }}
        >
          {listLanguages().map(({ code, name: own }) => (
            <option key={code} value={code} lang={code}>
              {own}
            </option>
          ))}
        </select>
      </header>
      <main>
        <Step title={say('whoFor')} hint={say('whoForHint')}>
          <input
            ref={name}
            className="begin-name"
            type="text"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            data-long={answers.name.length > SHORT || undefined}
            aria-label={say('whoFor')}
            aria-invalid={fault?.of === 'name' || undefined}
            aria-describedby={`${id}-name`}
            placeholder={say('name')}
            value={answers.name}
            onChange={({ target: { value } }) => change({ name: value }, SETTLED)}
          />
          <Fault id={`${id}-name`} text={fault?.of === 'name' && fault.text} />
        </Step>
        <Step title={say('whatAreYou')} hint={say('whatAreYouHint')}>
          <div className="begin-kinds">
            {site.kinds.map((kind) => (
              <label key={kind}>
                <input
                  type="radio"
                  className="unseen"
                  name={`${id}-kind`}
                  aria-describedby={`${id}-${kind}`}
                  checked={answers.kind === kind}
                  onChange={() => change({ kind })}
                />
                <Sign kind={kind} />
                <span>
                  <strong>{nameOfChoice(['kind'], kind)}</strong>
                  <small id={`${id}-${kind}`}>{say(`${kind}Begins`)}</small>
                </span>
              </label>
            ))}
          </div>
        </Step>
        <Step title={say('whichLanguages')} hint={say('whichLanguagesHint')}>
          <div className="begin-languages">
            <select
              aria-label={say('firstLanguage')}
              value={first}
              onChange={({ target: { value } }) =>
                change({ languages: [value, ...others.filter((code) => code !== value)] })
              }
            >
              {listLanguages().map(({ code, name: own }) => (
                <option key={code} value={code} lang={code}>
                  {own}
                </option>
              ))}
            </select>
            <span>{say('alsoIn')}</span>
            {listLanguages()
              .filter(({ code }) => code !== first)
              .map(({ code, name: own }) => (
                <label key={code} className="choice" lang={code}>
                  <input
                    type="checkbox"
                    checked={others.includes(code)}
                    onChange={({ target: { checked } }) => {
                      const rest = answers.languages.filter((each) => each !== code);
                      change({ languages: checked ? [...rest, code] : rest });
                    }}
                  />
                  {own}
                </label>
              ))}
          </div>
        </Step>
        <Step title={say('firstPicture')} hint={say('firstPictureHint')}>
          <FirstPicture
            path={site.picture?.path}
            onChoose={(file) =>
              attempt('picture', () => put('/api/new-site/picture', file, { name: file.name }))
            }
            onRemove={() => attempt('picture', () => tell('/api/new-site/picture/remove', {}))}
          />
          <Fault text={fault?.of === 'picture' && fault.text} />
        </Step>
        <Step title={say('whichLook')} hint={say('whichLookHint')}>
          <div className="looks">
            {site.looks.map((look) => (
              <LookCard
                key={look.name}
                {...look}
                group={`${id}-look`}
                isChosen={site.style === look.name}
                onChoose={() => change({ style: look.name })}
              >
                <span className="look-page">
                  {/* Its scripts would start what is only looked at. */}
                  {round > 0 && (
                    <iframe
                      key={round}
                      title={look.name}
                      src={look.address}
                      loading="lazy"
                      tabIndex={-1}
                      sandbox="allow-same-origin"
                      inert
                      aria-hidden
                      scrolling="no"
                    />
                  )}
                </span>
              </LookCard>
            ))}
          </div>
        </Step>
        <Step title={say('whichColour')} hint={say('whichColourHint')}>
          <div className="begin-colours">
            {['', ...colours].map((each) => (
              <label key={each} className="choice" title={each || undefined}>
                <input
                  type="radio"
                  className={each && 'unseen'}
                  name={`${id}-colour`}
                  aria-label={each || nameOfChoice(['accent'], 'covers')}
                  checked={colour === each}
                  onChange={() => change({ accent: each || undefined })}
                />
                {each ? (
                  <span className="swatch" style={{ background: each }} />
                ) : (
                  nameOfChoice(['accent'], 'covers')
                )}
              </label>
            ))}
            <label className="choice">
              <input
                type="color"
                data-own={isOwnColour || undefined}
                value={isHex(colour) ? colour : '#808080'}
                onChange={({ target: { value } }) => change({ accent: value }, SETTLED)}
              />
              {say('ownColour')}
            </label>
          </div>
          <Contrast color={colour} />
          <fieldset className="begin-colours">
            <legend>{nameOf('ground')}</legend>
            {GROUNDS.map((ground) => (
              <label key={ground} className="choice">
                <input
                  type="radio"
                  name={`${id}-ground`}
                  checked={answers.look === ground}
                  onChange={() => change({ look: ground })}
                />
                {nameOfChoice(['ground'], ground)}
              </label>
            ))}
          </fieldset>
        </Step>
        <footer className="begin-foot">
          <p>
            {say('nothingOnline')} <span>{say('goesInto', { folder: isolate(site.folder) })}</span>
          </p>
          <button type="button" className="primary" disabled={isMaking} onClick={create}>
            {say(isMaking ? 'makingSite' : 'makeSite')}
          </button>
        </footer>
        <Fault text={fault?.of === 'site' && fault.text} />
      </main>
    </div>
  );
}

function Step({ title, hint, children }: { title: string; hint: string; children: React.ReactNode }) {
  return (
    <fieldset className="begin-step">
      <legend>
        {title}
        <small>{hint}</small>
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}

function Fault({ id, text }: { id?: string; text: string | false | undefined }) {
  return (
    <p id={id} className="wrong" role="alert">
      {text}
    </p>
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Refused)) return say('programEnded');
  return error.status === 401 ? say('startedAgain') : error.message;
}
