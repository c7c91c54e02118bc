import { FormattedMessage } from 'react-intl';
import { Link } from '../components/Link';
import type { Navigation } from '../content/types/navigation';
import type { Language } from '../i18n/languages';
import { homePath } from '../addresses';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { SearchOpener } from '../search/ui/SearchOpener';

const MainNavigation = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "layout-parts" */ './menu/MainNavigation')).MainNavigation,
);

const LanguageSwitch = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "layout-parts" */ '../components/LanguageSwitch'))
      .LanguageSwitch,
);

type Props = {
  lang: Language;
  path: string;
  /** The kind of the page's document. It is set if the path does not show the kind. */
  kind?: string | null;
  navigation?: Navigation;
  /** `undefined` for an error or offline page, whose translations are unknown. */
  translations?: Partial<Record<Language, string>>;
};

export function Header({ lang, path, kind, navigation, translations }: Props) {
  return (
    <header className="bar">
      <div className="bar-name">
        <Link to={{ href: homePath(lang) }}>
          <FormattedMessage id="sitename" />
        </Link>
      </div>
      {navigation && navigation.groups.length > 0 && (
        <MainNavigation
          navigation={navigation}
          path={path}
          kind={kind}
          isSubstitute={!translations}
        />
      )}
      <div className="bar-tools" data-screen>
        <SearchOpener key={path} lang={lang} contact={navigation?.contact} />
        <LanguageSwitch lang={lang} translations={translations} />
      </div>
    </header>
  );
}
