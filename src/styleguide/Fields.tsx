import { useState } from 'react';
import { Button } from '../components/Button';
import { Field } from '../components/Field';
import { SearchForm } from '../components/SearchForm';
import { Section } from '../components/Section';
import type { Language } from '../i18n/languages';
import { searchPath } from '../addresses';
import { Specimen } from './Specimen';
import { Line, Specimens, Surface } from './Specimens';

export type FieldState =
  'normal' | 'hint' | 'required' | 'error' | 'success' | 'disabledField' | 'onField' | 'all';

type Props = {
  lang: Language;
  states: Record<FieldState, string>;
  messages: Record<
    'email' | 'emailHint' | 'emailError' | 'emailSuccess' | 'name' | 'nameError' | 'signUp',
    string
  >;
  samples: { person: string; shortTitle: string };
};

/** Form fields in every state. */
export function Fields({ lang, states, messages, samples: { person, shortTitle } }: Props) {
  const [text, setText] = useState(shortTitle);
  const { name, emailHint, signUp } = messages;
  const email = { type: 'email', label: messages.email, autoComplete: 'off' } as const;
  const fields = {
    normal: <Field label={name} defaultValue={person} />,
    hint: <Field {...email} hint={emailHint} placeholder="nafn@example.is" />,
    required: <Field {...email} required />,
    disabledField: <Field label={name} defaultValue={person} disabled />,
    error: (
      <Field
        {...email}
        hint={emailHint}
        error={messages.emailError}
        defaultValue="nafn.example.is"
      />
    ),
    success: <Field {...email} success={messages.emailSuccess} defaultValue="nafn@example.is" />,
  };
  return (
    <Section>
      <Specimens>
        {(Object.keys(fields) as (keyof typeof fields)[]).map((state) => (
          <Specimen key={state} name="Field" state={states[state]} isPaired>
            {fields[state]}
          </Specimen>
        ))}
        <Specimen name="Field, Button" state={states.onField}>
          <Surface>
            <Field {...email} hint={emailHint} />
            <Field label={name} error={messages.nameError} required />
            <Line>
              <Button type="button" $isMain>
                {signUp}
              </Button>
            </Line>
          </Surface>
        </Specimen>
        <Specimen name="SearchForm" state={states.all}>
          <SearchForm action={searchPath(lang)} value={text} onChange={setText} />
        </Specimen>
      </Specimens>
    </Section>
  );
}
