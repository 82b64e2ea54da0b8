/** The first minute: the questions of a site that is not there yet, on one page, beside its own Home in every look. */
import { useId } from 'react';
import { LookCard } from '../form/values/Looks.tsx';
import { nameOfChoice } from '../state/choices.ts';
import { put, tell } from '../state/client.ts';
import { isolate, LANGUAGE, listLanguages, say, switchLanguage } from '../state/words.ts';
import { Colours } from './Colours.tsx';
import { FirstPicture } from './FirstPicture.tsx';
import { Languages } from './Languages.tsx';
import { SETTLED, useNewSite } from './new-site.ts';
import { Sign } from './Sign.tsx';
import { Fault, Step } from './Step.tsx';

/** The longest name that is set at full size. */
const SHORT = 12;

export function NewSite() {
  const { site, answers, round, fault, isMaking, name, attempt, change, create, stop } = useNewSite();
  const id = useId();
  if (!site || !answers) return <p role="alert">{fault?.text}</p>;
  return (
    <div className="begin">
      <header className="begin-bar">
        <h1 className="brand">Liner Studio</h1>
        <button type="button" className="word" onClick={stop}>
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
          <Languages languages={answers.languages} change={change} />
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
          <Colours answers={answers} own={site.picture?.colours} change={change} />
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
