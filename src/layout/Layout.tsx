import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageFacts } from '../i18n/languages';
import { Provider } from '../i18n/Provider';
import { getInterfaceState, subscribe } from '../state/interfaceState';
import { bannerId } from './consent/consent';
import { ConsentBanner } from './consent/ConsentBanner';
import { Header } from './Header';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { useShownPage } from './shell/useShownPage';
import type { Page } from './shell/useShownPage';
import { useNavigation } from './useNavigation';

const Footer = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "layout-parts" */ './footer/Footer')).Footer,
);

const Shell = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "layout-parts" */ './shell/Shell')).Shell,
);

// A production build does not even contain the chunk.
const GridOverlay =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('./GridOverlay')).GridOverlay }))
    : undefined;

type Props = {
  /** The page of the current address. */
  page: Page;
};

/** The layout around the page; it stays mounted when the reader goes from page to page. */
export function Layout({ page }: Props) {
  const { element, lang, path, hash, action, kind, translations } = useShownPage(page);
  const [entry] = useState(page.path);
  useScrollDisabled();
  const navigation = useNavigation(lang);
  useEffect(() => {
    // The first page, and any page of a preview, may be the stand-in for a draft, which shows nothing before
    // the draft is loaded.
    if (path === entry || document.querySelector('h1')) return;
    if (document.cookie.includes('io.prismic.')) return;
    // For browser/ErrorBoundary.tsx.
    throw new Error(`The data of ${path} do not fit their template`);
  }, [path, entry]);
  return (
    <Provider lang={lang}>
      <div className="layout" lang={languageFacts[lang].tag}>
        <SkipLinks hasNavigation={Boolean(navigation?.groups.length)} />
        <Header
          lang={lang}
          path={path}
          kind={kind}
          navigation={navigation}
          translations={translations}
        />
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

type SkipLinksProps = {
  /** `false` while the language has no homepage document, which holds the navigation. */
  hasNavigation: boolean;
};

/** Skip links, the first stops of the Tab key: to the consent banner while it is open, the page's content, the navigation and the search. */
function SkipLinks({ hasNavigation }: SkipLinksProps) {
  return (
    <ul className="skip-links" data-screen>
      {process.env.GATSBY_ASKS_CONSENT === 'true' && (
        <li className="skip-consent">
          <a href={`#${bannerId}`}>
            <FormattedMessage id="skip.consent" />
          </a>
        </li>
      )}
      <li>
        <a href="#content">
          <FormattedMessage id="skip" />
        </a>
      </li>
      {hasNavigation && (
        <li>
          <a href="#navigation">
            <FormattedMessage id="skip.navigation" />
          </a>
        </li>
      )}
      <li>
        <a href="#search">
          <FormattedMessage id="skip.search" />
        </a>
      </li>
    </ul>
  );
}

/** Stops the page from scrolling while the menu or the search is open (`.scroll-disabled`, styles/base.ts). */
export function useScrollDisabled(): void {
  // Not a state: the layout would render again. And before React changes the page, so that its width is known
  // without another layout.
  useEffect(() => {
    const { documentElement: root, body } = document;
    let isDisabled = false;
    const toggle = (willBeDisabled: boolean) => {
      if (willBeDisabled === isDisabled) return;
      isDisabled = willBeDisabled;
      // The padding replaces the scrollbar that disappears, so the page keeps its width.
      const padding = isDisabled ? `${window.innerWidth - root.clientWidth}px` : '';
      body.style.paddingInlineEnd = padding;
      root.classList.toggle('scroll-disabled', isDisabled);
    };
    const update = () => {
      const { navOpen, searchOpen } = getInterfaceState();
      toggle(navOpen || searchOpen);
    };
    update();
    const unsubscribe = subscribe(update);
    return () => {
      unsubscribe();
      toggle(false);
    };
  }, []);
}
