import type { Language } from '../../i18n/languages';
import { en } from '../../i18n/messages/en';
import { is } from '../../i18n/messages/is';
import type { Words } from '../../i18n/words';

/** The interface's words of every language, for files that no React draws. */
export const siteWords: Record<Language, Words> = { is, 'en-us': en };
