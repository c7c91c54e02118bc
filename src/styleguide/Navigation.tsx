import styled from 'styled-components';
import { dummies, dummyPath } from '../addresses';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { Callout } from '../components/Callout';
import { FloorPlan } from '../components/FloorPlan';
import { Link } from '../components/Link';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Section';
import { SubNavigation } from '../components/SubNavigation';
import { lang, path, texts, toParagraph } from './samples';
import { dummyTitle } from './samplePages';
import { Specimen } from './Specimen';

const { title, longTitles } = texts;

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

export function Navigation() {
  return (
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
}

export function CompletePages() {
  return (
    <Specimen name="Dummies" state="whole pages, with content that is hard to lay out">
      <SubNavigation heading="Dummies" links={pages} />
    </Specimen>
  );
}
