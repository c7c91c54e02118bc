import type { Language } from './languages';
import { en } from './messages/en';
import { is } from './messages/is';
import type { Words } from './words';

/** The interface's words of every language: for the server and the build, not for browsers. */
export const allWords: Record<Language, Words> = { is, 'en-us': en };
