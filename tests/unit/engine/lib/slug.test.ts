import { expect, test } from 'vitest';
import { nameSlug, shortenSlug, slugify } from '../../../../generator/engine/lib/slug.ts';

test.each([
  ['Story & Concept', 'story-concept'],
  ['Rêve – Été', 'reve-ete'],
  ["Don’t, don't & O’Neil’s", 'dont-dont-oneils'],
  ['Straße', 'strasse'],
  ['Über Œuvre', 'uber-oeuvre'],
  ['ışık', 'isik'],
  ['Ночь', 'noch'],
  ['Щука', 'shchuka'],
  ['Καλημέρα', 'kalimera'],
  ['ليل', 'lil'],
  ['نور العين', 'nur-alain'],
  ['أنا', 'ana'],
  ['שלום', 'slvm'],
  ['東京', 'dongjing'],
  ['さくら 2', 'sakura-2'],
  ['서울', 'seoul'],
  ['🎧 Night 🌙', 'night'],
  ['© 2025 Liner™', '2025-liner'],
  ['Volume №5', 'volume-no5'],
  ['fooBar', 'foobar'],
  ['🌙', ''],
  ['…', ''],
])('%s is %s in an address', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  ['Späte Quartette', 'de', 'spaete-quartette'],
  ['Spa\u0308te Quartette', 'de', 'spaete-quartette'],
  ['Porträt Katharina Böhme', 'de', 'portraet-katharina-boehme'],
  ['Saisoneröffnung', 'de', 'saisoneroeffnung'],
  ['Übergröße', 'de', 'uebergroesse'],
  ['Blå Ærø', 'da', 'blaa-aeroe'],
  ['Så langt', 'nb', 'saa-langt'],
  ['Så länge än', 'sv', 'sa-lange-an'],
  ['Yön äänet', 'fi', 'yon-aanet'],
  ['Gözümün Nuru', 'tr', 'gozumun-nuru'],
  ['Pingüino', 'es', 'pinguino'],
  ['Späte', 'en', 'spate'],
  ['日本語の歌', 'en', ''],
  ['夜に駆ける Remix', 'en', 'remix'],
  ['さくら', 'ja', 'sakura'],
  ['東京', 'ja', ''],
  ['東京', 'en', 'dongjing'],
])('%s is named in %s as %s', (text, language, slug) => {
  expect(nameSlug(text, language)).toBe(slug);
});

test('upper case is kept where it is asked for', () => {
  expect(slugify('EDDY & Søn', { keepCase: true })).toBe('EDDY-Son');
  expect(nameSlug('Ärger & Öl', 'de', { keepCase: true })).toBe('Aerger-Oel');
});

test('a long slug ends with a whole word', () => {
  expect(shortenSlug('one-two-three', 8)).toBe('one-two');
  expect(shortenSlug('onetwothree', 6)).toBe('onetwo');
});

test.each([
  ['el', 'Ουρανός', 'ouranos'],
  ['el', 'ΟΥΡΑΝΟΣ', 'ouranos'],
  ['el', 'Αυτός', 'aftos'],
  ['el', 'Αύριο', 'avrio'],
  ['el', 'Άγγελος', 'angelos'],
  ['el', 'Μπαλάντα', 'balanta'],
  ['uk', 'Їжак', 'yizhak'],
  ['uk', 'Київ', 'kyiv'],
  ['uk', 'Єва і Юрій', 'yeva-i-yurii'],
  ['bg', 'Нощ в ъгъла', 'nosht-v-agala'],
  ['sr', 'Ђаво и Чежња', 'djavo-i-ceznja'],
  ['mk', 'Чекор', 'chekor'],
  ['ru', 'Ночь', 'noch'],
  ['de', 'Über', 'ueber'],
  ['sv', 'Över', 'over'],
])('in %s, a new file of %s is called %s', (language, title, slug) => {
  expect(nameSlug(title, language)).toBe(slug);
  expect(nameSlug(title.normalize('NFD'), language)).toBe(slug);
});
