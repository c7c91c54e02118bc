import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { elementsPath, searchPath } from '../addresses';
import { ArticleDate } from '../components/ArticleDate';
import { ArticleKind } from '../components/ArticleKind';
import { Button, ButtonLink } from '../components/Button';
import { EventFact } from '../components/EventFact';
import { Facts } from '../components/Facts';
import { FactStrip } from '../components/FactStrip';
import { Field } from '../components/Field';
import { GridSection } from '../components/GridSection';
import { Names } from '../components/Names';
import { PlaceholderCard, Placeholders } from '../components/Placeholders';
import { SearchForm } from '../components/SearchForm';
import { formatHours } from '../i18n/dates';
import { onField } from '../styles/onField';
import { article, event, facts, lang, texts } from './samples';
import { Cell, Specimen } from './Specimen';

const Surface = styled.div`
  ${onField}
  display: grid;
  gap: var(--baseline);
  padding: calc(1.5 * var(--baseline)) var(--gutter);
`;

const buttons: [state: string, button: ReactNode][] = [
  [
    'at rest',
    <Button key="secondary" type="button">
      <FormattedMessage id="consent.accept" />
    </Button>,
  ],
  [
    'the main one',
    <Button key="main" type="button" $isMain>
      Sign up
    </Button>,
  ],
  [
    'while one waits',
    <Button key="busy" type="button" $isMain aria-busy>
      Signing up…
    </Button>,
  ],
  [
    'longest words',
    <Button key="long" type="button">
      {texts.longTitles[1]}
    </Button>,
  ],
];

export function Buttons() {
  return (
    <GridSection>
      {buttons.map(([state, button]) => (
        <Cell key={state} name="Button" state={state}>
          {button}
        </Cell>
      ))}
      <Cell name="Button" state="on the field of color">
        <Surface>{buttons.map(([, button]) => button)}</Surface>
      </Cell>
      <Cell name="ButtonLink" state="a link that opens another program">
        <ButtonLink href="mailto:info@example.is">
          <FormattedMessage id="share" />
        </ButtonLink>
      </Cell>
    </GridSection>
  );
}

const email = { type: 'email', label: 'E-mail address', autoComplete: 'off' } as const;

const fields: [state: string, field: ReactNode][] = [
  ['at rest', <Field key="normal" label="Name" defaultValue={texts.person} />],
  ['that has to be filled in', <Field key="required" {...email} required />],
  [
    'when something is missing',
    <Field
      key="error"
      {...email}
      error="The address has no @. Write it like this: name@example.is"
      defaultValue="nafn.example.is"
    />,
  ],
];

export function Fields() {
  const [text, setText] = useState<string>(texts.shortTitle);
  return (
    <GridSection columns={2}>
      {fields.map(([state, field]) => (
        <Cell key={state} name="Field" state={state}>
          {field}
        </Cell>
      ))}
      <Cell name="Field" state="on the field of color">
        <Surface>
          <Field {...email} />
          <Field label="Name" error="Write your name." required />
        </Surface>
      </Cell>
      <Cell name="SearchForm" state="with everything">
        <SearchForm action={searchPath(lang)} value={text} onChange={setText} />
      </Cell>
    </GridSection>
  );
}

export function Loading() {
  return (
    <>
      <GridSection>
        {(['landscape', 'square', 'portrait'] as const).map((aspect) => (
          <Cell key={aspect} name="PlaceholderCard, ImagePlaceholder" state={aspect}>
            <PlaceholderCard aspect={aspect} />
          </Cell>
        ))}
      </GridSection>
      <Specimen name="Placeholders" state="twelve cards" isWide>
        <Placeholders />
      </Specimen>
    </>
  );
}

const { title, person, persons, longPlace, tags } = texts;
const [start, end] = ['2026-11-20T17:00:00Z', '2026-11-20T19:00:00Z'];
const hours = formatHours(start, end, lang);
const names = [
  { before: '', name: person, path: elementsPath('forms') },
  { before: ', ', name: persons.slice(person.length + 2) },
];

export function Information() {
  return (
    <>
      <Specimen name="Facts, ArticleDate, ArticleKind" state="with everything">
        <Facts
          facts={[
            { label: 'event.hours', value: hours },
            { label: 'article.event', value: <ArticleKind article={event(title)} /> },
            { label: 'article.date', value: <ArticleDate article={article(title)} /> },
            { label: 'article.article', value: <ArticleKind article={article(title)} /> },
            { label: 'article.by', value: person },
          ]}
        />
      </Specimen>
      <Specimen name="Facts, Names" state="thirty tags and long values">
        <Facts
          facts={[
            { label: 'event.where', value: longPlace },
            {
              label: 'article.photographer',
              value: <Names names={names} />,
            },
            { label: 'article.tags', value: tags.join(', ') },
          ]}
        />
      </Specimen>
      <Specimen name="FactStrip, EventFact" state="with everything">
        <FactStrip
          facts={[
            { label: 'event.hours', value: hours },
            { label: 'event.where', value: longPlace },
            { label: 'event.price', value: undefined },
            { label: 'article.by', value: person },
            {
              label: 'event.access',
              value: <EventFact name="access" facts={facts} lang={lang} />,
            },
          ]}
        />
      </Specimen>
      <Specimen name="Facts" state="what is not known is left out">
        <Facts
          facts={[
            { label: 'article.by', value: person },
            { label: 'article.photographer', value: undefined },
          ]}
        />
      </Specimen>
    </>
  );
}
