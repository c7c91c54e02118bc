import type { Association } from '../content/types/association';
import type { Fact } from './Facts';
import { Link } from './Link';

/** The website without its scheme (`example.is`), and the e-mail address. */
export function webFacts({ website, email }: Pick<Association, 'website' | 'email'>): Fact[] {
  const site = website?.href.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return [
    { label: 'association.website', value: website && <Link to={website}>{site}</Link> },
    {
      label: 'association.email',
      value: email && <Link to={{ href: `mailto:${email}` }}>{email}</Link>,
    },
  ];
}
