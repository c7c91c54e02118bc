import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/grid';
import { Link } from './Link';

const Heading = styled.h2`
  font-size: var(--text-small);
  font-weight: 400;
  letter-spacing: 0;
  color: var(--muted);
  border-top: 1px solid var(--line);
  padding-block: 0.5rem;
`;

const List = styled.ul`
  a {
    display: inline-block;
    padding-block: 0.25rem;
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    text-decoration: underline;
  }
`;

const Frame = styled.nav`
  ${media.desktop} {
    position: sticky;
    top: calc(2 * var(--baseline));
  }
`;

type Props = { heading: ReactNode; links: { title: string; href: string; isCurrent?: boolean }[] };

export function SubNavigation({ heading, links }: Props) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <List>
        {links.map(({ title, href, isCurrent }) => (
          <li key={href}>
            <Link to={{ href }} aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </List>
    </Frame>
  );
}
