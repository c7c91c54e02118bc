import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../components/Link';
import { languageFacts, languages, type Language } from '../i18n/languages';
import { homePath } from '../routes';

const List = styled.ul`
  display: flex;
  gap: 0.25rem var(--gutter);
  font-size: var(--text-small);
`;

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
      <List>
        {languages.map((language) => {
          const { name, tag } = languageFacts[language];
          return (
            <li key={language} lang={tag}>
              {language === lang ? (
                <span aria-current="true">{name}</span>
              ) : (
                <Link to={{ href: translations[language] ?? homePath(language) }} hrefLang={tag}>
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
