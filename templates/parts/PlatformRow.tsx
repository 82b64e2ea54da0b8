import type { Link } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Arrow } from './Arrow.tsx';
import { Section } from './Section.tsx';

interface Props {
  platforms: Link[];
}

/** Stream Everywhere: the artist's page on each platform. */
export function PlatformRow({ platforms }: Props) {
  const { music } = useWords();
  if (platforms.length === 0) return null;
  return (
    <Section title={music.streamEverywhere}>
      <ul className="rows platform-rows">
        {platforms.map((platform) => (
          <li key={platform.url} className="row row-flat">
            <Anchor link={platform} className="row-link">
              {platform.label}
              <Arrow to="out" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
