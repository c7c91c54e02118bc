import type { ReactNode } from 'react';
import type { Person } from '../content/types/person';
import { windowFrom } from '../styles/media';
import { DocumentView } from './DocumentView';
import { Figure } from './Figure';
import { Link, TitleLink } from './Link';
import { TitleBlock } from './TitleBlock';
import { withoutScheme } from './withoutScheme';

type Props = {
  person: Person;
  kicker: ReactNode;
};

export function PersonView({ person, kicker }: Props) {
  const { title, heading = title, image, occupation, association, website, email } = person;
  return (
    <DocumentView
      {...person}
      header={
        <TitleBlock
          title={heading}
          kicker={kicker}
          picture={
            image && <Figure image={image} sizes={`${windowFrom.tablet} 22vw, 12rem`} isFirst />
          }
          facts={[
            { label: 'person.occupation', value: occupation },
            {
              label: 'project.association',
              value: association && <TitleLink document={association} />,
            },
            {
              label: 'association.website',
              value: website && <Link to={website}>{withoutScheme(website.href)}</Link>,
            },
            {
              label: 'association.email',
              value: email && <Link to={{ href: `mailto:${email}` }}>{email}</Link>,
            },
          ]}
        />
      }
    />
  );
}
