import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { languageFacts, type Language } from './languages';
import { en } from './messages/en';
import { is, type MessageId } from './messages/is';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}

const messages: Record<Language, Record<MessageId, string>> = { is, 'en-us': en };

type Props = {
  lang: Language;
  children: ReactNode;
};

/** Gives every `FormattedMessage` below it the words of one language. */
export function Provider({ lang, children }: Props) {
  return (
    <IntlProvider locale={languageFacts[lang].tag} messages={messages[lang]} onError={onError}>
      {children}
    </IntlProvider>
  );
}

// Chromium has no Icelandic locale data and react-intl says so on every page. Dates, numbers and
// sorting do not come from there (dates.ts, sortOrder.ts), so that one error is no error here.
function onError(error: { code: string; message: string }) {
  if (error.code !== 'MISSING_DATA') console.error(error.message);
}
