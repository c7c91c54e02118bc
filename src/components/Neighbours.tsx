import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../i18n/messages/is';
import { documentPath, type DocumentAddress } from '../routes';
import { Link } from './Link';

const List = styled.ul`
  display: flex;
  justify-content: space-between;
  gap: var(--gutter);
  padding: var(--baseline) var(--edge);
`;

type Props = {
  previous?: DocumentAddress | null;
  next?: DocumentAddress | null;
  /** What to call them: 'Previous article' and so on. */
  labels: { previous: MessageId; next: MessageId };
  /** Between them: the way back to all. */
  list?: { href: string; label: MessageId };
};

/** The way to the documents before and after; nothing for one that stands alone without a list. */
export function Neighbours({ previous, next, labels, list }: Props) {
  const before = previous && documentPath(previous);
  const after = next && documentPath(next);
  if (!before && !after && !list) return null;
  return (
    <List data-screen>
      <li>
        {before && (
          <Link to={{ href: before }}>
            <FormattedMessage id={labels.previous} />
          </Link>
        )}
      </li>
      {list && (
        <li>
          <Link to={{ href: list.href }}>
            <FormattedMessage id={list.label} />
          </Link>
        </li>
      )}
      <li>
        {after && (
          <Link to={{ href: after }}>
            <FormattedMessage id={labels.next} />
          </Link>
        )}
      </li>
    </List>
  );
}
