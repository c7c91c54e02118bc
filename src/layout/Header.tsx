import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../components/Link';
import type { Navigation } from '../content/navigation';
import type { Language } from '../i18n/languages';
import { homePath } from '../addresses';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { SearchOpener } from '../search/ui/SearchOpener';

const Menu = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "layout-parts" */ './menu/Menu')).Menu,
);

type Props = {
  lang: Language;
  path: string;
  navigation?: Navigation;
  translations: Partial<Record<Language, string>>;
};

/** The top bar: the site's name, which links to the language's front page, navigation, search, languages. */
export function Header({ lang, path, navigation, translations }: Props) {
  const intl = useIntl();
  return (
    <header className="bar">
      <p className="bar-name">
        <Link to={{ href: homePath(lang) }}>
          <FormattedMessage id="sitename" />
        </Link>
      </p>
      {navigation && navigation.groups.length > 0 && (
        <nav
          className="bar-navigation"
          id="navigation"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'navigation.main' })}
        >
          <ul className="bar-headings">
            {navigation.groups.map(({ title, link }, index) => (
              <li key={index}>{link ? <Link to={link}>{title}</Link> : title}</li>
            ))}
          </ul>
          <Menu key={path} navigation={navigation} path={path} />
        </nav>
      )}
      <div className="bar-tools" data-screen>
        <SearchOpener key={path} lang={lang} contact={navigation?.contact} />
        <LanguageSwitch lang={lang} translations={translations} />
      </div>
    </header>
  );
}
