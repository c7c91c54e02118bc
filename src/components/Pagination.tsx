import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../i18n/messages/is';
import { Link } from './Link';

const Nav = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: baseline;
  gap: var(--gutter);
  padding: calc(3 * var(--baseline)) var(--edge) 0;
  font-variant-numeric: tabular-nums;

  > :last-child {
    justify-self: end;
  }
`;

type Props = {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  labels?: Record<'pagination' | 'previous' | 'next', MessageId>;
};

const listLabels = {
  pagination: 'list.pagination',
  previous: 'list.previous',
  next: 'list.next',
} as const;

export function Pagination({ page, pages, pathOf, labels = listLabels }: Props) {
  const intl = useIntl();
  if (pages < 2) return null;
  return (
    <Nav aria-label={intl.formatMessage({ id: labels.pagination })}>
      <span>
        {page > 1 && (
          <Link to={{ href: pathOf(page - 1) }}>{intl.formatMessage({ id: labels.previous })}</Link>
        )}
      </span>
      <span>
        <FormattedMessage id="list.page" values={{ page: String(page), pages: String(pages) }} />
      </span>
      <span>
        {page < pages && (
          <Link to={{ href: pathOf(page + 1) }}>{intl.formatMessage({ id: labels.next })}</Link>
        )}
      </span>
    </Nav>
  );
}
