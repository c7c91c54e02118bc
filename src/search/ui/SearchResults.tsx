import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Filters } from '../../components/Filters';
import { Pagination } from '../../components/Pagination';
import { Placeholders } from '../../components/Placeholders';
import { Section, Stack } from '../../components/Section';
import { SectionHeader } from '../../components/SectionHeader';
import { documentTypes } from '../../documentTypes';
import type { SearchKind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import type { MessageId } from '../../i18n/messages/is';
import { formatNumber } from '../../i18n/numbers';
import { type } from '../../styles/type';
import type { Failure, Hit, Match } from '../find/SearchResult';
import { searchKinds } from '../shape/searchDocument';
import { useSearch } from '../useSearch';
import type { Answered } from '../useSearch';
import { toSearchAddress } from './searchAddress';
import type { SearchAddress } from './searchAddress';
import { SearchHits } from './SearchHits';
import { SearchHelp, SearchStatus, shorten, TypedSearch } from './SearchMessages';
import type { TypedSearchProps } from './SearchMessages';

const PAGE_SIZE = 12;

type Props = SearchAddress & {
  lang: Language;
  /** Content below the message of a failed search. */
  fallback: ReactNode;
  contact?: string;
};

/** `memo` avoids rendering at each key press: only another search renders the results again. */
export const SearchResults = memo(function SearchResults({
  lang,
  text,
  kind,
  page,
  isExact,
  fallback,
  contact,
}: Props) {
  const [attempt, setAttempt] = useState(0);
  const {
    outcome,
    answered = '',
    isLoading,
    drafts,
  } = useSearch(lang, text, {
    kind,
    attempt,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    isExact,
  });
  if (outcome?.status === 'failed') {
    return (
      <Stack>
        <Failed reason={outcome.reason} onRetry={() => setAttempt(attempt + 1)} />
        {fallback}
      </Stack>
    );
  }
  return (
    <Stack $space={1} aria-busy={isLoading}>
      <Section>
        {/* Screen readers announce a text only in an element that existed before the text. */}
        <p role="status">
          {outcome ? (
            <SearchStatus outcome={outcome} drafts={drafts} text={answered} lang={lang} />
          ) : (
            <FormattedMessage id="search.loading" />
          )}
        </p>
        {outcome && <Summary outcome={outcome} text={answered} kind={kind} lang={lang} />}
      </Section>
      {outcome ? (
        <>
          {drafts && page === 1 && (
            <Section>
              <SectionHeader heading={drafts.heading} />
              <SearchHits hits={drafts.hits} />
            </Section>
          )}
          <KindFilters
            outcome={outcome}
            address={{ text: answered, kind, page: 1, isExact }}
            lang={lang}
          />
          {outcome.total === 0 && !drafts && (
            <Section>
              <SearchHelp lang={lang} contact={contact} />
            </Section>
          )}
          {outcome.hits.length > 0 && (
            <Section>
              <SearchHits hits={outcome.hits} />
            </Section>
          )}
          <Pagination
            of="search"
            page={page}
            pages={Math.ceil(outcome.total / PAGE_SIZE)}
            pathOf={(number) =>
              toSearchAddress(lang, { text: answered, kind, page: number, isExact })
            }
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
        </>
      ) : (
        <Placeholders />
      )}
    </Stack>
  );
});

function Summary({ outcome, text, kind, lang }: TypedSearchProps) {
  const { total, missing, hits } = outcome;
  return (
    <>
      {outcome.corrected !== undefined && (
        <p>
          <TypedSearch outcome={outcome} text={text} kind={kind} lang={lang} />
        </p>
      )}
      {total > 0 && missing.length > 0 && (
        <p>
          <FormattedMessage
            id="search.partly"
            values={{ words: missing.map(shorten).join(', ') }}
          />
        </p>
      )}
      <MatchReasons hits={hits} />
    </>
  );
}

function titleOf(kind: SearchKind): MessageId {
  const { search, title } = documentTypes[kind];
  return search.title ?? title;
}

type KindFiltersProps = { outcome: Answered; address: SearchAddress; lang: Language };

function KindFilters({ outcome: { counts }, address, lang }: KindFiltersProps) {
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

function Failed({ reason, onRetry }: { reason: Failure; onRetry: () => void }) {
  return (
    <Section>
      <Stack $space={1}>
        <p role="alert">
          <FormattedMessage id={`search.${reason}`} />
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

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--gutter);
  ${type.small}
  color: var(--muted);
`;

/** Shows which other form of a word was found. Omits parts of compounds, which the hits mark. */
export function MatchReasons({ hits }: { hits: readonly Hit[] }) {
  const reasons = new Map<string, string>();
  for (const { typed, found, how, lemma } of hits.flatMap(({ matches }) => matches).sort(byLemma)) {
    const isIndirect = how === 'inflected' || how === 'folded';
    if (isIndirect && !reasons.has(typed)) {
      reasons.set(typed, lemma === undefined || lemma === typed ? found : lemma);
    }
  }
  if (reasons.size === 0) return null;
  return (
    <Reasons>
      {[...reasons].map(([typed, word]) => (
        <li key={typed}>
          {typed} → {word}
        </li>
      ))}
    </Reasons>
  );
}

/** Puts dictionary forms first: they explain more than a form that only one hit has. */
function byLemma(a: Match, b: Match): number {
  return Number(b.lemma !== undefined) - Number(a.lemma !== undefined);
}
