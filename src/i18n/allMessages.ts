import type { Language } from './languages';
import { en } from './messages/en';
import { is } from './messages/is';
import type { Messages } from './messageStore';

/** All messages, for the server and the build. Browsers load one language. */
export const allMessages: Record<Language, Messages> = { is, 'en-us': en };
