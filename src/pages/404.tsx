import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../components/Link';
import { LinkList } from '../components/LinkList';
import { NotFoundDrawing } from '../components/NotFoundDrawing';
import { PageTitle } from '../components/PageTitle';
import { SearchForm } from '../components/SearchForm';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import { languageOfPath } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { documentTypes, listedKinds } from '../documentTypes';
import { PageHead } from '../head/PageHead';
import { nearestPages, wordsOfAddress } from '../search/nearestPages';
import type { PageLink } from '../search/nearestPages';
import type { PageContext } from '../pageContext';
import { useBrowserValue } from '../state/useBrowserValue';
import { useNavigation } from '../layout/useNavigation';
import { gonePath, homePath, listPath, notFoundPath, searchPath } from '../addresses';
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

type Context = PageContext & { isGone?: true };

const statusOf = ({ isGone }: Context) => (isGone ? '410' : '404');

// This page is shown at an address without a page. The search field contains the words of the
// address, and the list begins with the pages whose paths are most similar.
export default function NotFoundPage({ location, pageContext }: PageProps<unknown, Context>) {
  const status = statusOf(pageContext);
  const lang = languageOfPath(location.pathname);
  const requested = useRequestedPath(location.pathname, lang);
  return (
    <Stack $space={6}>
      <Columns>
        <div>
          <PageTitle kicker={status}>
            <FormattedMessage id={`${status}.title`} />
          </PageTitle>
          <Section>
            <Stack $space={2}>
              <Stack $space={1}>
                <p>
                  <FormattedMessage id={`${status}.body`} />
                </p>
                <p>
                  <Link to={{ href: homePath(lang) }}>
                    <FormattedMessage id="404.link" />
                  </Link>
                </p>
              </Stack>
              <SearchForm action={searchPath(lang)} value={wordsOfAddress(requested)} />
            </Stack>
          </Section>
        </div>
        <Drawing>
          <NotFoundDrawing height={status} />
        </Drawing>
      </Columns>
      <Section>
        <SectionHeader heading={<FormattedMessage id="404.pages" />} />
        <LinkList links={useLikelyPages(lang, requested)} />
      </Section>
    </Stack>
  );
}

/**
 * Returns the path that the reader requested. It is empty if the reader opened the not-found page
 * itself, and in the HTML, because hosts serve the same HTML for every unknown path.
 */
function useRequestedPath(path: string, lang: Language): string {
  const isOwn = [notFoundPath(lang), gonePath(lang)].some(
    (own) => path.replace(/\/$/, '') === own.replace(/\/$/, ''),
  );
  return useBrowserValue(() => (isOwn ? '' : path), '');
}

/** The number of pages does not depend on `requested`, so that the layout does not shift. */
function useLikelyPages(lang: Language, requested: string) {
  const intl = useIntl();
  const navigation = useNavigation(lang);
  const lists: PageLink[] = listedKinds.map((kind) => ({
    title: intl.formatMessage({ id: documentTypes[kind].title }),
    href: listPath(kind, lang),
  }));
  const groups = navigation?.groups ?? [];
  const sections = groups.flatMap(({ title, link }) => (link ? { title, href: link.href } : []));
  const subpages = groups.flatMap(({ links }) =>
    links.map(({ title, link }) => ({ title, href: link.href })),
  );
  const defaults = withoutDuplicates([...lists, ...sections]);
  const nearest = nearestPages([...defaults, ...subpages], requested);
  return withoutDuplicates([...nearest, ...defaults])
    .slice(0, defaults.length)
    .map(({ title, href }) => ({ title, link: { href } }));
}

function withoutDuplicates(places: PageLink[]): PageLink[] {
  return [...new Map(places.map((place) => [place.href, place])).values()];
}

export function Head(head: HeadProps<unknown, Context>) {
  return <PageHead page={head} titleId={`${statusOf(head.pageContext)}.title`} isHidden />;
}
