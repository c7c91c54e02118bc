import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { listPath } from '../../addresses';
import { Link } from '../../components/Link';
import { documentTypes, listedKinds } from '../../documentTypes';
import type { SearchKind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import { formatNumber, isSingular } from '../../i18n/numbers';
import { media } from '../../styles/grid';
import { type } from '../../styles/type';
import { loadSearch } from '../loadSearch';
import { cutText } from '../shape/words';
import type { Drafts } from '../useDrafts';
import type { Answered } from '../useSearch';
import { toSearchAddress } from './searchAddress';

const Columns = styled.div`
  display: grid;
  gap: var(--baseline) var(--gutter);
  padding-block: var(--baseline);

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  h2 {
    ${type.small}
    color: var(--muted);
  }

  a {
    display: inline-block;
    padding-block: 0.25rem;
    text-decoration: underline;
  }
`;

type HelpProps = { lang: Language; contact?: string; onFollow?: () => void };

export function SearchHelp({ lang, contact, onFollow }: HelpProps) {
  const searches = useCommonSearches(lang);
  return (
    <Columns>
      <div>
        <h2>
          <FormattedMessage id="search.sections" />
        </h2>
        <ul>
          {listedKinds.map((kind) => (
            <li key={kind}>
              <Link to={{ href: listPath(kind, lang) }} onClick={onFollow}>
                <FormattedMessage id={documentTypes[kind].title} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {searches.length > 0 && (
        <div>
          <h2>
            <FormattedMessage id="search.common" />
          </h2>
          <ul>
            {searches.map((text) => (
              <li key={text}>
                <Link to={{ href: toSearchAddress(lang, { text, page: 1 }) }} onClick={onFollow}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {contact && (
        <div>
          <h2>
            <FormattedMessage id="search.ask" />
          </h2>
          <p>
            <Link to={{ href: `mailto:${contact}` }}>{contact}</Link>
          </p>
        </div>
      )}
    </Columns>
  );
}

function useCommonSearches(lang: Language): readonly string[] {
  const [searches, setSearches] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadSearch(lang)
      .then(({ commonSearches }) => commonSearches())
      .then((found) => isCurrent && setSearches(found))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return searches;
}

const MAX_SHOWN_LETTERS = 60;

type StatusProps = { outcome: Answered; drafts?: Drafts; text: string; lang: Language };

export type TypedSearchProps = StatusProps & { kind?: SearchKind; onFollow?: () => void };

/** Shows the number of results, which screen readers announce. */
export function SearchStatus({ outcome, drafts, text, lang }: StatusProps) {
  const { total, corrected } = outcome;
  if (total === 0 && drafts) return null;
  if (total === 0) return <FormattedMessage id="search.noresults" />;
  const id = corrected === undefined ? 'search.count' : 'search.corrected';
  return (
    <FormattedMessage
      id={isSingular(total, lang) ? `${id}One` : id}
      values={{ count: formatNumber(total, lang), text: shorten(corrected ?? text) }}
    />
  );
}

export function TypedSearch({ outcome, text, kind, lang, onFollow }: TypedSearchProps) {
  if (outcome.corrected === undefined) return null;
  const href = toSearchAddress(lang, { text, kind, page: 1, isExact: true });
  return (
    <Link to={{ href }} onClick={onFollow}>
      <FormattedMessage id="search.typed" values={{ text: shorten(text) }} />
    </Link>
  );
}

/** A long pasted text must not fill the page. */
export function shorten(text: string): string {
  return text.length > MAX_SHOWN_LETTERS ? `${cutText(text, MAX_SHOWN_LETTERS)}…` : text;
}
