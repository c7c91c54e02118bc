import type { Language } from '../i18n/languages';
import { en } from './messages/en';
import { is } from './messages/is';
import type { PreviewMessages } from './messages/PreviewMessages';

/** The messages of the preview bar. In `i18n/messages/`, every reader would download them. */
export const previewMessages: Record<Language, PreviewMessages> = { is, 'en-us': en };
