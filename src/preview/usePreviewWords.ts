import { createContext, useContext } from 'react';
import { defaultLanguage, type Language } from '../i18n/languages';
import type { PreviewWords } from './messages/PreviewWords';
import { previewWords } from './previewWords';

/** The language that the bar speaks: that of the page on show. */
export const PreviewLanguage = createContext<Language>(defaultLanguage);

export function usePreviewWords(): PreviewWords {
  return previewWords[useContext(PreviewLanguage)];
}
