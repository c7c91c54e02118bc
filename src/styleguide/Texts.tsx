import styled from 'styled-components';
import { elementsPath } from '../addresses';
import { ContentTable } from '../components/ContentTable';
import { Drawing } from '../components/Drawing';
import { Figure } from '../components/Figure';
import { FilmAndSound } from '../components/FilmAndSound';
import { GridSection } from '../components/GridSection';
import { Hero } from '../components/Hero';
import { MarginPicture } from '../components/MarginPicture';
import { Picture } from '../components/Picture';
import { PlateGallery } from '../components/PlateGallery';
import { RichText } from '../components/RichText';
import type { Plate } from '../content/types/plates';
import type { Recording } from '../content/types/recording';
import { windowFrom } from '../styles/media';
import {
  drawImage,
  landscape,
  portrait,
  sampleEmbeds,
  sampleRichText,
  sampleTable,
  square,
  texts,
  toParagraph,
} from './samples';
import { Cell, Specimen } from './Specimen';

/** A URL of this site, because the site's CSP forbids others. Browsers do not request the URL. */
const toFile = (name: string) => `${elementsPath()}?${name}`;

const film: Recording = {
  url: toFile('film.mp4'),
  title: texts.title,
  media: {
    kind: 'video',
    size: 1_234_567,
    poster: drawImage(landscape, { copyright: texts.credit }),
  },
  transcript: [toParagraph(texts.paragraph)],
};

const sound: Recording = {
  url: toFile('sound.mp3'),
  title: texts.longTitles[0],
  media: { kind: 'audio' },
};

export function Texts() {
  return (
    <>
      <Specimen name="RichText" state="opening of a page">
        <RichText variant="lead" blocks={[toParagraph(texts.paragraph)]} />
      </Specimen>
      <Specimen name="RichText" state="in the size of its surroundings">
        <RichText variant="plain" blocks={[toParagraph(texts.paragraph)]} />
      </Specimen>
      <Specimen name="RichText" state="running text, everything that can be written">
        <RichText variant="text" blocks={sampleRichText()} />
      </Specimen>
      <Specimen name="ContentTable" state="with everything">
        <ContentTable {...sampleTable()} />
      </Specimen>
      <Specimen
        name="Embed, EmbedPlayer"
        state="content of other sites, fetched when the reader asks for it"
      >
        <RichText blocks={sampleEmbeds()} />
      </Specimen>
      <Specimen name="FilmAndSound" state="a film, with poster, credit and transcript">
        <FilmAndSound recording={film} lang="en-us" />
      </Specimen>
      <Specimen name="FilmAndSound" state="a sound, whose size is not known">
        <FilmAndSound recording={sound} lang="en-us" />
      </Specimen>
    </>
  );
}

const Crops = styled.div`
  display: grid;
  grid-template-columns: 16fr 9fr 6.75fr;
  align-items: start;
  gap: 0.5rem;
`;

const sizes = `${windowFrom.tablet} 33vw, 100vw`;

const aspects = ['landscape', 'square', 'portrait'] as const;

const labels = { alt: texts.alt, copyright: texts.credit };
const wide = drawImage(landscape, labels);
const tall = drawImage(portrait, labels);

const toPlate = (size: Plate['size'], image: Plate['image'], measure?: string): Plate => ({
  size,
  image,
  // Browsers open no link to a `data:` URL.
  file: '/share.png',
  caption: texts.sentence,
  measure,
});

const plates = [
  toPlate('one', wide),
  toPlate('two', wide),
  toPlate('two', tall),
  toPlate('detail', drawImage(square)),
  { ...toPlate('one', drawImage(landscape)), caption: undefined },
  toPlate('detail', drawImage(square, labels), '76\u00A0mm'),
  {
    ...toPlate('detail', drawImage(square, labels), '1,250\u00A0mm'),
    caption: texts.longTitles[1],
  },
  toPlate('detail', tall),
];

const focuses = [
  { x: 0.15, side: 'on the left' },
  { x: 0.5, side: 'in the middle' },
  { x: 0.85, side: 'on the right' },
];

export function Images() {
  return (
    <>
      <GridSection>
        {aspects.map((aspect) => (
          <Cell key={aspect} name="Picture" state={aspect}>
            <Picture image={wide} sizes={sizes} aspect={aspect} />
          </Cell>
        ))}
        <Cell name="Picture" state="a tall image where landscape is expected">
          <Picture image={tall} sizes={sizes} aspect="landscape" />
        </Cell>
        <Cell name="Picture" state="in its own proportions">
          <Picture image={tall} sizes={sizes} />
        </Cell>
        <Cell name="Figure" state="with a credit">
          <Figure image={wide} sizes={sizes} />
        </Cell>
        <Cell name="MarginPicture" state="with a credit">
          <MarginPicture image={wide} />
        </Cell>
        <Cell name="Figure" state="with a link">
          <Figure image={wide} sizes={sizes} link={{ href: '#images' }} />
        </Cell>
      </GridSection>
      <GridSection>
        {focuses.map(({ x, side }) => (
          <Cell key={side} name="Picture" state={`what matters is ${side}`}>
            <Crops>
              {aspects.map((aspect) => (
                <Picture
                  key={aspect}
                  image={drawImage(landscape, { alt: texts.alt }, { x, y: 0.5 })}
                  sizes={sizes}
                  aspect={aspect}
                />
              ))}
            </Crops>
          </Cell>
        ))}
      </GridSection>
      <GridSection>
        <Cell name="Drawing" state="corrugated iron, with measure and caption">
          <Drawing
            measure={'76\u00A0mm'}
            caption={texts.sentence}
            name="Corrugated iron in section, 76 mm from crest to crest"
          />
        </Cell>
        <Cell name="Drawing" state="a letter, with its measure">
          <Drawing
            letter="þ"
            measure={'3\u00A0m'}
            name="The letter þ on its guide lines, 3 m high"
          />
        </Cell>
        <Cell name="Drawing" state="the form alone">
          <Drawing letter="ö" />
        </Cell>
      </GridSection>
      <Specimen
        name="PlateGallery, Plates, PlateViewer"
        state="one, two of unequal height, a detail alone, three details with their measures"
        isWide
      >
        <PlateGallery plates={plates} name={texts.title} lang="en-us" />
      </Specimen>
      <Specimen name="Hero" state="landscape" isWide>
        <Hero image={wide} />
      </Specimen>
      <Specimen name="Hero" state="a tall image where landscape is expected" isWide>
        <Hero image={tall} />
      </Specimen>
    </>
  );
}
