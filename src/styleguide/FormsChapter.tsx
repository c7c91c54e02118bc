import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ArticleDate } from '../components/ArticleDate';
import { ArticleKind } from '../components/ArticleKind';
import { Facts } from '../components/Facts';
import { FactStrip } from '../components/FactStrip';
import { Notice } from '../components/Notice';
import { PlaceholderCard } from '../components/PlaceholderCard';
import { Placeholders } from '../components/Placeholders';
import { Section } from '../components/Section';
import { Stack } from '../components/Stack';
import type { ArticleCard } from '../content/articleCard';
import type { Occasion } from '../content/occasion';
import { formatHours } from '../i18n/dates';
import { Buttons } from './Buttons';
import type { ButtonState } from './Buttons';
import { ElementsPage } from './ElementsPage';
import type { ElementsContext } from './ElementsPage';
import { Fields } from './Fields';
import type { FieldState } from './Fields';
import { Specimen } from './Specimen';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--gutter);
`;

type Part = 'buttons' | 'fields' | 'waiting' | 'facts';

type State = ButtonState | FieldState | 'cards' | 'grid' | 'many' | 'few' | 'notice';

export type FormsContext = ElementsContext<Part, State> & {
  messages: ComponentProps<typeof Buttons>['messages'] & ComponentProps<typeof Fields>['messages'];
  samples: ComponentProps<typeof Buttons>['samples'] & {
    shortTitle: string;
    person: string;
    persons: string;
    longPlace: string;
    tags: string[];
    article: ArticleCard;
    event: ArticleCard & { occasion: Occasion };
  };
};

/** The chapter of the style guide about buttons, fields, placeholders and facts. */
export function FormsChapter(context: FormsContext) {
  return (
    <ElementsPage {...context}>
      {{
        buttons: <Buttons {...context} />,
        fields: <Fields {...context} />,
        waiting: <Loading {...context} />,
        facts: <Information {...context} />,
      }}
    </ElementsPage>
  );
}

function Loading({ states }: FormsContext) {
  return (
    <>
      <Section>
        <Specimen name="PlaceholderCard, ImagePlaceholder" state={states.cards} isPaired>
          <Cards>
            {(['landscape', 'square', 'portrait'] as const).map((aspect) => (
              <PlaceholderCard key={aspect} aspect={aspect} />
            ))}
          </Cards>
        </Specimen>
      </Section>
      <Specimen name="Placeholders" state={states.grid} isWide>
        <Placeholders />
      </Specimen>
    </>
  );
}

function Information({ states, samples }: FormsContext) {
  const { person, persons, longPlace, tags, article, event } = samples;
  const hours = formatHours(event.occasion.start, event.occasion.end, event.lang);
  return (
    <Section>
      <Stack>
        <Specimen name="Facts, ArticleDate, ArticleKind" state={states.all} isPaired>
          <Facts
            facts={[
              { label: 'event.hours', value: hours },
              { label: 'article.event', value: <ArticleKind article={event} /> },
              { label: 'article.date', value: <ArticleDate article={article} /> },
              { label: 'article.article', value: <ArticleKind article={article} /> },
              { label: 'article.by', value: person },
            ]}
          />
        </Specimen>
        <Specimen name="Facts" state={states.many} isPaired>
          <Facts
            facts={[
              { label: 'event.where', value: longPlace },
              { label: 'article.photographer', value: persons },
              { label: 'article.tags', value: tags.join(', ') },
            ]}
          />
        </Specimen>
        <Specimen name="FactStrip" state={states.all} isPaired>
          <FactStrip
            facts={[
              { label: 'event.hours', value: hours },
              { label: 'event.where', value: longPlace },
              { label: 'event.price', value: undefined },
              { label: 'article.by', value: person },
            ]}
          />
        </Specimen>
        <Specimen name="Facts" state={states.few} isPaired>
          <Facts
            facts={[
              { label: 'article.by', value: person },
              { label: 'article.photographer', value: undefined },
            ]}
          />
        </Specimen>
        <Specimen name="Notice" state={states.notice} isPaired>
          <Notice>
            <FormattedMessage id="event.over" />
          </Notice>
        </Specimen>
      </Stack>
    </Section>
  );
}
