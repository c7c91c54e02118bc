import type { AssociationCard as Association } from '../content/associationCard';
import { Card } from './Card';

type Props = { association: Association; headingLevel?: 2 | 3 };

export function AssociationCard({ association, headingLevel }: Props) {
  const { title, heading = title, path, logo } = association;
  return (
    <Card
      heading={heading}
      href={path}
      image={logo}
      aspect="square"
      isWhole
      headingLevel={headingLevel}
    />
  );
}
