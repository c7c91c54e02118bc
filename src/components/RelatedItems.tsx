import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RelatedItem } from '../content/related';
import { documentTypes, isRoutedType } from '../documentTypes';
import { Card } from './Card';
import { GridSection } from './GridSection';
import { SectionHeader } from './SectionHeader';

type Props = { heading: ReactNode; items: RelatedItem[] };

/** The documents that an editor linked to a document. Renders nothing without items. */
export function RelatedItems({ heading, items }: Props) {
  return (
    <GridSection isScreenOnly header={<SectionHeader heading={heading} />}>
      {items.map(({ id, title, heading = title, path, image, type }) => (
        <Card
          key={id}
          heading={heading}
          href={path}
          image={image}
          subheading={isRoutedType(type) && <FormattedMessage id={documentTypes[type].name} />}
        />
      ))}
    </GridSection>
  );
}
