import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
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
  /** Begins the ids of the messages. */
  of?: 'list' | 'search';
  page: number;
  pages: number;
  pathOf: (page: number) => string;
};

export function Pagination({ of = 'list', page, pages, pathOf }: Props) {
  const intl = useIntl();
  if (pages < 2) return null;
  return (
    <Nav aria-label={intl.formatMessage({ id: `${of}.pagination` })}>
      <span>
        {page > 1 && (
          <Link to={{ href: pathOf(page - 1) }}>
            {intl.formatMessage({ id: `${of}.previous` })}
          </Link>
        )}
      </span>
      <span>
        <FormattedMessage id="list.page" values={{ page: String(page), pages: String(pages) }} />
      </span>
      <span>
        {page < pages && (
          <Link to={{ href: pathOf(page + 1) }}>{intl.formatMessage({ id: `${of}.next` })}</Link>
        )}
      </span>
    </Nav>
  );
}
