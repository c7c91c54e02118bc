import { createIntl } from 'react-intl';
import type { MessageId } from '../i18n/messages/is';
import { compile } from './onCreateWebpackConfig';

it('turns messages into what react-intl reads without a parser', () => {
  const messages = compile({ close: 'Loka', navigated: 'Navigated to {title}' });
  expect(Object.values(messages).every(Array.isArray)).toBe(true);
  const intl = createIntl({ locale: 'en', messages: messages as Record<string, never> });
  const format = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: id as MessageId }, values);
  expect(format('close')).toBe('Loka');
  expect(format('navigated', { title: 'News' })).toBe('Navigated to News');
});

it('stops at a message that is not ICU syntax', () => {
  expect(() => compile({ broken: 'Navigated to {title' })).toThrow(SyntaxError);
});
