import { describe, expect, it } from 'vitest';
import { formatCrop, parseCrop } from '../../../../generator/engine/lib/crop.ts';

describe('parseCrop', () => {
  it.each([
    ['10% 5% 80% 90%', '10% 5% 80% 90%'],
    ['10%, 5%, 80%, 90%', '10% 5% 80% 90%'],
    ['12.5% 0% 50% 100%', '12.5% 0% 50% 100%'],
    ['90', '90°'],
    ['270°', '270°'],
    ['180° 0% 0% 100% 100%', '180°'],
    ['90 10% 5% 80% 90%', '90° 10% 5% 80% 90%'],
    ['0', ''],
  ])('reads %j', (text, written) => {
    const crop = parseCrop(text);
    expect(crop && formatCrop(crop)).toBe(written);
    expect(parseCrop(written || '0')).toEqual(crop);
  });

  it.each([
    '',
    '45',
    '-90',
    '90 10%',
    '10% 5%',
    '10 5 80 90',
    '30% 0% 80% 50%',
    '0% 0% 0% 50%',
    '0% 60% 50% 50%',
    'left',
  ])('refuses %j', (text) => {
    expect(parseCrop(text)).toBeUndefined();
  });
});
