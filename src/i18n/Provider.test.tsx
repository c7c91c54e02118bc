/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { en } from './messages/en';
import { is } from './messages/is';
import type { MessageId } from './messages/is';
import { formatMessage, Provider } from './Provider';

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('provides messages in a browser without Icelandic locale data, also after a change', () => {
  jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValue([]);
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  const { rerender } = render(
    <Provider lang="is">
      <FormattedMessage id="close" />
    </Provider>,
  );
  expect(screen.getByText('Loka')).toBeInTheDocument();
  rerender(
    <Provider lang="en-us">
      <FormattedMessage id="close" />
    </Provider>,
  );
  expect(screen.getByText('Close')).toBeInTheDocument();
  expect(error).not.toHaveBeenCalled();
});

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
