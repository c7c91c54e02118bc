import { formatMessage } from './formatMessage';
import { en } from './messages/en';
import { is } from './messages/is';
import type { MessageId } from './messages/is';

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => error.mockRestore());

it('replaces names by their values', () => {
  const values = { page: 2, pages: '10' };
  expect(formatMessage(is, 'list.page', values)).toBe('Síða 2 af 10');
  expect(formatMessage(en, 'list.page', values)).toBe('Page 2 of 10');
  expect(error).not.toHaveBeenCalled();
});

it('inserts a value unchanged, even if it looks like a name or a replacement pattern', () => {
  expect(formatMessage(en, 'list.page', { page: '{pages} $& <b>', pages: 0 })).toBe(
    'Page {pages} $& <b> of 0',
  );
});

it('shows the name of a missing message or value, and logs it', () => {
  expect(formatMessage(en, 'list.page', { page: 2 })).toBe('Page 2 of {pages}');
  expect(formatMessage(undefined, 'close')).toBe('close');
  expect(error).toHaveBeenCalledTimes(2);
});

const namesIn = (message: string) => (message.match(/\{\w+\}/g) ?? []).sort();

it.each(Object.keys(is) as MessageId[])('%s names the same values in both languages', (id) => {
  expect(namesIn(en[id])).toEqual(namesIn(is[id]));
});

it('supports every syntax that the messages use', () => {
  const others = [...Object.values(is), ...Object.values(en)].filter((message) =>
    /[{}]/.test(message.replace(/\{\w+\}/g, '')),
  );
  expect(others).toEqual([]);
});
