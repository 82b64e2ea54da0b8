import { isInternal } from '../../generator/engine/lib/url.ts';
import type { CreditPart } from '../../generator/site/parts.ts';
import { Anchor } from './Anchor.tsx';

interface Props {
  parts: CreditPart[];
  /** True in a row of a list; a look may set names larger elsewhere. */
  small?: boolean;
}

/** The artists of a record, as on a sleeve. Names of other scripts are isolated. */
export function CreditLine({ parts }: Props) {
  return (
    <span dir="auto">
      {parts.map(({ text, url, isName }) => {
        if (parts.length > 1 && isName)
          return <bdi key={text}>{url ? <Name text={text} url={url} /> : text}</bdi>;
        return url ? <Name key={text} text={text} url={url} /> : text;
      })}
    </span>
  );
}

function Name({ text, url }: { text: string; url: string }) {
  return <Anchor link={{ label: text, url, external: !isInternal(url) }} className="link" />;
}
