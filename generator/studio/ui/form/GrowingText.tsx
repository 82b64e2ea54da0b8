/** A text that is as high as what is in it. */
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

export function GrowingText(props: ComponentProps<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { value } = props;
  useLayoutEffect(() => {
    const element = area.current;
    // Browsers that can do this by themselves do it better.
    if (!element || value === undefined || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [value]);
  return <textarea ref={area} dir="auto" spellCheck {...props} />;
}
