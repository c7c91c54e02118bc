import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RelatedItem } from '../content/related';
import type { MessageId } from '../i18n/messages/is';
import { Card } from './Card';
import { GridSection } from './GridSection';
import { SectionHeader } from './SectionHeader';

const kinds: Record<string, MessageId> = {
  article: 'article.article',
  project: 'article.project',
  page: 'article.page',
};

type Props = { heading: ReactNode; items: RelatedItem[] };

/** What an editor put beside a document; nothing where there is nothing. */
export function Related({ heading, items }: Props) {
  return (
    <GridSection isScreenOnly header={<SectionHeader heading={heading} />}>
      {items.map(({ id, title, heading = title, path, image, type }) => {
        const kind = kinds[type];
        return (
          <Card
            key={id}
            heading={heading}
            href={path}
            image={image}
            subheading={kind && <FormattedMessage id={kind} />}
          />
        );
      })}
    </GridSection>
  );
}
