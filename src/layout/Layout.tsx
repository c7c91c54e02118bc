import { lazy, Suspense, useState } from 'react';
import { languageFacts } from '../i18n/languages';
import { Provider } from '../i18n/Provider';
import { ConsentBanner } from './consent/ConsentBanner';
import { Header } from './Header';
import { later } from './later';
import { SkipLinks } from './SkipLinks';
import { useNavigation } from './useNavigation';
import { useScrollDisabled } from './useScrollDisabled';
import { useShownPage, type Page } from './shell/useShownPage';

const Footer = later(
  async () => (await import(/* webpackChunkName: "surroundings" */ './footer/Footer')).Footer,
);

const Shell = later(
  async () => (await import(/* webpackChunkName: "surroundings" */ './shell/Shell')).Shell,
);

// Not even a file of its own in a build.
const GridOverlay =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('./GridOverlay')).GridOverlay }))
    : undefined;

type Props = {
  /** The one of the address. */
  page: Page;
};

/** What stays while pages change. */
export function Layout({ page }: Props) {
  const { element, lang, path, hash, action, translations } = useShownPage(page);
  const [entry] = useState(page.path);
  useScrollDisabled();
  const navigation = useNavigation(lang);
  return (
    <Provider lang={lang}>
      <div className="layout" lang={languageFacts[lang].tag}>
        <SkipLinks hasNavigation={Boolean(navigation?.groups.length)} />
        <Header lang={lang} path={path} navigation={navigation} translations={translations} />
        <main className="layout-content" id="content" tabIndex={-1}>
          {element}
        </main>
        <Footer navigation={navigation} />
        <ConsentBanner />
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
