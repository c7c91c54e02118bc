import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Intl, Values } from 'react-intl';
import { languageSettings } from './languages';
import type { Language } from './languages';
import type { MessageId } from './messages/is';
import { loadMessages, messagesOf, subscribeToMessages } from './messageStore';
import type { Messages } from './messageStore';

type Props = { lang: Language; children: ReactNode };

export function Provider({ lang, children }: Props) {
  const read = () => messagesOf(lang);
  const messages = useSyncExternalStore(subscribeToMessages, read, read);
  useEffect(() => {
    // If the reader is offline, the page keeps its messages, and the next page tries again.
    loadMessages(lang).catch(() => undefined);
  }, [lang]);
  // react-intl's `IntlProvider` would add 7 kB to every first load, for formats that the site does
  // not use because Chromium has no Icelandic data for them.
  const intl = useMemo(
    (): Intl => ({
      locale: languageSettings[lang].tag,
      formatMessage: ({ id }, values) => formatMessage(messages, id, values),
    }),
    [lang, messages],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

// Logs mistakes instead of failing: a missing message shows its id, a missing value its `{name}`.
export function formatMessage(
  messages: Messages | undefined,
  id: MessageId,
  values: Values = {},
): string {
  const message: string | undefined = messages?.[id];
  if (message === undefined) {
    console.error(`There is no message “${id}”`);
    return id;
  }
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value !== undefined) return String(value);
    console.error(`The message “${id}” needs a value for ${placeholder}`);
    return placeholder;
  });
}
