import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { type } from '../styles/type';
import { Link } from './Link';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.5rem;
  ${type.small}
  color: var(--muted);

  li {
    display: flex;
    gap: 0.5rem;
    min-width: 0;
    hyphens: manual;
  }

  a,
  span,
  li::before {
    padding-block: 0.25rem;
  }

  li + li::before {
    content: '/';
    /* The second text is what a screen reader says: nothing. */
    content: '/' / '';
  }

  /* The title stands below in full; what has no room on the line is cut off. */
  [aria-current] {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  li:last-child {
    flex: 1 1 7rem;
  }
`;

type Props = {
  /** From the front page to the page itself, which comes last. */
  crumbs: { title: string; path: string }[];
};

/** The way from the front page to this one, on a line above the title. */
export function Breadcrumbs({ crumbs }: Props) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'breadcrumbs' })}>
      <List>
        {crumbs.map(({ title, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <Link to={{ href: path }}>{title}</Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
