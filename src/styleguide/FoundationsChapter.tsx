import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ContentTable } from '../components/ContentTable';
import { Drawing } from '../components/Drawing';
import { Figure } from '../components/Figure';
import { GridSection } from '../components/GridSection';
import { Hero } from '../components/Hero';
import { MarginPicture } from '../components/MarginPicture';
import { Picture } from '../components/Picture';
import { RichText } from '../components/RichText';
import { Section } from '../components/Section';
import type { Drawing as DrawingFacts } from '../content/drawing';
import type { Image } from '../content/image';
import type { RichText as Blocks } from '../content/richText';
import type { Table } from '../content/table';
import { windowFrom } from '../styles/media';
import { Colours } from './Colours';
import { ElementsPage } from './ElementsPage';
import type { ElementsContext } from './ElementsPage';
import { Grid } from './Grid';
import { Specimen } from './Specimen';
import { TypeScale } from './TypeScale';

const Crops = styled.div`
  display: grid;
  grid-template-columns: 16fr 9fr 6.75fr;
  align-items: start;
  gap: 0.5rem;
`;

type Part = 'colours' | 'type' | 'grid' | 'text' | 'images';

type State =
  | 'all'
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
  | 'none'
  | 'wave'
  | 'letter'
  | 'drawn'
  | Focus;

const focuses = ['focusLeft', 'focusMiddle', 'focusRight'] as const;
type Focus = (typeof focuses)[number];

const aspects = ['landscape', 'square', 'portrait'] as const;

type Samples = {
  paragraph: Blocks;
  richText: Blocks;
  table: Table;
  embeds: Blocks;
  images: Record<'landscape' | 'portrait', Image>;
  focused: Record<Focus, Image>;
  drawings: Record<'wave' | 'letter', DrawingFacts>;
};

type Foundations = ComponentProps<typeof Colours> &
  ComponentProps<typeof TypeScale> &
  Omit<ComponentProps<typeof Grid>, 'paragraph'>;

export type FoundationsContext = ElementsContext<Part, State> & Foundations & { samples: Samples };

/** The first chapter of the style guide: colours, type, grid, text and images. */
export function FoundationsChapter(context: FoundationsContext) {
  return (
    <ElementsPage {...context}>
      {{
        colours: <Colours {...context} />,
        type: <TypeScale {...context} />,
        grid: <Grid {...context} paragraph={context.samples.paragraph} />,
        text: <Texts {...context} />,
        images: <Images {...context} />,
      }}
    </ElementsPage>
  );
}

function Texts({ states, samples: { paragraph, richText, table, embeds } }: FoundationsContext) {
  return (
    <>
      {(['lead', 'plain', 'text'] as const).map((variant) => (
        <Section key={variant}>
          <Specimen name="RichText" state={states[variant]} isPaired={variant !== 'text'}>
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
        <Specimen name="ContentTable" state={states.all}>
          <ContentTable {...table} />
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

const sizes = `${windowFrom.tablet} 33vw, 100vw`;

function Images({ states, samples: { images, focused, drawings } }: FoundationsContext) {
  const { landscape, portrait } = images;
  return (
    <>
      <GridSection>
        {aspects.map((aspect) => (
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
        <Specimen name="MarginPicture" state={states.credit}>
          <MarginPicture image={landscape} />
        </Specimen>
        <Specimen name="Figure" state={states.linked}>
          <Figure image={landscape} sizes={sizes} link={{ href: '#images' }} />
        </Specimen>
      </GridSection>
      <GridSection>
        {focuses.map((focus) => (
          <Specimen key={focus} name="Picture" state={states[focus]}>
            <Crops>
              {aspects.map((aspect) => (
                <Picture key={aspect} image={focused[focus]} sizes={sizes} aspect={aspect} />
              ))}
            </Crops>
          </Specimen>
        ))}
      </GridSection>
      <GridSection>
        <Specimen name="Drawing" state={states.wave}>
          <Drawing {...drawings.wave} />
        </Specimen>
        <Specimen name="Drawing" state={states.letter}>
          <Drawing {...drawings.letter} />
        </Specimen>
        <Specimen name="Drawing" state={states.drawn}>
          <Drawing letter="ö" />
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
