import styled from 'styled-components';
import { Section } from '../components/Section';
import { colours as palette } from '../styles/colours';
import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '../styles/grid';
import { type } from '../styles/type';

export const Name = styled.code`
  font-family: var(--mono);
  color: var(--ink);
`;

const List = styled.dl`
  display: grid;
  gap: var(--baseline) var(--gutter);

  dt {
    overflow-wrap: anywhere;
  }

  dd {
    font-size: var(--text-small);
    color: var(--muted);
  }
`;

const Palette = styled(List)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
`;

const Swatch = styled.div<{ $color: string }>`
  height: 2rem;
  background: ${({ $color }) => $color};
  border: 1px solid var(--line);
  forced-color-adjust: none;
`;

export const colours = (
  <Section>
    <Palette>
      {Object.entries(palette).map(([role, { light, dark }]) => (
        <div key={role}>
          <dt>
            <Name>--{role}</Name>
          </dt>
          <dd>
            <Swatch $color={light} />
            <Swatch $color={dark} />
            light {light}, dark {dark}
          </dd>
        </div>
      ))}
    </Palette>
  </Section>
);

type Style = keyof typeof type;

const Sample = styled.dt<{ $style: Style }>`
  ${({ $style }) => type[$style]}
`;

/** The samples are Icelandic, to test letters with accents. */
export const typeScale = (
  <Section>
    <List>
      {(Object.keys(type) as Style[]).map((style) => (
        <div key={style}>
          <Sample $style={style} lang="is">
            Ævintýri um Smíðamars
          </Sample>
          <dd>
            <Name>{style}</Name>
          </dd>
        </div>
      ))}
    </List>
  </Section>
);

export const grid = (
  <Section>
    <p>
      A phone is narrower than {TABLET_FROM_PX} px, and a desktop has at least {DESKTOP_FROM_PX} px.
    </p>
    <p>
      During development Ctrl+L shows the 12 columns of the grid, and Ctrl+Shift+L its baseline rows
      of 16 px.
    </p>
  </Section>
);
