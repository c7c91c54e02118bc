import styled from 'styled-components';
import { Section } from '../components/Section';
import { Palette } from './Palette';
import { Name } from './Specimen';

const Swatches = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-bottom: 0.5rem;
  border: 1px solid var(--line);
  forced-color-adjust: none;
`;

const Swatch = styled.span<{ $color?: string; $background: string }>`
  min-height: calc(4 * var(--baseline));
  padding: 0.5rem;
  color: ${({ $color }) => $color};
  background: ${({ $background }) => $background};
`;

const Role = styled(Name)`
  white-space: nowrap;
`;

type Contrast = Record<'color' | 'background' | 'ratio', string>;

type Props = {
  tokens: {
    colours: Record<'role' | 'light' | 'dark' | 'use', string>[];
    contrasts: { of: string; on: string; least: string; light: Contrast; dark: Contrast }[];
  };
  messages: Record<'light' | 'dark' | 'least', string>;
};

/** All colours by role, and the contrast of every pair in use, in both colour schemes. */
export function Colours({ tokens: { colours, contrasts }, messages }: Props) {
  return (
    <>
      <Section>
        <Palette>
          {colours.map(({ role, use, light, dark }) => (
            <div key={role}>
              <dt>
                <Swatches>
                  <Swatch $background={light} />
                  <Swatch $background={dark} />
                </Swatches>
                <Name>--{role}</Name>
              </dt>
              <dd>{use}</dd>
              <dd>
                {messages.light} {light}, {messages.dark} {dark}
              </dd>
            </div>
          ))}
        </Palette>
      </Section>
      <Section>
        <Palette>
          {contrasts.map(({ of, on, least, light, dark }) => (
            <div key={`${of} ${on}`}>
              <dt>
                <Swatches>
                  {[light, dark].map(({ color, background, ratio }, index) => (
                    <Swatch key={index} $color={color} $background={background}>
                      {ratio}
                    </Swatch>
                  ))}
                </Swatches>
                <Role>--{of}</Role> / <Role>--{on}</Role>
              </dt>
              <dd>
                {messages.least} {least}
              </dd>
            </div>
          ))}
        </Palette>
      </Section>
    </>
  );
}
