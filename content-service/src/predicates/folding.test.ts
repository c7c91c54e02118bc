import { fold } from './folding';

test.each([
  ['Hönnunarmiðstöð', 'honnunarmidstod'],
  ['ÞJÓÐ', 'thjod'],
  ['Æviágrip', 'aeviagrip'],
  ['ýúíóéá', 'yuioea'],
  ['smørrebrød', 'smorrebrod'],
  ['Straße', 'strasse'],
  ['plain 123', 'plain 123'],
])('%s is normalised to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('composed and decomposed letters are the same', () => {
  expect(fold('ö'.normalize('NFD'))).toBe(fold('ö'.normalize('NFC')));
});
