import { useIntl } from 'react-intl';
import { Link } from './Link';
import { languageSettings, languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { loadMessages } from '../i18n/messageStore';
import { homePath } from '../addresses';

/** Each text says in the missing language that the page exists only in the other language. */
const untranslated: Record<Language, string> = {
  is: 'Þessi síða er aðeins til á ensku.',
  'en-us': 'This page is available in Icelandic only.',
};

type Props = {
  lang: Language;
  /** `undefined` for an error or offline page, whose translations are unknown. */
  translations?: Partial<Record<Language, string>>;
};

export function LanguageSwitch({ lang, translations }: Props) {
  const intl = useIntl();
  const missing = languages.filter(
    (language) => translations && language !== lang && !translations[language],
  );
  return (
    <>
      <nav aria-label={intl.formatMessage({ id: 'navigation.languages' })}>
        <ul className="languages">
          {languages.map((language) => {
            const { name, tag } = languageSettings[language];
            return (
              <li key={language} lang={tag}>
                {language === lang ? (
                  <span aria-current="true">{name}</span>
                ) : (
                  <Link
                    to={{ href: translations?.[language] ?? homePath(language) }}
                    hrefLang={tag}
                    aria-describedby={missing.includes(language) ? idOf(language) : undefined}
                    onPointerEnter={() => preloadMessages(language)}
                    onFocus={() => preloadMessages(language)}
                  >
                    {name}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      {missing.map((language) => (
        <p
          key={language}
          id={idOf(language)}
          className="untranslated"
          lang={languageSettings[language].tag}
        >
          {untranslated[language]}
        </p>
      ))}
    </>
  );
}

function idOf(language: Language): string {
  return `untranslated-${language}`;
}

/** Loads the messages before the click, so that the next page does not mix two languages. */
function preloadMessages(language: Language): void {
  loadMessages(language).catch(() => undefined);
}
