import styled from 'styled-components';
import { searchPath } from '../addresses';
import { ArticleDate } from '../components/ArticleDate';
import { ArticleKind } from '../components/ArticleKind';
import { Button, ButtonLink } from '../components/Button';
import { EventFact } from '../components/EventFact';
import { Facts } from '../components/Facts';
import { FactStrip } from '../components/FactStrip';
import { Field } from '../components/Field';
import { Names } from '../components/Names';
import { Placeholders } from '../components/Placeholders';
import { SearchForm } from '../components/SearchForm';
import { Stack } from '../components/Stack';
import { formatHours } from '../i18n/dates';
import { onField } from '../styles/onField';
import { article, event, facts, lang, path, texts } from './samples';
import { Specimen } from './Specimen';

const { title, longTitles, person, persons, longPlace, tags } = texts;

const Surface = styled(Stack)`
  ${onField}
  padding: var(--baseline);
`;

const buttons = (
  <>
    <Button type="button">Accept</Button>
    <Button type="button" $isMain>
      Sign up
    </Button>
    <Button type="button" $isMain aria-busy>
      Signing up…
    </Button>
    <Button type="button">{longTitles[1]}</Button>
    <ButtonLink href="mailto:info@example.is">Share</ButtonLink>
  </>
);

const buttonStates = 'plain, main, while one waits, with a long word, a link';

export function Buttons() {
  return (
    <>
      <Specimen name="Button, ButtonLink" state={buttonStates}>
        <Stack $space={1}>{buttons}</Stack>
      </Specimen>
      <Specimen name="Button, ButtonLink" state="on the field of color">
        <Surface $space={1}>{buttons}</Surface>
      </Specimen>
    </>
  );
}

const fields = (
  <>
    <Field label="Name" defaultValue={person} />
    <Field label="E-mail address" type="email" autoComplete="off" required />
    <Field label="Name" error="Write your name." />
  </>
);

export function Fields() {
  return (
    <>
      <Specimen name="Field" state="at rest, required, with an error">
        <Stack $space={1}>{fields}</Stack>
      </Specimen>
      <Specimen name="Field" state="on the field of color">
        <Surface $space={1}>{fields}</Surface>
      </Specimen>
      <Specimen name="SearchForm" state="with a text">
        <SearchForm action={searchPath(lang)} value={title} />
      </Specimen>
    </>
  );
}

export function Loading() {
  return (
    <Specimen name="Placeholders" state="twelve cards" isWide>
      <Placeholders />
    </Specimen>
  );
}

const occasion = { start: '2026-11-20T17:00:00Z', end: '2026-11-20T19:00:00Z' };
const hours = formatHours(occasion.start, occasion.end, lang);
const names = [
  { before: '', name: person, path },
  { before: ', ', name: persons },
];

export function Information() {
  return (
    <>
      <Specimen name="Facts, ArticleDate, ArticleKind, Names" state="short and long values">
        <Facts
          facts={[
            { label: 'event.hours', value: hours },
            { label: 'article.event', value: <ArticleKind article={event(title, occasion)} /> },
            { label: 'article.date', value: <ArticleDate article={article(title)} /> },
            { label: 'article.photographer', value: <Names names={names} /> },
            { label: 'article.tags', value: tags.join(', ') },
          ]}
        />
      </Specimen>
      <Specimen name="FactStrip, EventFact" state="short and long values">
        <FactStrip
          facts={[
            { label: 'event.hours', value: hours },
            { label: 'event.where', value: longPlace },
            { label: 'article.by', value: person },
            {
              label: 'event.access',
              value: <EventFact name="access" facts={facts} lang={lang} />,
            },
          ]}
        />
      </Specimen>
    </>
  );
}
