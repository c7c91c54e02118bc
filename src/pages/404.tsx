import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../components/Link';
import { LinkList } from '../components/LinkList';
import { PageTitle } from '../components/PageTitle';
import { SearchForm } from '../components/SearchForm';
import { Section, Stack } from '../components/Section';
import { HeadedSection } from '../components/SectionHeader';
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
import { media } from '../styles/grid';

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

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  fill: none;
  stroke: var(--ink);
  stroke-width: 2;
  stroke-linejoin: round;

  .field {
    fill: var(--field);
  }

  .wood {
    fill: var(--quiet);
  }

  .note {
    stroke: var(--accent);
    stroke-width: 1.25;
  }

  .missing {
    stroke-dasharray: 7 6;
  }

  text {
    font-size: 26px;
    fill: var(--accent);
    stroke: none;
    text-anchor: middle;
  }
`;

/** Draws a stool whose third leg is missing. `height` is in millimetres. */
function Stool({ height }: { height: string }) {
  return (
    <Svg viewBox="0 40 520 404" aria-hidden>
      <path className="note" d="M48 120H476M48 152H476" strokeDasharray="16 5 3 5" />
      <path className="wood" d="M105 152h32L97 432H69ZM226 152h28v280h-28Z" />
      <path className="note missing" d="M343 152h32l36 280H383Z" />
      <path className="wood" d="M89 290H254v16H87Z" />
      <path className="note missing" d="M254 290H393M254 306H395" />
      <path className="field" d="M60 152V134q0-14 14-14 166 10 332 0 14 0 14 14v18Z" />
      <path d="M16 432H372" strokeWidth="3" />
      <path className="note missing" d="M372 432H440" />
      <path className="note" d="M60 66V98M420 66V98M52 82H428M53 89l14-14M413 89l14-14" />
      <text x="240" y="70">
        380
      </text>
      <path className="note" d="M448 152H480M448 432H480M464 144V440M457 159l14-14M457 439l14-14" />
      <text transform="translate(500 292) rotate(-90)">{height}</text>
    </Svg>
  );
}

type Context = PageContext & { isGone?: true };

const statusOf = ({ isGone }: Context) => (isGone ? '410' : '404');

export default function NotFoundPage({ location, pageContext }: PageProps<unknown, Context>) {
  const status = statusOf(pageContext);
  const intl = useIntl();
  const lang = languageOfPath(location.pathname);
  const requested = useRequestedPath(location.pathname, lang);
  return (
    <Stack $space={6}>
      <Columns>
        <div>
          <PageTitle kicker={status}>{intl.formatMessage({ id: `${status}.title` })}</PageTitle>
          <Section>
            <Stack $space={2}>
              <Stack $space={1}>
                <p>{intl.formatMessage({ id: `${status}.body` })}</p>
                <p>
                  <Link to={{ href: homePath(lang) }}>
                    {intl.formatMessage({ id: '404.link' })}
                  </Link>
                </p>
              </Stack>
              <SearchForm action={searchPath(lang)} value={wordsOfAddress(requested)} />
            </Stack>
          </Section>
        </div>
        <Drawing>
          <Stool height={status} />
        </Drawing>
      </Columns>
      <HeadedSection heading={<FormattedMessage id="404.pages" />}>
        <LinkList links={useLikelyPages(lang, requested)} />
      </HeadedSection>
    </Stack>
  );
}

/** Returns an empty path in the HTML, because hosts serve the same HTML for every unknown path. */
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
