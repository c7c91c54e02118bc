import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { RelatedItem } from '../content/types/related';
import { documentTypes } from '../documentTypes';
import { coverLink } from '../styles/coverLink';
import { type } from '../styles/type';
import { media } from '../styles/grid';
import { Card } from './Card';
import { GridSection } from './GridSection';
import { TitleLink } from './Link';
import { ratios } from './Picture';
import { SectionHeader } from './SectionHeader';

const TextCard = styled.article`
  position: relative;

  > h3 {
    padding: 0.75rem 1rem;
    background: var(--quiet);
    ${type.heading2}
    ${coverLink}

    ${media.tablet} {
      aspect-ratio: ${ratios.landscape};
    }
  }

  > p {
    margin-top: 0.5rem;
    ${type.note}
  }
`;

export function RelatedItems({ items }: { items: RelatedItem[] }) {
  return (
    <GridSection
      isScreenOnly
      header={<SectionHeader heading={<FormattedMessage id="relateditems" />} />}
    >
      {items.map(({ id, title, heading = title, path, image, kind }) => {
        const name = <FormattedMessage id={documentTypes[kind].name} />;
        return image ? (
          <Card key={id} heading={heading} href={path} image={image} subheading={name} />
        ) : (
          <TextCard key={id}>
            <h3>
              <TitleLink document={{ path, title: heading }} />
            </h3>
            <p>{name}</p>
          </TextCard>
        );
      })}
    </GridSection>
  );
}
