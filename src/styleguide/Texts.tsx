import { elementsPath } from '../addresses';
import { Figure } from '../components/Figure';
import { GridSection } from '../components/GridSection';
import { Hero } from '../components/Hero';
import { Picture } from '../components/Picture';
import { RichText } from '../components/RichText';
import { drawImage, sampleRichText, texts, toParagraph } from './samples';
import { Specimen } from './Specimen';

export function Texts() {
  return (
    <>
      <Specimen name="RichText" state="opening of a page">
        <RichText variant="lead" blocks={[toParagraph(texts.paragraph)]} />
      </Specimen>
      <Specimen name="RichText" state="running text, everything that can be written">
        <RichText blocks={sampleRichText()} />
      </Specimen>
    </>
  );
}

const sizes = '100vw';
const wide = drawImage('landscape', { alt: texts.alt, copyright: texts.credit });
const tall = drawImage('portrait', { alt: texts.alt });

export function Images() {
  return (
    <>
      <Specimen name="Picture" state="an upright image in each shape, a logo" isWide>
        <GridSection columns={4}>
          <Picture image={tall} sizes={sizes} aspect="landscape" />
          <Picture image={tall} sizes={sizes} aspect="square" />
          <Picture image={tall} sizes={sizes} aspect="portrait" />
          <Picture image={tall} sizes={sizes} aspect="square" isWhole />
        </GridSection>
      </Specimen>
      <Specimen name="Figure" state="with a credit, with a link" isWide>
        <GridSection>
          <Figure image={wide} sizes={sizes} />
          <Figure image={tall} sizes={sizes} link={{ href: elementsPath() }} />
        </GridSection>
      </Specimen>
      <Specimen name="Hero" state="an upright image" isWide>
        <Hero image={tall} />
      </Specimen>
    </>
  );
}
