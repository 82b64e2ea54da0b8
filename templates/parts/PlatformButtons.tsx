import type { PlatformButton } from '../../generator/model/parts.ts';
import { Anchor } from './Anchor.tsx';

interface Props {
  platforms: PlatformButton[];
}

/** Where a release can be heard. One without an address is named all the same where the site asks for it. */
export function PlatformButtons({ platforms }: Props) {
  if (platforms.length === 0) return null;
  return (
    <ul className="platforms border-t border-line">
      {platforms.map(({ name, url }) => (
        <li key={name} className="border-b border-line">
          {url ? <Listen name={name} url={url} /> : <Unavailable name={name} />}
        </li>
      ))}
    </ul>
  );
}

function Listen({ name, url }: { name: string; url: string }) {
  return (
    <Anchor link={{ label: name, url, external: true }} className="row-link">
      {name}
      <span aria-hidden="true" className="arrow">
        ↗
      </span>
    </Anchor>
  );
}

function Unavailable({ name }: { name: string }) {
  return (
    <span className="row-link text-muted">
      {name}
      <span className="sr-only"> (not available yet)</span>
    </span>
  );
}
