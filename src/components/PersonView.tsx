import type { ReactNode } from 'react';
import type { Person } from '../content/types/person';
import { windowFrom } from '../styles/media';
import { DocumentView } from './DocumentView';
import { Figure } from './Figure';
import { TitleLink } from './Link';
import { TitleBlock } from './TitleBlock';
import { webFacts } from './webFacts';

type Props = {
  person: Person;
  kicker: ReactNode;
};

export function PersonView({ person, kicker }: Props) {
  const { title, heading = title, image, occupation, association } = person;
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
            ...webFacts(person),
          ]}
        />
      }
    />
  );
}
