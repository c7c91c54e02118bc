/** @jest-environment jsdom */
import { changeTab, forgetTab, readTab } from './tabPreview';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a tab stores its preview, change by change', () => {
  expect(readTab()).toEqual({});
  changeTab({ token: 'a', date: '2026-12-24' });
  changeTab({ release: 'Z5' });
  changeTab({ date: undefined });
  expect(readTab()).toEqual({ token: 'a', release: 'Z5' });
  forgetTab();
  expect(readTab()).toEqual({});
});

test.each([['nonsense'], ['[]'], ['null'], ['"text"']])(
  'ignores invalid stored values: %s',
  (text) => {
    window.sessionStorage.setItem('prismicPreview', text);
    expect(readTab().token).toBeUndefined();
    changeTab({ token: 'a' });
    expect(readTab().token).toBe('a');
  },
);

test('ignores values that the preview cannot have stored, and keeps the others', () => {
  const tab = {
    token: 7,
    opened: 7,
    withoutToolbar: 'x',
    until: '9',
    release: {},
    date: '<script>',
    documentIds: { '/a/': 1 },
  };
  window.sessionStorage.setItem('prismicPreview', JSON.stringify({ ...tab, other: 'x' }));
  expect(readTab()).toEqual({});
  window.sessionStorage.setItem('prismicPreview', JSON.stringify({ ...tab, release: 'Z5' }));
  expect(readTab()).toEqual({ release: 'Z5' });
});

test('a browser without storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  changeTab({ token: 'a' });
  expect(readTab()).toEqual({});
});
