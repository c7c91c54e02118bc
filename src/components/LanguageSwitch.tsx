import { useIntl } from 'react-intl';
import { Link } from './Link';
import { languageFacts, languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { loadMessages } from '../i18n/messageStore';
import { homePath } from '../addresses';

type Props = {
  lang: Language;
  translations: Partial<Record<Language, string>>;
};

/**
 * The languages of the site. The current language is plain text. Another language links to the
 * translation of the page, or to its front page where there is no translation.
 */
export function LanguageSwitch({ lang, translations }: Props) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'navigation.languages' })}>
      <ul className="languages">
        {languages.map((language) => {
          const { name, tag } = languageFacts[language];
          return (
            <li key={language} lang={tag}>
              {language === lang ? (
                <span aria-current="true">{name}</span>
              ) : (
                <Link
                  to={{ href: translations[language] ?? homePath(language) }}
                  hrefLang={tag}
                  onPointerEnter={() => void preloadMessages(language)}
                  onFocus={() => void preloadMessages(language)}
                >
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Loads the messages of a language before its page opens, so that no page mixes two languages. */
function preloadMessages(language: Language): Promise<void> {
  // After a failure, the page requests the messages again.
  return loadMessages(language).catch(() => undefined);
}
