import type { Language } from './languages';
import type { MessageId } from './messages/is';

/** The interface's messages of one language. */
export type Words = Record<MessageId, string>;

const known = new Map<Language, Words>();
const listeners = new Set<() => void>();

// In a browser alone: the server asks for no words, it is given those of every language.
let lastAsked: Words | undefined;

// A reader downloads the words of the language they read, and those of the other when they change.
const loaders: Record<Language, () => Promise<Words>> = {
  is: async () => (await import(/* webpackChunkName: "words-is" */ './messages/is')).is,
  'en-us': async () => (await import(/* webpackChunkName: "words-en-us" */ './messages/en')).en,
};

/** Makes the words of a language known, to be there before the first render. */
export function setWords(lang: Language, words: Words): void {
  known.set(lang, words);
  for (const listener of listeners) listener();
}

/**
 * Downloads the words of a language, once.
 *
 * @throws when they cannot be loaded; asking again tries again
 */
export async function loadWords(lang: Language): Promise<void> {
  if (!known.has(lang)) setWords(lang, await loaders[lang]());
  lastAsked = known.get(lang);
}

/** Words of a language; in a browser the last that were asked for while these are on their way. */
export function wordsOf(lang: Language): Words | undefined {
  return known.get(lang) ?? lastAsked;
}

/** Calls back whenever words of a language have arrived. */
export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
