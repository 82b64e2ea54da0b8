import { Island } from '../Island.tsx';
import { useWords } from '../words.ts';

/** The HTML of a small player for other sites, to be copied. */
export function EmbedCode({ code }: { code: string }) {
  const { recordings } = useWords();
  return (
    <details className="shell border-t border-line py-4 print:hidden">
      <summary className="link">{recordings.embed}</summary>
      <p className="data mt-2 text-muted" dir="ltr">
        <code lang="">{code}</code>
      </p>
      <p className="mt-2">
        <Island
          name="copy-button"
          props={{ text: code, label: recordings.copyEmbedCode }}
          when="interaction"
        />
      </p>
    </details>
  );
}
