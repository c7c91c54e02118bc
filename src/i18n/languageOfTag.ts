import { defaultLanguage, languageFacts, languages, type Language } from './languages';

/** The language of a BCP 47 tag, as `<html lang>` and react-intl's `locale` have it. */
export function languageOfTag(tag: string): Language {
  return languages.find((lang) => languageFacts[lang].tag === tag) ?? defaultLanguage;
}
