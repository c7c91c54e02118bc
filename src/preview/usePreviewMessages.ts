import { createContext, useContext } from 'react';
import { defaultLanguage } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { en } from './messages/en';
import { is } from './messages/is';
import type { PreviewMessages } from './messages/PreviewMessages';

export const PreviewLanguage = createContext<Language>(defaultLanguage);

export function usePreviewMessages(): PreviewMessages {
  return previewMessages[useContext(PreviewLanguage)];
}

/** If these messages were in `i18n/messages/`, every reader would download them. */
export const previewMessages: Record<Language, PreviewMessages> = { is, 'en-us': en };
