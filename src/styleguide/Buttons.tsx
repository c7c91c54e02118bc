import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button, ButtonLink } from '../components/Button';
import { Section } from '../components/Section';
import { buttonStates } from '../styles/button';
import { focusRing } from '../styles/focusRing';
import { Specimen } from './Specimen';
import { Line, Specimens } from './Specimens';
import { Surface } from './Surface';

// What only a pointer, a finger or a keyboard brings about, standing still.
const still = {
  normal: '',
  hover: buttonStates.hover,
  focus: focusRing,
  active: buttonStates.active,
};

const stillStates = ['normal', 'hover', 'focus', 'active'] as const;

const Still = styled(Button)<{ $state: keyof typeof still }>`
  && {
    ${({ $state }) => still[$state]}
  }
`;

export type ButtonState =
  keyof typeof still | 'busy' | 'disabled' | 'onField' | 'asLink' | 'longWords';

type Props = {
  states: Record<ButtonState, string>;
  words: Record<'signUp' | 'signingUp', string>;
  samples: {
    /** One endless word. */
    compound: string;
  };
};

/** Buttons in every state. */
export function Buttons({ states, words, samples }: Props) {
  return (
    <Section>
      <Specimens>
        {stillStates.map((state) => (
          <Specimen key={state} name="Button" state={states[state]} isPaired>
            <Line>
              <Still type="button" $isMain $state={state}>
                {words.signUp}
              </Still>
              <Still type="button" $state={state}>
                <FormattedMessage id="consent.accept" />
              </Still>
            </Line>
          </Specimen>
        ))}
        <Specimen name="Button" state={states.busy} isPaired>
          <Button type="button" $isMain aria-busy>
            {words.signingUp}
          </Button>
        </Specimen>
        <Specimen name="Button" state={states.disabled} isPaired>
          <Button type="button" $isMain disabled>
            {words.signUp}
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
              {stillStates.map((state) => (
                <Still key={state} type="button" $isMain $state={state}>
                  {words.signUp}
                </Still>
              ))}
              <Button type="button" aria-busy>
                {words.signingUp}
              </Button>
              <Button type="button" disabled>
                {words.signUp}
              </Button>
            </Line>
          </Surface>
        </Specimen>
      </Specimens>
    </Section>
  );
}
