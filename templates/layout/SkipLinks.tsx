import { useWords } from '../words.ts';

/** For those who move by keyboard: past the header, or straight to it. */
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
