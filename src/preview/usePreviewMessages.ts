import { createContext, useContext } from 'react';
import { defaultLanguage } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { en } from './messages/en';
import { is } from './messages/is';

export type PreviewMessages = Omit<typeof is, 'types' | 'fields'> & {
  /** Names of custom types by id. The bar shows the id of any other type. */
  types: Record<string, string>;
  /** Names of fields by id. The list shows the id of any other field. */
  fields: Record<string, string>;
};

export const PreviewLanguage = createContext<Language>(defaultLanguage);

export function usePreviewMessages(): PreviewMessages {
  return previewMessages[useContext(PreviewLanguage)];
}

export const previewMessages: Record<Language, PreviewMessages> = { is, 'en-us': en };
