import { expect, test } from 'vitest';
import { kWeighting } from '../../../../../../generator/features/sound/media/analyse/k-weighting.ts';

test('at 48 kHz the filters are those of BS.1770-4, tables 1 and 2', () => {
  const [shelf, highPass] = kWeighting(48_000);
  const numbers = [...shelf.b, ...shelf.a, ...highPass.b, ...highPass.a];
  const table = [
    1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585, 1, -2, 1,
    -1.99004745483398, 0.99007225036621,
  ];
  for (const [index, number] of numbers.entries()) expect(number).toBeCloseTo(table[index] ?? 0, 7);
});
