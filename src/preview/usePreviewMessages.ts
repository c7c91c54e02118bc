import { createContext, useContext } from 'react';
import { defaultLanguage } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type { PreviewMessages } from './messages/PreviewMessages';
import { previewMessages } from './previewMessages';

/** The language of the bar: the same as the current page's. */
export const PreviewLanguage = createContext<Language>(defaultLanguage);

export function usePreviewMessages(): PreviewMessages {
  return previewMessages[useContext(PreviewLanguage)];
}
