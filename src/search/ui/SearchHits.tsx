import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../../components/Link';
import { formatDate } from '../../i18n/dates';
import { documentTypes } from '../../documentTypes';
import { languageFacts } from '../../i18n/languages';
import type { Hit, Match } from '../find/SearchResult';
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

const Heading = styled.h3`
  ${type.heading3}
  ${coverLink}
`;

const Snippet = styled.p`
  max-width: var(--measure);
`;

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--gutter);
  ${type.small}
  color: var(--muted);
`;

type Props = { hits: Hit[] };

/** The search results, the best first: each with a snippet of the text and the reasons for the match. */
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
            <MatchReasons matches={hit.matches} />
          </Text>
        </Row>
      ))}
    </List>
  );
}

/** Explains matches that the reader would not recognise: words found in another form than the typed one. */
function MatchReasons({ matches }: { matches: Match[] }) {
  const indirect = matches.filter(({ how }) => how !== 'exact' && how !== 'prefix');
  if (indirect.length === 0) return null;
  return (
    <Reasons>
      {indirect.map(({ typed, found, lemma }) => (
        <li key={typed}>
          {typed} → {lemma === undefined || lemma === typed ? found : lemma}
        </li>
      ))}
    </Reasons>
  );
}
