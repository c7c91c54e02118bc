import styled from 'styled-components';
import { Section } from '../components/Section';
import { formatNumber } from '../i18n/numbers';
import { colours, contrast, contrasts } from '../styles/colours';
import type { Role } from '../styles/colours';
import { columns } from '../styles/grid';
import { DESKTOP_FROM_PX, media, TABLET_FROM_PX } from '../styles/media';
import { tokens } from '../styles/tokens';
import { type } from '../styles/type';
import { lang, texts } from './samples';
import { Name } from './Specimen';

const schemes = ['light', 'dark'] as const;

// The tokens are parsed from the site's own CSS, so that the style guide cannot differ from it.
const [base, , desktop] = tokens.split('@media').map((css): Map<string, string> => {
  const pairs = css.matchAll(/--([\w-]{1,40}):\s*([^;}]+)/g);
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value.trim()]));
});

const readTokens = (pattern: RegExp) => [...(base ?? [])].filter(([name]) => pattern.test(name));

const List = styled.dl`
  display: grid;
  gap: var(--baseline) var(--gutter);

  dt {
    overflow-wrap: anywhere;
  }

  dd {
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }
`;

const Palette = styled(List)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
`;

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

const RoleName = styled(Name)`
  white-space: nowrap;
`;

const uses: Record<Role, string> = {
  paper: 'Paper: background of the page',
  ink: 'Ink: text and strong lines',
  muted: 'Muted text: dates and notes',
  line: 'Hairlines',
  quiet: 'Quiet surface behind content',
  accent: 'Accent: links under the pointer, frame around what has the focus',
  field: 'Field of color: footer and buttons',
  'on-field': 'Text on the field',
  'on-field-muted': 'Muted text on the field',
  'on-field-line': 'Hairlines on the field',
};

const swatches = (scheme: (typeof schemes)[number], { of, on }: (typeof contrasts)[number]) => {
  const [color, background] = [colours[of][scheme], colours[on][scheme]];
  const ratio = Math.floor(contrast(color, background) * 10) / 10;
  return { color, background, ratio: formatNumber(ratio, lang, 1) };
};

export function Colours() {
  return (
    <>
      <Section>
        <Palette>
          {(Object.keys(colours) as Role[]).map((role) => (
            <div key={role}>
              <dt>
                <Swatches>
                  <Swatch $background={colours[role].light} />
                  <Swatch $background={colours[role].dark} />
                </Swatches>
                <Name>--{role}</Name>
              </dt>
              <dd>{uses[role]}</dd>
              <dd>
                light {colours[role].light}, dark {colours[role].dark}
              </dd>
            </div>
          ))}
        </Palette>
      </Section>
      <Section>
        <Palette>
          {contrasts.map((pair) => (
            <div key={`${pair.of} ${pair.on}`}>
              <dt>
                <Swatches>
                  {schemes
                    .map((scheme) => swatches(scheme, pair))
                    .map(({ color, background, ratio }, index) => (
                      <Swatch key={index} $color={color} $background={background}>
                        {ratio}
                      </Swatch>
                    ))}
                </Swatches>
                <RoleName>--{pair.of}</RoleName> / <RoleName>--{pair.on}</RoleName>
              </dt>
              <dd>at least {formatNumber(pair.least, lang)}</dd>
            </div>
          ))}
        </Palette>
      </Section>
    </>
  );
}

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

/** The headings are Icelandic, to test letters with accents. */
const scale: { style: keyof typeof type; token: string; text: string; lang?: string }[] = [
  { style: 'heading0', token: 'heading-0', text: 'Smíðamars', lang: 'is' },
  { style: 'heading1', token: 'heading-1', text: 'Þokubókhlaða', lang: 'is' },
  { style: 'heading2', token: 'heading-2', text: 'Landslagsarkitektúr', lang: 'is' },
  { style: 'heading3', token: 'heading-3', text: 'Ævintýraleg húsgögn', lang: 'is' },
  { style: 'lead', token: 'text-lead', text: texts.sentence },
  { style: 'text', token: 'text', text: texts.paragraph },
  { style: 'small', token: 'text-small', text: texts.credit },
];

export function TypeScale() {
  return (
    <Section>
      <Sizes>
        {scale.map(({ style, token, text, lang: language }) => (
          <div key={style}>
            <Size $style={style} lang={language}>
              {text}
            </Size>
            <dd>
              <Name>
                {style} --{token}
              </Name>{' '}
              {base?.get(token)}
            </dd>
          </div>
        ))}
        {readTokens(/^(font|mono)/).map(([name, value]) => (
          <div key={name}>
            <Alphabet lang="is" $font={name}>
              Aá Bb Dd Ðð Eé Gg Íí Óó Rr Úú Ýý Þþ Ææ Öö 0123456789
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

const Columns = styled.div`
  ${columns}
  margin-bottom: calc(2 * var(--baseline));
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;

/* On a phone, the columns are too narrow for their numbers, so the font size hides the numbers. */
const Column = styled.span`
  height: calc(4 * var(--baseline));
  font-size: 0;
  color: var(--muted);
  background: var(--quiet);

  ${media.tablet} {
    padding: 0.5rem;
    font-size: var(--text-small);
  }
`;

const onDesktop = (name: string) => {
  const value = desktop?.get(name);
  return value ? `, on a desktop ${value}` : '';
};

const measures: [term: string, description: string][] = [
  ['Phone', `under ${TABLET_FROM_PX}px`],
  ['Tablet', `from ${TABLET_FROM_PX}px`],
  ['Desktop', `from ${DESKTOP_FROM_PX}px`],
  ...readTokens(/^(baseline|gutter|edge|measure)$/).map(([name, value]): [string, string] => [
    `--${name}`,
    value + onDesktop(name),
  ]),
];

export function Grid() {
  return (
    <Section>
      <Columns>
        {Array.from({ length: 12 }, (_, index) => (
          <Column key={index} aria-hidden>
            {index + 1}
          </Column>
        ))}
      </Columns>
      <Palette>
        {measures.map(([term, description]) => (
          <div key={term}>
            <dt>
              <Name>{term}</Name>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </Palette>
    </Section>
  );
}
