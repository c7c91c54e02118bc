import type { Language } from './languages';
import { en } from './messages/en';
import { is } from './messages/is';
import type { Messages } from './messageStore';

/** The messages of every language, for the server and the build. A browser loads one language. */
export const allMessages: Record<Language, Messages> = { is, 'en-us': en };
