/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from './messages/is';
import { Provider } from './Provider';

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('provides the messages of its language, and of another after a change', () => {
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
});

it('logs nothing in a browser without Icelandic locale data', () => {
  jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValue([]);
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  render(
    <Provider lang="is">
      <FormattedMessage id="close" />
    </Provider>,
  );
  expect(screen.getByText('Loka')).toBeInTheDocument();
  expect(error).not.toHaveBeenCalled();
});

it('logs a message that does not exist', () => {
  function Unknown() {
    return <>{useIntl().formatMessage({ id: 'no.such.message' as MessageId })}</>;
  }
  render(
    <Provider lang="is">
      <Unknown />
    </Provider>,
  );
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no.such.message'));
});
