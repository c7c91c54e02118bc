import type { Language } from './languages';
import type { MessageId } from './messages/is';

export type Messages = Record<MessageId, string>;

const loaded = new Map<Language, Messages>();
const listeners = new Set<() => void>();

// Only browsers set this value: the server calls `setMessages` for every language.
let lastRequested: Messages | undefined;

const loaders: Record<Language, () => Promise<Messages>> = {
  is: async () => (await import(/* webpackChunkName: "messages-is" */ './messages/is')).is,
  'en-us': async () => (await import(/* webpackChunkName: "messages-en-us" */ './messages/en')).en,
};

// Otherwise webpack would run this module again, and React would render without any messages.
if (process.env.NODE_ENV === 'development' && typeof document !== 'undefined') {
  module.hot.accept(['./messages/is', './messages/en'], async () => {
    for (const lang of loaded.keys()) setMessages(lang, await loaders[lang]());
  });
}

export function setMessages(lang: Language, messages: Messages): void {
  loaded.set(lang, messages);
  for (const listener of listeners) listener();
}

/** Downloads a language's messages once. Rejects on failure; the next call tries again. */
export async function loadMessages(lang: Language): Promise<void> {
  if (!loaded.has(lang)) setMessages(lang, await loaders[lang]());
  lastRequested = loaded.get(lang);
}

/** Returns a language's messages, or the previous language's while a browser downloads them. */
export function messagesOf(lang: Language): Messages | undefined {
  return loaded.get(lang) ?? lastRequested;
}

export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
