import { defaultLanguage, languageSettings, languages } from './languages';
import type { Language } from './languages';

/** Returns the language of a BCP 47 tag, as in `<html lang>` and react-intl's `locale`. */
export function languageOfTag(tag: string): Language {
  return languages.find((lang) => languageSettings[lang].tag === tag) ?? defaultLanguage;
}
