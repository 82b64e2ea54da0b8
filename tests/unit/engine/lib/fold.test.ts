import { expect, test } from 'vitest';
import { fold, skeletonOf } from '../../../../generator/engine/lib/fold.ts';

test.each([
  ['RÊVE', 'reve'],
  ['Café del Mar', 'cafe del mar'],
  ['Sigur Rós', 'sigur ros'],
  ['Søren Ångström, Straße', 'soren angstrom, strasse'],
  ['İstanbul', 'istanbul'],
  ['Don’t', "don't"],
  ['Ёлка', 'елка'],
  ['ﬁre', 'fire'],
])('%s is %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['خلّينا', 'خلينا'],
  ['سُكَّر', 'سكر'],
  ['أول', 'اول'],
  ['إحمد', 'أحمد'],
  ['آخر', 'اخر'],
  ['مسؤول', 'مسوول'],
  ['کیهان', 'كيهان'],
  ['شُبّاك', 'شباك'],
  ['إلى', 'الي'],
  ['ليلـــى', 'ليلي'],
  ['قهوة', 'قهوه'],
  ['٢٠١٨', '2018'],
  ['۲۰۱۸', '2018'],
])('Arabic %s is found as %s', (text, query) => {
  expect(fold(text)).toBe(fold(query));
});

test('letters that only look like marks stay', () => {
  expect(fold('한국')).toBe('한국');
  expect(fold('हिन्दी')).toBe('हिन्दी');
});

test.each([
  ['qamar', 'qmr'],
  ['match', 'mtsh'],
  ['weddy', 'wdy'],
  ['khallina', 'khlyn'],
  ['fairuz', 'fyrwz'],
])('%s sounds like %s', (typed, written) => {
  expect(skeletonOf(typed)).toBe(skeletonOf(written));
});
