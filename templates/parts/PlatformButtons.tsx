import type { PlatformButton } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Arrow } from './Arrow.tsx';
import { SignedName } from './PlatformIcon.tsx';

interface Props {
  platforms: PlatformButton[];
  /** Each beside its name. */
  signs?: boolean;
}

/** Links to the platforms of a release. One without an address is named, too, if the site asks for it. */
export function PlatformButtons({ platforms, signs = true }: Props) {
  if (platforms.length === 0) return null;
  return (
    <ul className={signs ? 'rows platforms platforms-signed' : 'rows platforms'}>
      {platforms.map(({ name, url }) => (
        <li key={name} className="row row-flat">
          {url ? <Listen name={name} url={url} sign={signs} /> : <Unavailable name={name} />}
        </li>
      ))}
    </ul>
  );
}

function Listen({ name, url, sign }: { name: string; url: string; sign: boolean }) {
  return (
    <Anchor link={{ label: name, url, external: true }} className="row-link">
      {sign ? <SignedName name={name} url={url} /> : name}
      <Arrow to="out" />
    </Anchor>
  );
}

function Unavailable({ name }: { name: string }) {
  const { music } = useWords();
  return (
    <span className="row-link quiet">
      {name}
      <span className="sr-only"> {music.notAvailable}</span>
    </span>
  );
}
