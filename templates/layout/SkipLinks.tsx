import { useWords } from '../words.ts';

/** Links for keyboard users: past the header, or straight to it. */
export function SkipLinks() {
  const { shell } = useWords();
  return (
    <>
      <a className="skip" href="#main">
        {shell.skipToContent}
      </a>
      <a className="skip" href="#navigation">
        {shell.skipToNavigation}
      </a>
    </>
  );
}
