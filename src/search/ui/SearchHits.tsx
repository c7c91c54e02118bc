import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../../components/Link';
import { formatDate } from '../../i18n/dates';
import { documentTypes } from '../../documentTypes';
import { languageFacts } from '../../i18n/languages';
import type { Hit } from '../find/SearchResult';
import { coverLink } from '../../styles/coverLink';
import { columns } from '../../styles/grid';
import { media } from '../../styles/media';
import { type } from '../../styles/type';
import { DraftMark } from './DraftMark';
import { MarkedText } from './MarkedText';
import { toHighlightState } from './toHighlightState';

const List = styled.ol`
  border-bottom: 1px solid var(--line);
`;

const Row = styled.li`
  position: relative;
  ${columns}
  padding-block: var(--baseline);
  border-top: 1px solid var(--line);

  > * {
    grid-column: 1 / -1;
  }
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
  ${media.desktop} {
    grid-column: 4 / span 8;
  }
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

type Props = { hits: Hit[] };

/** The search results, the best first: each with a snippet of the text. */
export function SearchHits({ hits }: Props) {
  return (
    <List>
      {hits.map((hit) => (
        <Row key={hit.url} lang={languageFacts[hit.language].tag}>
          <Facts>
            <p>
              {hit.category ?? <FormattedMessage id={documentTypes[hit.kind].name} />}
              {hit.association && `, ${hit.association}`}
              {hit.draft && (
                <>
                  {' '}
                  <DraftMark>{hit.draft}</DraftMark>
                </>
              )}
            </p>
            {hit.date && <time dateTime={hit.date}>{formatDate(hit.date, hit.language)}</time>}
          </Facts>
          <Text>
            <Heading>
              <Link to={{ href: hit.url }} state={toHighlightState(hit)}>
                <MarkedText marked={hit.title} />
              </Link>
            </Heading>
            {hit.snippet.text && (
              <Snippet>
                <MarkedText marked={hit.snippet} />
              </Snippet>
            )}
            {hit.property && (
              <Property>
                <MarkedText marked={hit.property} />
              </Property>
            )}
          </Text>
        </Row>
      ))}
    </List>
  );
}
