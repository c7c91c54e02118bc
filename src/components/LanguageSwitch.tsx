import { useIntl } from 'react-intl';
import { Link } from './Link';
import { languageFacts, languages, type Language } from '../i18n/languages';
import { loadWords } from '../i18n/words';
import { homePath } from '../addresses';

type Props = {
  lang: Language;
  translations: Partial<Record<Language, string>>;
};

/**
 * The languages of the site. The present one is plain text; another leads to the same page where
 * it is translated, and to the language's front page where it is not.
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
                  onPointerEnter={() => void prepare(language)}
                  onFocus={() => void prepare(language)}
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

/** Its words are there before the page is, so that no page speaks two languages at once. */
function prepare(language: Language): Promise<void> {
  // Without the network they are asked for again with the page.
  return loadWords(language).catch(() => undefined);
}
