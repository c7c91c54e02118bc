import type { ReactNode } from 'react';
import styled from 'styled-components';
import { dummies, dummyPath, elementsChapters, elementsPath, searchPath } from '../addresses';
import type { ElementsChapter } from '../addresses';
import { AssociationGrid, Callout } from '../components/homeParts';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { Button, ButtonLink } from '../components/Button';
import { Card } from '../components/Card';
import { DocumentView } from '../components/DocumentView';
import { EmptyList } from '../components/EmptyList';
import { EventMarks } from '../components/EventFact';
import { EventList } from '../components/EventList';
import { Field } from '../components/Field';
import { Figure } from '../components/Figure';
import { FloorPlan } from '../components/FloorPlan';
import { GridSection } from '../components/GridSection';
import { Hero } from '../components/Hero';
import { Link } from '../components/Link';
import { PageTitle } from '../components/PageTitle';
import { Picture } from '../components/Picture';
import { Placeholders } from '../components/Placeholders';
import { RichText } from '../components/RichText';
import { SearchForm } from '../components/SearchForm';
import { Section, Stack } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { SubNavigation } from '../components/SubNavigation';
import { onField } from '../styles/onField';
import { colours, grid, Name, typeScale } from './foundations';
import { dummyTitle } from './samplePages';
import {
  associations,
  drawImage,
  event,
  facts,
  lang,
  path,
  sampleRichText,
  texts,
  toParagraph,
} from './samples';

const { title, shortTitle, longTitles, person, persons, place, longPlace } = texts;

const Caption = styled.p`
  padding-block: 0.5rem 1rem;
  font-size: var(--text-small);
  color: var(--muted);
  border-top: 1px solid var(--line);
`;

type SpecimenProps = {
  name: string;
  state: string;
  /** Whether the component is as wide as the window, with its own horizontal padding. */
  isWide?: boolean;
  children: ReactNode;
};

function Specimen({ name, state, isWide = false, children }: SpecimenProps) {
  return (
    <div>
      <Section>
        <Caption>
          <Name>{name}</Name> {state}
        </Caption>
        {!isWide && children}
      </Section>
      {isWide && children}
    </div>
  );
}

const richTexts = (
  <>
    <Specimen name="RichText" state="opening of a page">
      <RichText variant="lead" blocks={[toParagraph(texts.paragraph)]} />
    </Specimen>
    <Specimen name="RichText" state="running text, everything that can be written">
      <RichText blocks={sampleRichText()} />
    </Specimen>
  </>
);

const sizes = '100vw';
const wide = drawImage('landscape', { alt: texts.alt, copyright: texts.credit });
const tall = drawImage('portrait', { alt: texts.alt });

const images = (
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

const card = {
  heading: title,
  href: path,
  image: drawImage('landscape'),
  subheading: person,
  date: 2026,
};

const cards = (
  <>
    <Specimen name="Card, GridSection" state="with everything" isWide>
      <GridSection>
        {(['landscape', 'square', 'portrait'] as const).map((aspect) => (
          <Card key={aspect} {...card} aspect={aspect} />
        ))}
      </GridSection>
    </Specimen>
    <Specimen name="Card, ImagePlaceholder" state="without an image, with long titles" isWide>
      <GridSection>
        <Card heading={shortTitle} href={path} />
        {longTitles.map((heading) => (
          <Card key={heading} {...card} heading={heading} subheading={persons} />
        ))}
      </GridSection>
    </Specimen>
  </>
);

const events = [
  event(shortTitle, { start: '2026-11-20T17:00:00Z', end: '2026-11-20T19:00:00Z', place }),
  { ...event(longTitles[0], { start: '2026-12-28', end: '2027-01-03', place: longPlace }), facts },
  event(longTitles[1], { start: '2027-02-01' }),
];

const lists = (
  <>
    <Specimen name="EventList, EventMarks" state="hours, all facts, an unknown place" isWide>
      <EventList heading="Upcoming" events={events} marks={(each) => <EventMarks event={each} />} />
    </Specimen>
    <Specimen name="AssociationGrid" state="a logo, a wide logo, none, the longest name">
      <AssociationGrid associations={associations.slice(0, 4)} lang={lang} />
    </Specimen>
    <Specimen name="EmptyList" state="in place of an empty list" isWide>
      <EmptyList />
    </Specimen>
  </>
);

const Surface = styled(Stack)`
  ${onField}
  padding: var(--baseline);
`;

const labels = (
  <>
    <Button type="button">Accept</Button>
    <Button type="button" $isMain>
      Sign up
    </Button>
    <Button type="button" $isMain aria-busy>
      Signing up…
    </Button>
    <Button type="button">{longTitles[1]}</Button>
    <ButtonLink href="mailto:info@example.is">Share</ButtonLink>
  </>
);

const buttonStates = 'plain, main, while one waits, with a long word, a link';

const buttons = (
  <>
    <Specimen name="Button, ButtonLink" state={buttonStates}>
      <Stack $space={1}>{labels}</Stack>
    </Specimen>
    <Specimen name="Button, ButtonLink" state="on the field of color">
      <Surface $space={1}>{labels}</Surface>
    </Specimen>
  </>
);

const fields = (
  <>
    <Field label="Name" defaultValue={person} />
    <Field label="E-mail address" type="email" autoComplete="off" required />
    <Field label="Name" error="Write your name." />
  </>
);

const forms = (
  <>
    <Specimen name="Field" state="at rest, required, with an error">
      <Stack $space={1}>{fields}</Stack>
    </Specimen>
    <Specimen name="Field" state="on the field of color">
      <Surface $space={1}>{fields}</Surface>
    </Specimen>
    <Specimen name="SearchForm" state="with a text">
      <SearchForm action={searchPath(lang)} value={title} />
    </Specimen>
  </>
);

const waiting = (
  <Specimen name="Placeholders" state="twelve cards" isWide>
    <Placeholders />
  </Specimen>
);

const pages = dummies.map((name) => ({ title: dummyTitle(name), href: dummyPath(name) }));

const siblings = [{ title, href: path, isCurrent: true }, ...pages];

const targets = [
  { href: path },
  { href: 'https://example.is/' },
  { href: 'mailto:info@example.is' },
  { href: 'tel:+3545551234' },
  { href: path, opensNewTab: true as const },
];

const Margin = styled.div`
  max-width: 26rem;
`;

const navigation = (
  <>
    <Specimen name="Link" state="to this site, another site, mail, telephone, a new tab">
      <Stack as="ul" $space={0.5}>
        {targets.map((to, index) => (
          <li key={index}>
            <Link to={to}>{to.href}</Link>
          </li>
        ))}
      </Stack>
    </Specimen>
    <Specimen name="SectionHeader" state="with everything, only the heading, only the link">
      <SectionHeader heading={title} href={path} />
      <SectionHeader heading={longTitles[0]} />
      <SectionHeader href={path} />
    </Specimen>
    <Specimen name="Breadcrumbs" state="a long title">
      <Breadcrumbs page={{ title: longTitles[0], path, lang }} steps={['article']} />
    </Specimen>
    <Specimen name="SubNavigation" state="the page that is open is marked">
      <Margin>
        <SubNavigation heading={title} links={siblings} />
      </Margin>
    </Specimen>
    <Specimen name="FloorPlan" state="the page that is open is marked">
      <Margin>
        <FloorPlan heading={longTitles[0]} links={siblings} />
      </Margin>
    </Specimen>
    <Specimen name="Callout" state="with everything" isWide>
      <Callout heading={title} text={[toParagraph(texts.paragraph)]} link={{ href: path }} />
    </Specimen>
  </>
);

const completePages = (
  <Specimen name="Dummies" state="whole pages, with content that is hard to lay out">
    <SubNavigation heading="Dummies" links={pages} />
  </Specimen>
);

const chapters: Record<ElementsChapter, Record<string, ReactNode>> = {
  foundations: {
    Colors: colours,
    Type: typeScale,
    'Grid and breakpoints': grid,
    Text: richTexts,
    Images: images,
  },
  lists: { Cards: cards, Lists: lists },
  forms: { Buttons: buttons, Forms: forms, 'While waiting': waiting },
  controls: { 'Ways around': navigation, 'Whole pages': completePages },
};

const introduction =
  'The elements of this site’s pages in different states: with the shortest title and the longest, with much content and with little. All content is made up. The pages of the site show the other components.';

export function Chapter({ name, title }: { name: ElementsChapter; title: string }) {
  const links = elementsChapters.map((chapter) => ({
    title: chapter,
    href: elementsPath(chapter),
    isCurrent: chapter === name,
  }));
  return (
    <Stack $space={6}>
      <DocumentView
        header={<PageTitle>{title}</PageTitle>}
        margin={<SubNavigation heading="Chapters" links={links} />}
        content={[toParagraph(introduction)]}
      />
      {Object.entries(chapters[name]).map(([heading, content]) => (
        <div key={heading}>
          <Section>
            <SectionHeader heading={heading} />
          </Section>
          <Stack>{content}</Stack>
        </div>
      ))}
    </Stack>
  );
}
