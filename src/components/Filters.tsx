import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../i18n/messages/is';
import { wordLine } from '../styles/wordLine';
import { Link } from './Link';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  padding-inline: var(--edge);
  padding-bottom: calc(1.5 * var(--baseline));

  a,
  span {
    display: inline-block;
    padding-block: 0.25rem;
  }

  a {
    color: var(--muted);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a[aria-current] {
    color: var(--ink);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }

  ${wordLine}
`;

export type Filter = { label: string; href: string; isCurrent: boolean };

type Props = {
  filters: Filter[];
  /** Accessible name of the navigation. */
  label?: MessageId;
};

/** Links to the parts of a list, for example its categories. */
export function Filters({ filters, label = 'list.filters' }: Props) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: label })}>
      <List>
        {filters.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <Link to={{ href }} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
