import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../../components/Link';
import { documentTypes } from '../../documentTypes';
import { formatDate } from '../../i18n/dates';
import { languageSettings } from '../../i18n/languages';
import { coverLink } from '../../styles/coverLink';
import { type } from '../../styles/type';
import { columns, columnsFrom, fullRows, media } from '../../styles/grid';
import type { Hit, Marked } from '../find/SearchResult';
import type { HighlightState } from './highlightMatches';

const List = styled.ol`
  border-bottom: 1px solid var(--line);
`;

const Row = styled.li`
  position: relative;
  ${columns}
  padding-block: var(--baseline);
  border-top: 1px solid var(--line);
  ${fullRows}
`;

const Facts = styled.div`
  ${type.small}
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  ${media.desktop} {
    grid-column: 1 / span 3;
    padding-top: 0.25rem;
  }
`;

const Text = styled.div`
  ${columnsFrom('desktop', '4 / span 8')}
`;

const Heading = styled.h2`
  ${type.heading3}
  ${coverLink}
`;

const Snippet = styled.p`
  max-width: var(--measure);
`;

const Property = styled.p`
  ${type.small}
  color: var(--muted);
`;

export function SearchHits({ hits }: { hits: Hit[] }) {
  return (
    <List>
      {hits.map((hit) => {
        // The kind, and the name of the language in the link, are in the reader's language.
        const { tag } = languageSettings[hit.language];
        return (
          <Row key={hit.url}>
            <Facts>
              <p>
                {hit.category ? (
                  <span lang={tag}>{hit.category}</span>
                ) : (
                  <FormattedMessage id={documentTypes[hit.kind].name} />
                )}
                {hit.association && <span lang={tag}>{`, ${hit.association}`}</span>}
              </p>
              {hit.date && (
                <time lang={tag} dateTime={hit.date}>
                  {formatDate(hit.date, hit.language)}
                </time>
              )}
            </Facts>
            <Text>
              <Heading>
                <Link to={{ href: hit.url }} state={toHighlightState(hit)}>
                  <span lang={tag}>
                    <MarkedText marked={hit.title} />
                  </span>
                </Link>
              </Heading>
              {hit.snippet.text && (
                <Snippet lang={tag}>
                  <MarkedText marked={hit.snippet} />
                </Snippet>
              )}
              {hit.property && (
                <Property lang={tag}>
                  <MarkedText marked={hit.property} />
                </Property>
              )}
            </Text>
          </Row>
        );
      })}
    </List>
  );
}

const Mark = styled.mark`
  color: inherit;
  background: var(--quiet);
  box-shadow: 0 0.125em var(--accent);
`;

/** Markup in the text is not interpreted. */
export function MarkedText({ marked: { text, ranges } }: { marked: Marked }) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

export function toHighlightState({ forms }: Hit): HighlightState {
  return { found: forms };
}
