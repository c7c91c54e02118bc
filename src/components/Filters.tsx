import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../i18n/messages/is';
import { belowTablet } from '../styles/grid';
import { Link } from './Link';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  padding-inline: var(--edge);
  padding-bottom: calc(1.5 * var(--baseline));

  a {
    display: inline-block;
    padding-block: 0.25rem;
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

  /* On a phone, the links are one line that scrolls sideways. Browsers do not scroll to a focused link
     that is partly visible, so the links wrap during keyboard focus. Links are 44 px high. */
  @media ${belowTablet} {
    margin-bottom: 0.5rem;

    &:not(:has(:focus-visible)) {
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      padding: 0 3rem 0 var(--edge);
      mask-image: linear-gradient(to left, transparent, #000 3rem);

      &,
      * {
        flex: none;
        flex-wrap: nowrap;
        white-space: nowrap;
      }
    }

    li > a {
      padding: 0.625rem 0.375rem;
      margin-inline: -0.375rem;
      /* Draws the ring inside the link, because the scrolling row would cut the ring off. */
      outline-offset: -3px;
    }
  }
`;

type Props = { filters: { label: string; href: string; isCurrent: boolean }[]; label?: MessageId };

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
