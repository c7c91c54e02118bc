import type { Language } from '../i18n/languages';
import { en } from './messages/en';
import { is } from './messages/is';
import type { PreviewWords } from './messages/PreviewWords';

/** What the preview bar says. Readers without a preview never load it, so it is not in `i18n/messages/`. */
export const previewWords: Record<Language, PreviewWords> = { is, 'en-us': en };
