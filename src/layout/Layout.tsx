import { lazy, Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { languageFacts, type Language } from '../i18n/languages';
import { Provider } from '../i18n/Provider';
import { ConsentBanner } from './ConsentBanner';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLinks } from './SkipLinks';
import { useNavigation } from './useNavigation';

const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Main = styled.main`
  flex: 1;
  padding-bottom: calc(6 * var(--baseline));

  &:focus {
    outline: none;
  }
`;

// Not even a file of its own in a build.
const GridOverlay =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('./GridOverlay')).GridOverlay }))
    : undefined;

type Props = {
  lang: Language;
  /** Address of the page, without query and hash. */
  path: string;
  /** The same page in each language that has it. */
  translations: Partial<Record<Language, string>>;
  children: ReactNode;
};

/** What stays while pages change. */
export function Layout({ lang, path, translations, children }: Props) {
  const navigation = useNavigation(lang);
  const groups = navigation?.groups ?? [];
  return (
    <Provider lang={lang}>
      <Page lang={languageFacts[lang].tag}>
        <SkipLinks hasNavigation={groups.length > 0} />
        <Header lang={lang} path={path} groups={groups} translations={translations} />
        <Main id="content" tabIndex={-1}>
          {children}
        </Main>
        <Footer navigation={navigation} />
        <ConsentBanner />
        {GridOverlay && (
          <Suspense>
            <GridOverlay />
          </Suspense>
        )}
      </Page>
    </Provider>
  );
}
