/** For those who move by keyboard: past the header, or straight to it. */
export function SkipLinks() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <a className="skip" href="#navigation">
        Skip to navigation
      </a>
    </>
  );
}
