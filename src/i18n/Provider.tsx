import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { formatMessage, type Values } from './formatMessage';
import { languageFacts, type Language } from './languages';
import type { MessageId } from './messages/is';
import { loadWords, onWords, wordsOf, type Words } from './words';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}

type Props = {
  lang: Language;
  children: ReactNode;
};

/** Gives every `FormattedMessage` below it the words of one language. */
export function Provider({ lang, children }: Props) {
  const read = () => wordsOf(lang);
  const words = useSyncExternalStore(onWords, read, read);
  useEffect(() => {
    // Without the network the page keeps the words that it has; the next page asks again.
    loadWords(lang).catch(() => undefined);
  }, [lang]);
  const intl = useMemo(() => toIntl(lang, words), [lang, words]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

// Of react-intl this site uses the messages alone. Its own provider brings formats of dates, numbers
// and plurals into every first load (7 kB), which Chromium has no Icelandic data for anyway.
function toIntl(lang: Language, words: Words | undefined): IntlShape {
  return {
    locale: languageFacts[lang].tag,
    formatMessage: ({ id }: { id: MessageId }, values?: Values) => formatMessage(words, id, values),
  } as IntlShape;
}
