import { formatMessage } from './formatMessage';
import { en } from './messages/en';
import { is, type MessageId } from './messages/is';

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => error.mockRestore());

it('puts values in the place of their names', () => {
  const values = { page: 2, pages: '10' };
  expect(formatMessage(is, 'list.page', values)).toBe('Síða 2 af 10');
  expect(formatMessage(en, 'list.page', values)).toBe('Page 2 of 10');
  expect(error).not.toHaveBeenCalled();
});

it('takes a value as it is, whatever it holds', () => {
  expect(formatMessage(en, 'list.page', { page: '{pages} $& <b>', pages: 0 })).toBe(
    'Page {pages} $& <b> of 0',
  );
});

it('shows the name of what is missing, and logs it', () => {
  expect(formatMessage(en, 'list.page', { page: 2 })).toBe('Page 2 of {pages}');
  expect(formatMessage(undefined, 'close')).toBe('close');
  expect(error).toHaveBeenCalledTimes(2);
});

const namesIn = (message: string) => (message.match(/\{\w+\}/g) ?? []).sort();

it.each(Object.keys(is) as MessageId[])('%s names the same values in both languages', (id) => {
  expect(namesIn(en[id])).toEqual(namesIn(is[id]));
});

it('has no message of a form that is not known here', () => {
  const others = [...Object.values(is), ...Object.values(en)].filter((message) =>
    /[{}]/.test(message.replace(/\{\w+\}/g, '')),
  );
  expect(others).toEqual([]);
});
