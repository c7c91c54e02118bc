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
import { Names } from '../components/Names';
import { FactStrip } from '../components/FactStrip';
import { Field } from '../components/Field';
import { PlaceholderCard, Placeholders } from '../components/Placeholders';
import { SearchForm } from '../components/SearchForm';
import { Section } from '../components/Section';
import { Stack } from '../components/Stack';
import { formatHours } from '../i18n/dates';
import { buttonStates } from '../styles/button';
import { focusRing } from '../styles/focusRing';
import { article, event, facts, lang, texts } from './samples';
import { Line, Specimen, Specimens, Surface } from './Specimen';

// Permanently shows the states that otherwise need a pointer or the keyboard.
const staticStates = {
  normal: '',
  hover: buttonStates.hover,
  focus: focusRing,
  active: buttonStates.active,
};

const stateNames = {
  normal: 'at rest',
  hover: 'under the pointer',
  focus: 'reached by keyboard',
  active: 'while it is pressed',
};

const states = Object.keys(staticStates) as (keyof typeof staticStates)[];

const StaticButton = styled(Button)<{ $state: keyof typeof staticStates }>`
  && {
    ${({ $state }) => staticStates[$state]}
  }
`;

export function Buttons() {
  return (
    <Section>
      <Specimens>
        {states.map((state) => (
          <Specimen key={state} name="Button" state={stateNames[state]} isPaired>
            <Line>
              <StaticButton type="button" $isMain $state={state}>
                Sign up
              </StaticButton>
              <StaticButton type="button" $state={state}>
                <FormattedMessage id="consent.accept" />
              </StaticButton>
            </Line>
          </Specimen>
        ))}
        <Specimen name="Button" state="while one waits" isPaired>
          <Button type="button" $isMain aria-busy>
            Signing up…
          </Button>
        </Specimen>
        <Specimen name="Button" state="not to be used" isPaired>
          <Button type="button" $isMain disabled>
            Sign up
          </Button>
        </Specimen>
        <Specimen name="ButtonLink" state="a link that opens another program" isPaired>
          <ButtonLink href="mailto:info@example.is">
            <FormattedMessage id="share" />
          </ButtonLink>
        </Specimen>
        <Specimen name="Button" state="longest words" isPaired>
          <Button type="button">{texts.longTitles[1]}</Button>
        </Specimen>
        <Specimen name="Button" state="on the field of color">
          <Surface>
            <Line>
              {states.map((state) => (
                <StaticButton key={state} type="button" $isMain $state={state}>
                  Sign up
                </StaticButton>
              ))}
              <Button type="button" aria-busy>
                Signing up…
              </Button>
              <Button type="button" disabled>
                Sign up
              </Button>
            </Line>
          </Surface>
        </Specimen>
      </Specimens>
    </Section>
  );
}

const email = { type: 'email', label: 'E-mail address', autoComplete: 'off' } as const;
const hint = 'We send news twice a month, and nothing else.';

const fields: [state: string, field: ReactNode][] = [
  ['at rest', <Field key="normal" label="Name" defaultValue={texts.person} />],
  ['with a hint', <Field key="hint" {...email} hint={hint} placeholder="nafn@example.is" />],
  ['that has to be filled in', <Field key="required" {...email} required />],
  [
    'not to be filled in',
    <Field key="disabled" label="Name" defaultValue={texts.person} disabled />,
  ],
  [
    'when something is missing',
    <Field
      key="error"
      {...email}
      hint={hint}
      error="The address has no @. Write it like this: name@example.is"
      defaultValue="nafn.example.is"
    />,
  ],
  [
    'when all went well',
    <Field
      key="success"
      {...email}
      success="Thank you. Confirm it in the letter that is on its way."
      defaultValue="nafn@example.is"
    />,
  ],
];

export function Fields() {
  const [text, setText] = useState<string>(texts.shortTitle);
  return (
    <Section>
      <Specimens>
        {fields.map(([state, field]) => (
          <Specimen key={state} name="Field" state={state} isPaired>
            {field}
          </Specimen>
        ))}
        <Specimen name="Field, Button" state="on the field of color">
          <Surface>
            <Field {...email} hint={hint} />
            <Field label="Name" error="Write your name." required />
            <Line>
              <Button type="button" $isMain>
                Sign up
              </Button>
            </Line>
          </Surface>
        </Specimen>
        <Specimen name="SearchForm" state="with everything">
          <SearchForm action={searchPath(lang)} value={text} onChange={setText} />
        </Specimen>
      </Specimens>
    </Section>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--gutter);
`;

export function Loading() {
  return (
    <>
      <Section>
        <Specimen
          name="PlaceholderCard, ImagePlaceholder"
          state="landscape, square and portrait"
          isPaired
        >
          <Cards>
            {(['landscape', 'square', 'portrait'] as const).map((aspect) => (
              <PlaceholderCard key={aspect} aspect={aspect} />
            ))}
          </Cards>
        </Specimen>
      </Section>
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
    <Section>
      <Stack>
        <Specimen name="Facts, ArticleDate, ArticleKind" state="with everything" isPaired>
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
        <Specimen name="Facts, Names" state="thirty tags and long values" isPaired>
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
        <Specimen name="FactStrip, EventFact" state="with everything" isPaired>
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
        <Specimen name="Facts" state="what is not known is left out" isPaired>
          <Facts
            facts={[
              { label: 'article.by', value: person },
              { label: 'article.photographer', value: undefined },
            ]}
          />
        </Specimen>
      </Stack>
    </Section>
  );
}
