import styled from 'styled-components';
import { searchPath } from '../addresses';
import { Button, ButtonLink } from '../components/Button';
import { Field } from '../components/Field';
import { Placeholders } from '../components/Placeholders';
import { SearchForm } from '../components/SearchForm';
import { Stack } from '../components/Section';
import { onField } from '../styles/onField';
import { lang, texts } from './samples';
import { Specimen } from './Specimen';

const { title, longTitles, person } = texts;

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
