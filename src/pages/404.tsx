import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../components/Link';
import { LinkRegister } from '../components/LinkRegister';
import { MissingPart } from '../components/MissingPart';
import { PageTitle } from '../components/PageTitle';
import { SearchForm } from '../components/SearchForm';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import { languageOfPath, type Language } from '../i18n/languages';
import { documentTypes, listedKinds } from '../documentTypes';
import { PageHead } from '../head/PageHead';
import { nearestPages, wordsOfAddress, type Place } from '../search/nearestPages';
import type { PageContext } from '../pageContext';
import { useBrowserValue } from '../state/useBrowserValue';
import { useNavigation } from '../layout/useNavigation';
import { homePath, listPath, notFoundPath, searchPath } from '../addresses';
import { media } from '../styles/media';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(3 * var(--baseline)) 0;

  ${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
`;

const Drawing = styled.div`
  padding-inline: var(--edge);

  ${media.tablet} {
    padding-left: 0;
  }
`;

/**
 * Said in the language of the address that was asked for, since there is no document to go by. What
 * was asked for is searched for, and the pages on the way to it are offered before all others.
 */
export default function NotFoundPage({ location }: PageProps) {
  const lang = languageOfPath(location.pathname);
  const address = useAskedAddress(location.pathname, lang);
  return (
    <Stack $space={6}>
      <Columns>
        <div>
          <PageTitle kicker="404">
            <FormattedMessage id="404.title" />
          </PageTitle>
          <Section>
            <Stack $space={2}>
              <Stack $space={1}>
                <p>
                  <FormattedMessage id="404.body" />
                </p>
                <p>
                  <Link to={{ href: homePath(lang) }}>
                    <FormattedMessage id="404.link" />
                  </Link>
                </p>
              </Stack>
              <SearchForm action={searchPath(lang)} value={wordsOfAddress(address)} />
            </Stack>
          </Section>
        </div>
        <Drawing>
          <MissingPart />
        </Drawing>
      </Columns>
      <Section>
        <SectionHeader heading={<FormattedMessage id="404.pages" />} />
        <LinkRegister links={useLikelyPages(lang, address)} />
      </Section>
    </Stack>
  );
}

/** The HTML of this page is served for every address: only the browser knows for which one. */
function useAskedAddress(path: string, lang: Language): string {
  return useBrowserValue(() => (isItself(path, lang) ? '' : path), '');
}

function isItself(path: string, lang: Language) {
  return path.replace(/\/$/, '') === notFoundPath(lang).replace(/\/$/, '');
}

/** The lists and the sections; as many whatever was asked for, so that nothing on the page moves. */
function useLikelyPages(lang: Language, address: string) {
  const intl = useIntl();
  const navigation = useNavigation(lang);
  const lists: Place[] = listedKinds.map((kind) => ({
    title: intl.formatMessage({ id: documentTypes[kind].title }),
    href: listPath(kind, lang),
  }));
  const groups = navigation?.groups ?? [];
  const sections = groups.flatMap(({ title, link }) => (link ? { title, href: link.href } : []));
  const below = groups.flatMap(({ links }) =>
    links.map(({ title, link }) => ({ title, href: link.href })),
  );
  const usual = withoutDoubles([...lists, ...sections]);
  const nearest = nearestPages([...usual, ...below], address);
  return withoutDoubles([...nearest, ...usual])
    .slice(0, usual.length)
    .map(({ title, href }) => ({ title, link: { href } }));
}

function withoutDoubles(places: Place[]): Place[] {
  return [...new Map(places.map((place) => [place.href, place])).values()];
}

export function Head(head: HeadProps<unknown, PageContext>) {
  return <PageHead page={head} titleId="404.title" isHidden />;
}
