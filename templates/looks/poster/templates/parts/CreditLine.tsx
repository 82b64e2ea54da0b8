import { isInternal } from '../../../../../generator/engine/lib/url.ts';
import type { CreditPart } from '../../../../../generator/site/parts.ts';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { GUEST } from './heights.ts';
import { Lines } from './Lines.tsx';

interface Props {
  parts: CreditPart[];
  /** True in a row of a list. */
  small?: boolean;
}

/** The artists of a record; on its page, guests are set as large as they deserve. */
export function CreditLine({ parts, small = false }: Props) {
  const first = parts.findIndex(({ isName }) => isName);
  return (
    <span className="credit" dir="auto">
      {parts.map((part, index) =>
        !small && part.isName && index > first && parts.length > 1 ? (
          <span key={part.text} className="display-frame">
            <Name {...part}>
              <Lines text={part.text} heights={GUEST} />
            </Name>
          </span>
        ) : (
          <bdi key={part.text}>
            <Name {...part}>{part.text}</Name>
          </bdi>
        ),
      )}
    </span>
  );
}

function Name({ text, url, children }: CreditPart & { children: React.ReactNode }) {
  if (!url) return children;
  return (
    <Anchor link={{ label: text, url, external: !isInternal(url) }} className="link">
      {children}
    </Anchor>
  );
}
