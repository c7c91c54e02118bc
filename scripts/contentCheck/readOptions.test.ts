import { readOptions } from './readOptions';

test('the report is in Icelandic and errors fail, unless the options say otherwise', () => {
  expect(readOptions([])).toMatchObject({ lang: 'is', failOn: 'error', isExternal: false });
  expect(readOptions(['--lang', 'en-us', '--fail-on', 'none', '--external'])).toMatchObject({
    ...{ lang: 'en-us', failOn: 'none', isExternal: true },
  });
  expect(readOptions(['--help'])).toMatchObject({ help: expect.stringContaining('--fail-on') });
});

test.each([
  [['--lang', 'da'], /--lang must be is or en-us/],
  [['--fail-on', 'all'], /--fail-on must be error, warning, notice or none/],
  [['--jsn', 'a'], /--jsn/],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
