import { createContext, useContext } from 'react';
import type { RoutedType, singleTypes } from '../documentTypes';
import { defaultLanguage } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { cutText } from '../search/shape/words';
import { en } from './messages/en';
import { is } from './messages/is';

type PreviewMessages = Omit<typeof is, 'types' | 'fields'> & {
  types: Record<RoutedType | (typeof singleTypes)[number], string> & Record<string, string>;
  /** The bar shows the id of any other field in words: “Sold out” for `sold_out`. */
  fields: Record<string, string>;
};

export const PreviewLanguage = createContext<Language>(defaultLanguage);

export function usePreviewMessages(): PreviewMessages {
  return previewMessages[useContext(PreviewLanguage)];
}

export const previewMessages: Record<Language, PreviewMessages> = { is, 'en-us': en };

const MAX_QUOTE_LETTERS = 80;

/** Returns for `sections[0].primary.text` “Parts › 1 › Text”. */
export function describePlace(field: string, messages: PreviewMessages): string {
  return field
    .split(/[.[\]]+/)
    .filter((part) => part !== '' && part !== 'primary' && part !== 'items')
    .map((part) => {
      if (/^\d+$/.test(part)) return Number(part) + 1;
      const words = part.charAt(0).toUpperCase() + part.slice(1).replaceAll('_', ' ');
      return messages.fields[part] ?? messages.types[part] ?? words;
    })
    .join(' › ');
}

export function shorten(text: string): string {
  return text.length > MAX_QUOTE_LETTERS ? `${cutText(text, MAX_QUOTE_LETTERS).trimEnd()} …` : text;
}
