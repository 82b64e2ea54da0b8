import { Island } from '../Island.tsx';
import { useWords } from '../words.ts';

/** The HTML of a small player for other sites, to be copied. */
export function EmbedCode({ code }: { code: string }) {
  const { recordings } = useWords();
  return (
    <details className="shell part-line screen-only">
      <summary className="link">{recordings.embed}</summary>
      <p className="data caption" dir="ltr">
        <code lang="">{code}</code>
      </p>
      <p className="embed-code">
        <Island
          name="copy-button"
          props={{ text: code, label: recordings.copyEmbedCode }}
          when="interaction"
        />
      </p>
    </details>
  );
}
