import type { CreditPart } from '../../../../../generator/site/parts.ts';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { externalLink } from '../../../../parts/Button.tsx';
import { GUEST } from './heights.ts';
import { Lines } from './Lines.tsx';

interface Props {
  parts: CreditPart[];
}

/** The artists of a record; guests are set as large as they deserve. */
export function CreditLine({ parts }: Props) {
  const first = parts.findIndex(({ isName }) => isName);
  return (
    <span className="credit" dir="auto">
      {parts.map((part, index) =>
        part.isName && index > first && parts.length > 1 ? (
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
    <Anchor link={externalLink(text, url)} className="link">
      {children}
    </Anchor>
  );
}
