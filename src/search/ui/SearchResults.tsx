import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Filters } from '../../components/Filters';
import { Link } from '../../components/Link';
import { Pagination } from '../../components/Pagination';
import { Placeholders } from '../../components/Placeholders';
import { Section } from '../../components/Section';
import { Stack } from '../../components/Stack';
import type { Language } from '../../i18n/languages';
import type { MessageId } from '../../i18n/messages/is';
import { formatNumber } from '../../i18n/numbers';
import type { Failure } from '../find/answer';
import { documentTypes, type SearchKind } from '../../documentTypes';
import { searchKinds } from '../shape/searchDocument';
import type { Outcome } from '../Outcome';
import { useSearch } from '../useSearch';
import { toSearchAddress, type SearchAddress } from './searchAddress';
import { SearchHits } from './SearchHits';

/** Hits on a page. */
const perPage = 12;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--gutter);

  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;

type Props = SearchAddress & {
  lang: Language;
  /** Stands below a message that the search does not work. */
  instead: ReactNode;
};

/** The answer to a search, with the ways through it. */
export function SearchResults({ lang, text, kind, page, instead }: Props) {
  const [attempt, setAttempt] = useState(0);
  const { outcome, answered, isLoading } = useSearch(lang, text, {
    kind,
    attempt,
    offset: (page - 1) * perPage,
    limit: perPage,
    isTyping: true,
  });
  if (!outcome || answered === undefined) return <Placeholders />;
  if (outcome.status === 'failed') {
    return (
      <Stack>
        <Failed reason={outcome.reason} onRetry={() => setAttempt(attempt + 1)} />
        {instead}
      </Stack>
    );
  }
  return (
    <Stack $space={1} aria-busy={isLoading}>
      <Section>
        <Summary outcome={outcome} text={answered} lang={lang} />
      </Section>
      <Kinds outcome={outcome} address={{ text: answered, kind, page: 1 }} lang={lang} />
      {outcome.hits.length > 0 && (
        <Section>
          <SearchHits hits={outcome.hits} />
        </Section>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(outcome.total / perPage)}
        pathOf={(number) => toSearchAddress(lang, { text: answered, kind, page: number })}
        labels={{
          pagination: 'search.pagination',
          previous: 'search.previous',
          next: 'search.next',
        }}
      />
      {outcome.elsewhere.map(({ language, hits }) => (
        <Section key={language}>
          <Stack $space={1}>
            <p>
              <FormattedMessage id={`search.elsewhere.${language}`} />
            </p>
            <SearchHits hits={hits} />
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}

type Answered = Extract<Outcome, { status: 'answered' }>;

/** How much was found, and what to try where it is not enough. */
function Summary({ outcome, text, lang }: { outcome: Answered; text: string; lang: Language }) {
  const { total, missing, suggestions } = outcome;
  return (
    <>
      <p role="status">
        {total > 0 ? (
          <FormattedMessage
            id="search.count"
            values={{ count: formatNumber(total, lang), text: shorten(text) }}
          />
        ) : (
          <FormattedMessage id="search.noresults" />
        )}
      </p>
      {total > 0 && missing.length > 0 && (
        <p>
          <FormattedMessage
            id="search.partly"
            values={{ words: missing.map(shorten).join(', ') }}
          />
        </p>
      )}
      {suggestions.length > 0 && (
        <Words>
          <li>
            <FormattedMessage id="search.suggestions" />
          </li>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Link to={{ href: toSearchAddress(lang, { text: suggestion, page: 1 }) }}>
                {suggestion}
              </Link>
            </li>
          ))}
        </Words>
      )}
    </>
  );
}

/** What a group of results is called. */
function titleOf(kind: SearchKind): MessageId {
  const { search, title } = documentTypes[kind];
  return (search && search.title) || title;
}

type KindsProps = { outcome: Answered; address: SearchAddress; lang: Language };

/** Of which kinds there is something, and how much. */
function Kinds({ outcome: { counts }, address, lang }: KindsProps) {
  const intl = useIntl();
  const found = searchKinds.filter((each) => counts[each] > 0);
  if (found.length < 2 && !address.kind) return null;
  const toFilter = (kind: SearchKind | undefined, name: MessageId, count: number) => ({
    label: `${intl.formatMessage({ id: name })} ${formatNumber(count, lang)}`,
    href: toSearchAddress(lang, { ...address, kind }),
    isCurrent: kind === address.kind,
  });
  const all = found.reduce((sum, each) => sum + counts[each], 0);
  return (
    <Filters
      label="search.kinds"
      filters={[
        toFilter(undefined, 'articles.all', all),
        ...found.map((each) => toFilter(each, titleOf(each), counts[each])),
      ]}
    />
  );
}

const failures: Record<Failure, MessageId> = {
  offline: 'search.offline',
  missing: 'search.missing',
  damaged: 'search.missing',
  outdated: 'search.outdated',
};

function Failed({ reason, onRetry }: { reason: Failure; onRetry: () => void }) {
  return (
    <Section>
      <Stack $space={1}>
        <p role="alert">
          <FormattedMessage id={failures[reason]} />
        </p>
        <p>
          <Button type="button" onClick={onRetry}>
            <FormattedMessage id="retry" />
          </Button>
        </p>
      </Stack>
    </Section>
  );
}

/** A text that somebody pasted must not fill the page. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
