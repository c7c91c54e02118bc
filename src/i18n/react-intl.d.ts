import type { Provider, ReactNode } from 'react';
import type { MessageId } from './messages/is';

// The part of react-intl that this site uses. TypeScript reads this file in place of the package's types (tsconfig.json), because
// Provider.tsx provides nothing else: dates, numbers, plurals and elements in messages would compile and fail in the
// browser. Dates are written by dates.ts, numbers by numbers.ts.

/** What replaces the names in braces of a message. The last type never fits: it is there for the compiler's message. */
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
