import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { BreadcrumbList } from '../components/Breadcrumbs';
import { Callout } from '../components/Callout';
import { EventFilters } from '../components/EventFilters';
import { Filters } from '../components/Filters';
import { Link } from '../components/Link';
import { LinkList } from '../components/LinkList';
import { ProjectFilters } from '../components/ProjectFilters';
import { NotFoundDrawing } from '../components/NotFoundDrawing';
import { SectionHeader } from '../components/SectionHeader';
import { Share } from '../components/Share';
import { Stack } from '../components/Stack';
import { FloorPlan } from '../components/FloorPlan';
import { SubNavigation } from '../components/SubNavigation';
import { Subscribe } from '../components/Subscribe';
import type { EventFilter } from '../content/types/eventFilters';
import { filterProjects } from '../content/types/projectFilters';
import { calendarPath, dummies, dummyPath, elementsPath } from '../addresses';
import { labelOfAll } from '../i18n/categoryLabels';
import { lang, texts, toParagraph } from './samples';
import { dummyTitles } from './samplePages';
import { Specimen } from './Specimen';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { useAddress } from '../head/useAddress';

const { title, shortTitle, longTitles, sentence } = texts;
const path = elementsPath('controls');

const pages = dummies.map((name) => ({ title: dummyTitles[name], href: dummyPath(name) }));

const siblings = [
  { title, href: path, isCurrent: true },
  ...pages.map((page) => ({ ...page, isCurrent: false })),
];

const targets = [
  { href: path },
  { href: 'https://example.is/' },
  { href: 'mailto:info@example.is' },
  { href: 'tel:+3545551234' },
  { href: path, opensNewTab: true as const },
];

const filters = [
  { label: labelOfAll(texts.category, lang), href: path, isCurrent: true },
  ...pages.map(({ href }, index) => ({
    label: texts.tags[index * 5] ?? '',
    href,
    isCurrent: false,
  })),
];

const works = longTitles.map((location, index) => ({
  id: location,
  facts: { field: index === 0 ? shortTitle : title, location, year: '2027' },
}));

const subjects: EventFilter[] = [
  { id: 'weekend', time: 'weekend', span: [Date.parse('2026-11-28'), Date.parse('2026-11-29')] },
  ...filters.map(({ label }, index) => ({ id: `filter-${index}`, label })),
];

const links = [
  { title, text: sentence, link: { href: path } },
  { title: shortTitle, link: { href: 'https://example.is/' } },
  ...longTitles.map((each) => ({ title: each, text: sentence, link: { href: path } })),
];

const callout = { heading: title, text: [toParagraph(texts.paragraph)], link: { href: path } };

const breadcrumbs = [
  { title, path: elementsPath() },
  { title: shortTitle, path: elementsPath('lists') },
  { title: longTitles[0], path },
];

const Margin = styled.div`
  max-width: 26rem;
`;

export function Navigation() {
  const url = useAddress(path);
  return (
    <>
      <Specimen
        name="Link, VisuallyHidden"
        state="to this site, another site, mail, telephone, a tab of its own"
      >
        <Stack as="ul" $space={0.5}>
          {targets.map((to, index) => (
            <li key={index}>
              <Link to={to}>{to.href}</Link>
            </li>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="SectionHeader" state="with everything">
        <SectionHeader heading={title} href={path} />
      </Specimen>
      <Specimen name="SectionHeader" state="the heading alone">
        <SectionHeader heading={longTitles[0]} />
      </Specimen>
      <Specimen name="SectionHeader" state="the link alone">
        <SectionHeader href={path} />
      </Specimen>
      <Specimen name="Breadcrumbs, BreadcrumbList" state="longest titles">
        <BreadcrumbList breadcrumbs={breadcrumbs} />
      </Specimen>
      <Specimen name="Filters, NewsFilters" state="the first category is the current one" isWide>
        <Filters filters={filters} />
      </Specimen>
      <Specimen name="EventFilters" state="the first category is the current one" isWide>
        <EventFilters lang={lang} filters={subjects} current="" count={filters.length}>
          {null}
        </EventFilters>
      </Specimen>
      <Specimen name="ProjectFilters" state="of three projects, with the longest name" isWide>
        <ProjectFilters {...filterProjects(works, lang)} lang={lang} hash="" count={works.length}>
          {null}
        </ProjectFilters>
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
      <Specimen name="LanguageSwitch" state="on a page without a translation">
        {/* Screen readers must not find two language switches of the same name on the page. */}
        <div aria-hidden {...{ inert: '' }}>
          <LanguageSwitch lang={lang} translations={{}} />
        </div>
      </Specimen>
      <Specimen name="LinkList" state="longest titles">
        <LinkList links={links} />
      </Specimen>
      <Specimen name="Callout" state="with everything" isWide>
        <Callout {...callout} />
      </Specimen>
      <Specimen name="Callout" state="the heading alone" isWide>
        <Callout heading={callout.heading} />
      </Specimen>
      <Specimen name="Share" state="with everything">
        <Share title={title} url={url} />
      </Specimen>
      <Specimen name="Subscribe" state="with everything" isWide>
        <Subscribe href={calendarPath(lang)}>
          <FormattedMessage id="events.calendar" />
        </Subscribe>
      </Specimen>
    </>
  );
}

/** Names the components that full pages show, so that chapters need not repeat them. */
export function CompletePages() {
  return (
    <>
      <Specimen name="NotFoundDrawing" state="in its own proportions">
        <Margin>
          <NotFoundDrawing height="404" />
        </Margin>
      </Specimen>
      <Specimen
        name="AssociationView, IssueHeader, TitleBlock, EventView, EventHeader, Admission, ArticleFacts, PageView, SeasonHeader, VisitHeader, Programme, ProjectHeader, ProjectMosaic, ArticleList, AlphabeticalList, RelatedItems, Neighbours, Pagination, Feature, FeatureCaption, DocumentHeader, PageTitle, ListPage, DocumentView, MarginLayout, Section, Stack"
        state="are seen on whole pages, with content that is hard to lay out"
      >
        <SubNavigation heading="Dummies" links={pages} />
      </Specimen>
    </>
  );
}
