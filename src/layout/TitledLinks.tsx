import type { ReactNode } from 'react';
import { Link } from '../components/Link';
import type { TitledLink } from '../content/navigation';

type Props = {
  links: TitledLink[];
  /** List items before the links. */
  children?: ReactNode;
};

/** A list of links with the titles that editors gave them. */
export function TitledLinks({ links, children }: Props) {
  return (
    <ul>
      {children}
      {links.map(({ title, link }, index) => (
        <li key={index}>
          <Link to={link}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
