import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type {
  Facet,
  ProjectFilter,
  ProjectFilters as Filters,
} from '../content/types/projectFilters';
import type { Language } from '../i18n/languages';
import { compareTitles } from '../i18n/sortOrder';
import { chosenLink } from '../styles/coverLink';
import { belowDesktop, columnsFrom, media } from '../styles/grid';
import { EmptyList } from './EmptyList';
import { VisuallyHidden } from './VisuallyHidden';

/* The URL's fragment chooses one filter (`#a`) or two (`#a--b`), so filters work without JavaScript
   and can be shared. `data-filter` of the chosen link has the ids of these filters. */
const selection = (id: string) => css`
  &:has([data-filter~='${id}']${chosenLink}) [data-filters]:not([data-filters~='${id}']) {
    display: none;
  }

  &:has(#${id}${chosenLink}) [data-with='${id}'] {
    display: flex;
  }
`;

const Frame = styled.div<{ $ids: string[] }>`
  /* Filtered projects have equal sizes: the sizes of the complete list would leave gaps. */
  &:has([data-filter]${chosenLink}) li[data-filters] {
    grid-column: 1 / -1;
    align-self: start;
    ${columnsFrom('tablet', 'span 6')}
    ${columnsFrom('desktop', 'span 4')}

    img {
      aspect-ratio: 16 / 9;
    }
  }

  ${({ $ids }) => $ids.map(selection)}
`;

const Nav = styled.nav`
  padding-inline: var(--edge);
  padding-bottom: calc(2 * var(--baseline));
  font-size: var(--text-small);

  p {
    color: var(--muted);
  }

  li {
    min-width: 0;
    max-width: 100%;
  }

  /* Touch targets are 44 px high. */
  a {
    display: inline-block;
    max-width: 100%;
    padding-block: 0.875rem;
    text-decoration: none;
    /* When the browser scrolls to a chosen filter, the filters above it stay in view. */
    scroll-margin-top: 50vh;

    ${media.desktop} {
      padding-block: 0.125rem;
    }
  }

  a:hover,
  a${chosenLink} {
    text-decoration: underline;
  }

  a${chosenLink} {
    color: var(--accent);
    text-decoration-thickness: 2px;
  }

  a > span {
    display: inline-block;
    margin-inline-start: 0.25em;
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }
`;

/* Opens the filters below the desktop width. `Panel` is the next sibling of this element, because
   not all supported browsers can show the content of a closed `details` on a desktop. */
const Toggle = styled.details`
  ${media.desktop} {
    display: none;
  }

  > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1.25rem;
    min-height: 2.75rem;
    border-block: 1px solid var(--ink);
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    &::after {
      content: '+';
      content: '+' / '';
      font-size: 1.5rem;
      line-height: 1;
    }
  }

  &[open] > summary::after {
    content: '−';
    content: '−' / '';
  }
`;

/* A closed panel shows only the chosen filter and the link to all projects. */
const Panel = styled.div`
  ${belowDesktop} {
    details:not([open]) + & {
      display: none;
    }

    details:not([open]) + &:has(a${chosenLink}) {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: 1.25rem;
      padding-top: 0.25rem;

      > :first-child {
        display: contents;
      }

      > div,
      [data-facet] {
        padding: 0;
        border: 0;
      }

      [data-facet] {
        display: flex;
        align-items: baseline;
        column-gap: 1.25rem;
      }

      ul {
        display: block;
      }

      :is([data-facet], [data-with], li):not(:has(a${chosenLink})) {
        display: none !important;
      }
    }
  }
`;

/* Looks like the title block of a drawing, with a cell for each kind of filter. */
const Facets = styled.div`
  border-bottom: 1px solid var(--ink);

  > div {
    padding-block: 0.5rem 0.25rem;
  }

  /* The width of a cell does not depend on the font, so that nothing moves when the font arrives. */
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    column-gap: 1.25rem;
  }

  > div:last-child ul {
    grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  }

  > div + div {
    border-top: 1px solid var(--line);
  }

  ${media.desktop} {
    display: grid;
    border-top: 1px solid var(--ink);
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > div {
      padding: 0.5rem var(--gutter) var(--baseline) 0;
    }

    > div + div {
      padding-inline-start: var(--gutter);
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }

    ul {
      display: block;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1.25rem;
  padding-top: 0.5rem;

  ul {
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
    column-gap: 1.25rem;
  }

  &[data-with]:not(:has(a${chosenLink})) {
    display: none;
  }
`;

const facets: readonly Facet[] = ['field', 'location', 'year', 'association'];

type Props = Filters & {
  lang: Language;
  /** The URL fragment; `undefined` until hydration. */
  hash: string | undefined;
  count: number;
  children: ReactNode;
};

export function ProjectFilters(props: Props) {
  const { all, filters, pairsOf, passed, lang, hash, count, children } = props;
  const id = useId();
  const intl = useIntl();
  const pairs = [...pairsOf.values()].flat();
  const chosen = [...filters, ...pairs].find((each) => each.id === hash);
  // A bookmark may have the address of a pair that no project passes any more.
  const parts = hash?.split('--') ?? [];
  const isEmpty =
    hash !== undefined &&
    !passed.has(hash) &&
    parts.length === 2 &&
    parts.some((part) => filters.some((each) => each.id === part));
  const linkTo = (target: string, label: ReactNode, number: number, isTarget = true) => (
    <a
      id={isTarget ? target : undefined}
      href={`#${target}`}
      data-filter={isTarget && target !== all ? target.replace('--', ' ') : undefined}
      aria-current={hash === undefined ? undefined : isTarget && target === hash}
    >
      {label} <span>{number}</span>
    </a>
  );
  return (
    <Frame $ids={filters.map((each) => each.id)}>
      <Nav aria-labelledby={id} data-screen>
        <Toggle>
          <summary>
            <span id={id}>{intl.formatMessage({ id: 'projects.filters' })}</span>
          </summary>
        </Toggle>
        <Panel>
          <Facets>
            {facets.map((facet) => {
              const own = filters.filter((filter) => filter.facet === facet);
              if (own.length === 0) return null;
              own.sort((a, b) => compareFilters(a, b, lang));
              return (
                <div key={facet} data-facet>
                  <p id={`${id}${facet}`}>{intl.formatMessage({ id: `project.${facet}` })}</p>
                  <ul aria-labelledby={`${id}${facet}`}>
                    {own.map((filter) => (
                      <li key={filter.id}>{linkTo(filter.id, filter.label, filter.count)}</li>
                    ))}
                  </ul>
                </div>
              );
            })}
          </Facets>
          {filters.map((filter, index) => {
            const own = pairsOf.get(filter.id) ?? [];
            if (own.length === 0) return null;
            const sorted = [...own].sort((a, b) => compareFilters(a.second, b.second, lang));
            return (
              <Line key={filter.id} data-with={filter.id}>
                <p id={`${id}${index}`}>
                  <FormattedMessage id="projects.and" values={{ filter: filter.label }} />
                </p>
                <ul aria-labelledby={`${id}${index}`}>
                  {sorted.map((pair) => (
                    <li key={pair.id}>
                      {linkTo(pair.id, pair.second.label, pair.count, pair.isTarget)}
                    </li>
                  ))}
                </ul>
              </Line>
            );
          })}
          <Line>{linkTo(all, <FormattedMessage id="projects.all" />, count)}</Line>
        </Panel>
      </Nav>
      <VisuallyHidden as="p" role="status">
        <FormattedMessage id="projects.title" />: {isEmpty ? 0 : (chosen?.count ?? count)}
      </VisuallyHidden>
      {isEmpty ? <EmptyList messageId="projects.none" /> : children}
    </Frame>
  );
}

/** Sorts by kind of filter, then alphabetically, but years from the latest. */
function compareFilters(a: ProjectFilter, b: ProjectFilter, lang: Language): number {
  if (a.facet !== b.facet) return facets.indexOf(a.facet) - facets.indexOf(b.facet);
  return compareTitles(a.label, b.label, lang) * (a.facet === 'year' ? -1 : 1);
}
