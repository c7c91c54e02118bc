import type { Language } from './languages';
import type { MessageId } from './messages/is';

/** The interface's messages of one language. */
export type Messages = Record<MessageId, string>;

const loaded = new Map<Language, Messages>();
const listeners = new Set<() => void>();

// Only browsers set this: the server calls `setMessages` for every language instead.
let lastRequested: Messages | undefined;

// A browser downloads only the languages that the reader uses.
const loaders: Record<Language, () => Promise<Messages>> = {
  is: async () => (await import(/* webpackChunkName: "messages-is" */ './messages/is')).is,
  'en-us': async () => (await import(/* webpackChunkName: "messages-en-us" */ './messages/en')).en,
};

// Without this, webpack runs this module again after a change of a message: no message is loaded then, and the page
// renders again from its root.
if (process.env.NODE_ENV === 'development' && typeof document !== 'undefined') {
  module.hot.accept(['./messages/is', './messages/en'], async () => {
    for (const lang of loaded.keys()) setMessages(lang, await loaders[lang]());
  });
}

/** Stores the messages of a language. Call it before the first render that needs them. */
export function setMessages(lang: Language, messages: Messages): void {
  loaded.set(lang, messages);
  for (const listener of listeners) listener();
}

/**
 * Downloads the messages of a language, once.
 *
 * @throws when the download fails; the next call tries again
 */
export async function loadMessages(lang: Language): Promise<void> {
  if (!loaded.has(lang)) setMessages(lang, await loaders[lang]());
  lastRequested = loaded.get(lang);
}

/** The messages of a language. While a browser downloads them, those of the previous language. */
export function messagesOf(lang: Language): Messages | undefined {
  return loaded.get(lang) ?? lastRequested;
}

/**
 * Calls `listener` whenever messages of a language are stored.
 *
 * @returns a function that ends the subscription
 */
export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
