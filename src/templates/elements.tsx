import type { HeadProps, PageProps } from 'gatsby';
import styled from 'styled-components';
import { Figure } from '../components/Figure';
import { GridSection } from '../components/GridSection';
import { Hero } from '../components/Hero';
import { Picture } from '../components/Picture';
import { RichText } from '../components/RichText';
import { Section } from '../components/Section';
import type { Image } from '../content/image';
import type { RichText as Blocks } from '../content/richText';
import { ElementsPage, Name, Specimen, type ElementsContext } from '../layout/ElementsPage';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';
import { media } from '../styles/media';
import { tokens } from '../styles/tokens';

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

  span {
    height: calc(4 * var(--baseline));
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: var(--gutter);
  margin-bottom: calc(2 * var(--baseline));

  span {
    height: calc(6 * var(--baseline));
    background: var(--quiet);
  }
`;

type Part = 'colors' | 'type' | 'grid' | 'text' | 'images';

type State =
  | 'lead'
  | 'text'
  | 'plain'
  | 'embeds'
  | 'landscape'
  | 'square'
  | 'portrait'
  | 'own'
  | 'tall'
  | 'credit'
  | 'linked'
  | 'none';

const overlayKeys = { columns: 'Ctrl+L', rows: 'Ctrl+Shift+L' } as const;

type Words = {
  /** What a color is for, by its name. */
  roles: Partial<Record<string, string>>;
  light: string;
  dark: string;
  onDesktop: string;
  widths: Record<'phone' | keyof typeof media, string>;
  upTo: string;
  from: string;
  /** What the developers' overlay shows, by the keys below. */
  keys: Record<keyof typeof overlayKeys, string>;
};

type Samples = {
  title: string;
  paragraph: Blocks;
  richText: Blocks;
  embeds: Blocks;
  images: Record<'landscape' | 'portrait', Image>;
};

type Context = ElementsContext<Part, State> & { words: Words; samples: Samples };

/** The living style guide begins with what everything is made of: colors, type, grid, text, images. */
export default function ElementsTemplate({ pageContext }: PageProps<unknown, Context>) {
  const { words, samples } = pageContext;
  return (
    <ElementsPage {...pageContext}>
      {{
        colors: <Colors {...words} />,
        type: <Type sample={samples.title} />,
        grid: <Grid {...words} />,
        text: <Texts {...pageContext} />,
        images: <Images {...pageContext} />,
      }}
    </ElementsPage>
  );
}

// What the style sheet itself says, so that this page cannot say anything else.
const [base, dark, desktop] = tokens.split('@media').map(readProperties);

function readProperties(css: string): Map<string, string> {
  const pairs = css.matchAll(/--([\w-]+):\s*([^;}]+)/g);
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value.trim()]));
}

/** The tokens whose names look so, or whose values do. */
function tokensLike(pattern: RegExp): [name: string, value: string][] {
  return [...(base ?? [])].filter((token) => token.some((word) => pattern.test(word)));
}

function Colors({ roles, ...words }: Words) {
  return (
    <Section>
      <Palette>
        {tokensLike(/^#/).map(([name, value]) => {
          const inDark = dark?.get(name) ?? value;
          return (
            <div key={name}>
              <dt>
                <Swatches>
                  <span style={{ background: value }} />
                  <span style={{ background: inDark }} />
                </Swatches>
                <Name>--{name}</Name>
              </dt>
              {roles[name] && <dd>{roles[name]}</dd>}
              <dd>
                {words.light} {value}, {words.dark} {inDark}
              </dd>
            </div>
          );
        })}
      </Palette>
    </Section>
  );
}

function Type({ sample }: { sample: string }) {
  return (
    <Section>
      <List>
        {tokensLike(/^(text|heading|font|mono$)/).map(([name, value]) => {
          const property = /^(font|mono)/.test(name) ? 'fontFamily' : 'fontSize';
          return (
            <div key={name}>
              <dt style={{ [property]: `var(--${name})`, lineHeight: 1.15 }}>{sample}</dt>
              <dd>
                <Name>--{name}</Name> {value}
              </dd>
            </div>
          );
        })}
      </List>
    </Section>
  );
}

function Grid({ widths, upTo, from, onDesktop, keys }: Words) {
  const pixels = (query: string) => /\d+px/.exec(query)?.[0];
  return (
    <Section>
      <Columns aria-hidden>
        {Array.from({ length: 12 }, (_, column) => (
          <span key={column} />
        ))}
      </Columns>
      <Palette>
        <div>
          <dt>{widths.phone}</dt>
          <dd>
            {upTo} {pixels(media.tablet)}
          </dd>
        </div>
        {(['tablet', 'desktop'] as const).map((width) => (
          <div key={width}>
            <dt>{widths[width]}</dt>
            <dd>
              {from} {pixels(media[width])}
            </dd>
          </div>
        ))}
        {(['columns', 'rows'] as const).map((part) => (
          <div key={part}>
            <dt>
              <kbd>{overlayKeys[part]}</kbd>
            </dt>
            <dd>{keys[part]}</dd>
          </div>
        ))}
        {tokensLike(/^(baseline|gutter|edge|measure)$/).map(([name, value]) => {
          const wide = desktop?.get(name);
          return (
            <div key={name}>
              <dt>
                <Name>--{name}</Name>
              </dt>
              <dd>{wide ? `${value}, ${onDesktop} ${wide}` : value}</dd>
            </div>
          );
        })}
      </Palette>
    </Section>
  );
}

function Texts({ states, samples: { paragraph, richText, embeds } }: Context) {
  return (
    <>
      {(['lead', 'plain', 'text'] as const).map((variant) => (
        <Section key={variant}>
          <Specimen name="RichText" state={states[variant]}>
            <RichText variant={variant} blocks={variant === 'text' ? richText : paragraph} />
          </Specimen>
        </Section>
      ))}
      <Section>
        <Specimen name="RichText" state={states.none}>
          <RichText />
        </Specimen>
      </Section>
      <Section>
        <Specimen name="Embed, EmbedPlayer" state={states.embeds}>
          <RichText blocks={embeds} />
        </Specimen>
      </Section>
    </>
  );
}

const sizes = '(min-width: 45rem) 33vw, 100vw';

function Images({ states, samples: { images } }: Context) {
  const { landscape, portrait } = images;
  return (
    <>
      <GridSection>
        {(['landscape', 'square', 'portrait'] as const).map((aspect) => (
          <Specimen key={aspect} name="Picture" state={states[aspect]}>
            <Picture image={landscape} sizes={sizes} aspect={aspect} />
          </Specimen>
        ))}
        <Specimen name="Picture" state={states.tall}>
          <Picture image={portrait} sizes={sizes} aspect="landscape" />
        </Specimen>
        <Specimen name="Picture" state={states.own}>
          <Picture image={portrait} sizes={sizes} />
        </Specimen>
        <Specimen name="Figure" state={states.credit}>
          <Figure image={landscape} sizes={sizes} />
        </Specimen>
        <Specimen name="Figure" state={states.linked}>
          <Figure image={landscape} sizes={sizes} link={{ href: '#images' }} />
        </Specimen>
      </GridSection>
      <Specimen name="Hero" state={states.landscape} isWide>
        <Hero image={landscape} />
      </Specimen>
      <Specimen name="Hero" state={states.tall} isWide>
        <Hero image={portrait} />
      </Specimen>
      <Specimen name="Hero" state={states.none} isWide>
        <Hero />
      </Specimen>
    </>
  );
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  const { heading, intro } = head.pageContext;
  return <PageHead page={head} title={heading} description={intro} isHidden />;
}
