import { describe, expect, it } from 'vitest';
import { formatFocus, parseFocus } from '../../../../generator/engine/lib/focus.ts';

describe('parseFocus', () => {
  it.each([
    ['40% 20%', '40% 20%'],
    ['40%, 20%', '40% 20%'],
    ['12.5% 0%', '12.5% 0%'],
    ['30%', '30% 50%'],
    ['top', '50% 0%'],
    ['Left', '0% 50%'],
    ['center', '50% 50%'],
    ['top left', '0% 0%'],
    ['left top', '0% 0%'],
    ['bottom right', '100% 100%'],
    ['right 20%', '100% 20%'],
    ['top 30%', '30% 0%'],
  ])('reads %j', (text, css) => {
    const focus = parseFocus(text);
    expect(focus && formatFocus(focus)).toBe(css);
  });

  it.each(['', '40 20', '140% 20%', 'top top', 'left right', 'the face', '1% 2% 3%', '-4% 0%'])(
    'refuses %j',
    (text) => {
      expect(parseFocus(text)).toBeUndefined();
    },
  );
});
