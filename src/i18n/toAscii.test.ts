import { endsInTime } from '../test/endsInTime';
import { toAscii } from './toAscii';

it.each([
  ['HönnunarMars', 'honnunarmars'],
  ['Þjóð', 'thjod'],
  ['Þjóð'.normalize('NFD'), 'thjod'],
  ['Ævi og smørrebrød', 'aevi og smorrebrod'],
  ['Việt', 'viet'],
  ['дом 漢字', 'дом 漢字'],
])('%s becomes %s', (text, ascii) => {
  expect(toAscii(text)).toBe(ascii);
});

it('removes very many marks from a letter', () => {
  const marks = '\u0301'.repeat(80_000) + '\u0316'.repeat(80_000);
  expect(endsInTime(() => toAscii(`a${marks}b`))).toBe('ab');
});
