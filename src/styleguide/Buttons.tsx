import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button, ButtonLink } from '../components/Button';
import { Section } from '../components/Section';
import { buttonStates } from '../styles/button';
import { focusRing } from '../styles/focusRing';
import { Specimen } from './Specimen';
import { Line, Specimens, Surface } from './Specimens';

// Styles of the states that need a pointer or the keyboard, to show them permanently.
const staticStates = {
  normal: '',
  hover: buttonStates.hover,
  focus: focusRing,
  active: buttonStates.active,
};

const stateNames = ['normal', 'hover', 'focus', 'active'] as const;

const StaticButton = styled(Button)<{ $state: keyof typeof staticStates }>`
  && {
    ${({ $state }) => staticStates[$state]}
  }
`;

export type ButtonState =
  keyof typeof staticStates | 'busy' | 'disabled' | 'onField' | 'asLink' | 'longWords';

type Props = {
  states: Record<ButtonState, string>;
  messages: Record<'signUp' | 'signingUp', string>;
  samples: {
    /** One very long word. */
    compound: string;
  };
};

/** Buttons in every state. */
export function Buttons({ states, messages, samples }: Props) {
  return (
    <Section>
      <Specimens>
        {stateNames.map((state) => (
          <Specimen key={state} name="Button" state={states[state]} isPaired>
            <Line>
              <StaticButton type="button" $isMain $state={state}>
                {messages.signUp}
              </StaticButton>
              <StaticButton type="button" $state={state}>
                <FormattedMessage id="consent.accept" />
              </StaticButton>
            </Line>
          </Specimen>
        ))}
        <Specimen name="Button" state={states.busy} isPaired>
          <Button type="button" $isMain aria-busy>
            {messages.signingUp}
          </Button>
        </Specimen>
        <Specimen name="Button" state={states.disabled} isPaired>
          <Button type="button" $isMain disabled>
            {messages.signUp}
          </Button>
        </Specimen>
        <Specimen name="ButtonLink" state={states.asLink} isPaired>
          <ButtonLink href="mailto:info@example.is">
            <FormattedMessage id="share" />
          </ButtonLink>
        </Specimen>
        <Specimen name="Button" state={states.longWords} isPaired>
          <Button type="button">{samples.compound}</Button>
        </Specimen>
        <Specimen name="Button" state={states.onField}>
          <Surface>
            <Line>
              {stateNames.map((state) => (
                <StaticButton key={state} type="button" $isMain $state={state}>
                  {messages.signUp}
                </StaticButton>
              ))}
              <Button type="button" aria-busy>
                {messages.signingUp}
              </Button>
              <Button type="button" disabled>
                {messages.signUp}
              </Button>
            </Line>
          </Surface>
        </Specimen>
      </Specimens>
    </Section>
  );
}
