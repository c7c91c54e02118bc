import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../i18n/messages/is';
import { Link } from './Link';

const Line = styled.ul`
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
`;

export type Filter = { label: string; href: string; isCurrent: boolean };

type Props = {
  filters: Filter[];
  /** What they are called together. */
  label?: MessageId;
};

/** The parts of a list as one line of words. */
export function Filters({ filters, label = 'list.filters' }: Props) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: label })}>
      <Line>
        {filters.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <Link to={{ href }} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </Line>
    </nav>
  );
}
