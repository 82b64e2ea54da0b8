import type { Playable } from '../../generator/model/parts.ts';

/** Recordings with the browser's own controls, which need no script; nothing is fetched before play is pressed. */
export function PlainPlayer({ playables }: { playables: Playable[] }) {
  const isOne = playables.length === 1;
  return (
    <ul className="grid gap-4">
      {playables.map(({ id, title, src, type }) => (
        <li key={id}>
          {!isOne && <p dir="auto">{title}</p>}
          {/* biome-ignore lint/a11y/useMediaCaption: the words of music are on its page, where they are known */}
          <audio controls preload="none" aria-label={title} className="mt-2 w-full">
            <source src={src} type={type} />
          </audio>
        </li>
      ))}
    </ul>
  );
}
