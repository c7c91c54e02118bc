import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { homePath } from '../addresses';
import { Button } from '../components/Button';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { Link } from '../components/Link';
import { languageSettings } from '../i18n/languages';
import { Provider } from '../i18n/Provider';
import { translationsOf } from '../pageContext';
import { SearchOpener } from '../search/ui/SearchOpener';
import { answerConsent, bannerId } from './consent/consent';
import { useShownPage } from './shell/useShownPage';
import type { Page } from './shell/useShownPage';
import { useNavigation } from './useNavigation';

const SkipLinks = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "layout-parts" */ './SkipLinks')).SkipLinks,
);

const MainNavigation = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "layout-parts" */ './menu/MainNavigation')).MainNavigation,
);

const LanguageSwitch = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "layout-parts" */ '../components/LanguageSwitch'))
      .LanguageSwitch,
);

const Footer = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "layout-parts" */ './footer/Footer')).Footer,
);

const Shell = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "layout-parts" */ './shell/Shell')).Shell,
);

// The condition keeps this code out of a production build.
const GridOverlay =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('./GridOverlay')).GridOverlay }))
    : undefined;

/** `Layout` stays mounted when the reader goes from page to page. */
export function Layout({ page }: { page: Page }) {
  const { element, lang, path, hash, action, kind, context } = useShownPage(page);
  // With a new object in each render, React would discard the HTML of `LanguageSwitch`.
  const translations = useMemo(() => context && translationsOf(context), [context]);
  const [entry] = useState(page.path);
  const navigation = useNavigation(lang);
  useEffect(() => {
    // On the first page and in a preview, a missing heading is no error, because the page may be a
    // draft's fallback page.
    if (path === entry || document.querySelector('h1')) return;
    if (document.cookie.includes('io.prismic.')) return;
    // browser/ErrorBoundary.tsx catches this error.
    throw new Error(`The data of ${path} do not fit their template`);
  }, [path, entry]);
  return (
    <Provider lang={lang}>
      <div className="layout" lang={languageSettings[lang].tag}>
        <SkipLinks hasNavigation={Boolean(navigation?.groups.length)} />
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
        <main className="layout-content" id="content" tabIndex={-1}>
          {element}
        </main>
        <Footer navigation={navigation} />
        {process.env.GATSBY_ASKS_CONSENT === 'true' && <ConsentBanner />}
        {GridOverlay && (
          <Suspense>
            <GridOverlay />
          </Suspense>
        )}
      </div>
      <Shell path={path} hash={hash} action={action} entry={entry} />
    </Provider>
  );
}

/** Asks for consent to third-party statistics. CSS hides it unless `data-consent` is `open`. */
function ConsentBanner() {
  const intl = useIntl();
  return (
    <section
      className="consent"
      data-screen
      id={bannerId}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'consent.label' })}
    >
      <p>
        <FormattedMessage id="consent.text" />
      </p>
      <div className="consent-buttons">
        <Button type="button" onClick={() => answerConsent(true)}>
          <FormattedMessage id="consent.accept" />
        </Button>
        {/* A double click on the footer's button, which opens the banner, must end on “Reject”. */}
        <Button type="button" onClick={() => answerConsent(false)}>
          <FormattedMessage id="consent.reject" />
        </Button>
      </div>
    </section>
  );
}
