import styled from 'styled-components';
import { Section } from '../components/Section';
import { type } from '../styles/type';
import { List } from './Palette';
import { Name } from './Specimen';

const Sizes = styled(List)`
  row-gap: calc(2 * var(--baseline));

  dd {
    padding-top: 0.5rem;
  }
`;

const Size = styled.dt<{ $style: keyof typeof type }>`
  max-width: ${({ $style }) => !$style.startsWith('heading') && 'var(--measure)'};
  ${({ $style }) => type[$style]}
`;

const Alphabet = styled.dt<{ $font: string }>`
  font-family: var(--${({ $font }) => $font});
`;

type Props = {
  scale: {
    style: keyof typeof type;
    token: string;
    value: string;
    text: string;
    /** Language of the text, where it differs from the page's. */
    lang?: string;
  }[];
  tokens: { fonts: { name: string; value: string }[] };
  messages: { alphabet: string };
};

/** A sample of every font size and of every font. */
export function TypeScale({ scale, tokens, messages }: Props) {
  return (
    <Section>
      <Sizes>
        {scale.map(({ style, token, value, text, lang }) => (
          <div key={style}>
            <Size $style={style} lang={lang}>
              {text}
            </Size>
            <dd>
              <Name>
                {style} --{token}
              </Name>{' '}
              {value}
            </dd>
          </div>
        ))}
        {tokens.fonts.map(({ name, value }) => (
          <div key={name}>
            <Alphabet lang="is" $font={name}>
              {messages.alphabet}
            </Alphabet>
            <dd>
              <Name>--{name}</Name> {value}
            </dd>
          </div>
        ))}
      </Sizes>
    </Section>
  );
}
