/** The look of the site, chosen from small pages of this very site. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { LooksAnswer } from '../../../protocol/index.ts';
import { type FieldProps, setValue, useValue } from '../../field/context.ts';
import { useReveal } from '../../field/reveal.ts';
import { ask } from '../../state/client.ts';
import { getState, useStudio } from '../../state/store.ts';
import { OWN, say } from '../../state/words.ts';

type Look = LooksAnswer['looks'][number];

/** Look of a site that names none. */
const DEFAULT = 'sleeve';

export function Looks({ path }: FieldProps) {
  const value = useValue(path) ?? DEFAULT;
  const group = useId();
  const builds = useStudio((state) => state.builds);
  const [looks, setLooks] = useState<LooksAnswer['looks']>();
  const [failure, setFailure] = useState('');
  const isKnown = looks !== undefined;
  useReveal(path, isKnown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is asked for again with the news of a build
  useEffect(() => {
    if (isKnown) return;
    ask<LooksAnswer>('/api/looks').then(
      (answer) => setLooks(answer.looks),
      ({ message }: Error) => setFailure(message),
    );
  }, [isKnown, builds]);
  if (!looks) return failure && <p role="alert">{say('looksFailed', { reason: failure })}</p>;
  return (
    <div className="looks">
      {looks.map((look) => (
        <LookCard
          key={look.name}
          {...look}
          group={group}
          isChosen={value === look.name}
          onChoose={() => setValue(path, look.name)}
        >
          <LookPage {...look} />
        </LookCard>
      ))}
    </div>
  );
}

interface LookCardProps extends Pick<Look, 'name' | 'line' | 'for'> {
  /** The name of the group of radio buttons. */
  group: string;
  isChosen: boolean;
  onChoose(): void;
  /** A page in this look. */
  children: ReactNode;
}

export function LookCard({ name, line, for: whom, group, isChosen, onChoose, children }: LookCardProps) {
  return (
    <label className="look">
      {children}
      <span className="choice">
        <input
          type="radio"
          name={group}
          checked={isChosen}
          aria-label={name}
          aria-describedby={`${group}-${name}`}
          onChange={onChoose}
        />
        <strong>{name}</strong>
      </span>
      <small id={`${group}-${name}`} dir="auto">
        {whom ? say('lookFor', { whom: OWN.looks?.[whom] ?? whom }) : line}
      </small>
    </label>
  );
}

function LookPage({ name, address }: Pick<Look, 'name' | 'address'>) {
  const builds = useStudio((state) => state.builds);
  const [isFailed, setFailed] = useState(false);
  /** The number of builds when the page was asked for. */
  const [asked, setAsked] = useState(builds);
  /** Number of builds for a page to request again. */
  const [old, setOld] = useState<number>();
  if (old === asked && asked !== builds) setAsked(builds);
  const check = () =>
    ask('/api/look', { name }).then(
      () => {
        setFailed(false);
        // What is there now need not be what the frame was given.
        if (getState().builds !== asked) setOld(asked);
      },
      () => {
        setFailed(true);
        setOld(asked);
      },
    );
  return (
    <span className="look-page">
      {/* Its scripts would start what is only looked at. */}
      <iframe
        key={asked}
        title={name}
        src={address}
        loading="lazy"
        tabIndex={-1}
        sandbox="allow-same-origin"
        inert
        aria-hidden
        scrolling="no"
        onLoad={check}
      />
      {isFailed && <small role="status">{say('lookFailed')}</small>}
    </span>
  );
}
