import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link';
import type { Language } from '../../i18n/languages';
import { formatNumber, isSingular } from '../../i18n/numbers';
import type { SearchKind } from '../../documentTypes';
import type { Outcome } from '../Outcome';
import { cutText } from '../shape/cutText';
import { toSearchAddress } from './searchAddress';

/** A longer text is cut in messages. */
const MAX_SHOWN_LETTERS = 60;

type Props = {
  outcome: Extract<Outcome, { status: 'answered' }>;
  /** The text that was searched for. */
  text: string;
  kind?: SearchKind;
  lang: Language;
  onFollow?: () => void;
};

/** The number of results of a search, as screen readers announce it. */
export function SearchStatus({
  outcome: { total, corrected },
  text,
  lang,
}: Omit<Props, 'kind' | 'onFollow'>) {
  if (total === 0) return <FormattedMessage id="search.noresults" />;
  const id = corrected === undefined ? 'search.count' : 'search.corrected';
  return (
    <FormattedMessage
      id={isSingular(total, lang) ? `${id}One` : id}
      values={{ count: formatNumber(total, lang), text: shorten(corrected ?? text) }}
    />
  );
}

/** A link to the results of the text as it was typed, where its words were corrected. */
export function TypedSearch({ outcome, text, kind, lang, onFollow }: Props) {
  if (outcome.corrected === undefined) return null;
  return (
    <Link
      to={{ href: toSearchAddress(lang, { text, kind, page: 1, isExact: true }) }}
      onClick={onFollow}
    >
      <FormattedMessage id="search.typed" values={{ text: shorten(text) }} />
    </Link>
  );
}

/** Cuts a text, because a long pasted text must not fill the page. */
export function shorten(text: string): string {
  return text.length > MAX_SHOWN_LETTERS ? `${cutText(text, MAX_SHOWN_LETTERS)}…` : text;
}
