import type { Provider, ReactNode } from 'react';
import type { MessageId } from './messages/is';

// TypeScript reads this file instead of react-intl's types (tsconfig.json): Provider.tsx provides only
// messages, and dates, numbers, plurals and elements in messages would fail in the browser.

/** The object type accepts no value. Its key is a hint in the compiler error for a wrong value. */
export type Values = Record<
  string,
  string | number | undefined | { 'src/i18n/react-intl.d.ts: texts and numbers only': never }
>;

export type Intl = {
  locale: string;
  formatMessage(message: { id: MessageId }, values?: Values): string;
};

export const RawIntlProvider: Provider<Intl>;
export function useIntl(): Intl;
export function FormattedMessage(props: { id: MessageId; values?: Values }): ReactNode;
