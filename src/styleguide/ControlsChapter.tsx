import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { BreadcrumbList } from '../components/BreadcrumbList';
import { Callout } from '../components/Callout';
import type { CalloutText } from '../components/Callout';
import { EventFilters } from '../components/EventFilters';
import { Filters } from '../components/Filters';
import type { Filter } from '../components/Filters';
import { Link } from '../components/Link';
import { LinkList } from '../components/LinkList';
import type { DescribedLink } from '../components/LinkList';
import { Neighbours } from '../components/Neighbours';
import { NotFoundDrawing } from '../components/NotFoundDrawing';
import { Pagination } from '../components/Pagination';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Share } from '../components/Share';
import { Stack } from '../components/Stack';
import { FloorPlan } from '../components/FloorPlan';
import { SubNavigation } from '../components/SubNavigation';
import { Subscribe } from '../components/Subscribe';
import type { Link as LinkTarget } from '../content/link';
import { languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { ElementsPage } from './ElementsPage';
import type { ElementsContext } from './ElementsPage';
import { Name, Specimen } from './Specimen';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { useAddress } from '../head/useAddress';
import { calendarPath, elementsPath, homePath } from '../addresses';

type Part = 'navigation' | 'pages';

type State =
  | 'all'
  | 'bare'
  | 'link'
  | 'kinds'
  | 'filters'
  | 'current'
  | 'longTitles'
  | 'middle'
  | 'last'
  | 'only'
  | 'untranslated'
  | 'own'
  | 'whole';

type Samples = {
  title: string;
  longTitle: string;
  targets: LinkTarget[];
  filters: Filter[];
  links: DescribedLink[];
  callout: CalloutText;
  breadcrumbs: { title: string; path: string }[];
  siblings: { title: string; href: string; isCurrent: boolean }[];
  dummies: { title: string; href: string }[];
};

export type ControlsContext = ElementsContext<Part, State> & { samples: Samples };

// Has the width of the margin beside a text.
const Margin = styled.div`
  max-width: 26rem;
`;

/** The chapter of the style guide about navigation and whole pages. */
export function ControlsChapter(context: ControlsContext) {
  const { heading, states, samples } = context;
  return (
    <ElementsPage {...context}>
      {{
        navigation: <Navigation {...context} />,
        pages: (
          <Section>
            <Specimen name="NotFoundDrawing" state={states.own}>
              <Margin>
                <NotFoundDrawing height="404" />
              </Margin>
            </Specimen>
            <Specimen
              name="AssociationView, AssociationHeader, EventView, EventHeader, Admission, ArticleFacts, PageView, SeasonHeader, Programme, ProjectHeader, Feature, DocumentHeader, PageTitle, DocumentView, MarginLayout, Section, Stack"
              state={states.whole}
            >
              <SubNavigation heading={heading} links={samples.dummies} />
            </Specimen>
          </Section>
        ),
      }}
    </ElementsPage>
  );
}

function Navigation({ lang, states, samples }: ControlsContext) {
  const { title, longTitle, targets, filters, breadcrumbs, links, callout, siblings } = samples;
  const subjects = filters.map(({ label }, index) => ({ id: `filter-${index}`, label }));
  const path = elementsPath(lang, 'controls');
  const url = useAddress(path);
  const self = { path, title };
  const others = languages.filter((each) => each !== lang);
  const translated: Partial<Record<Language, string>> = Object.fromEntries(
    others.map((other) => [other, elementsPath(other, 'controls')]),
  );
  const untranslated: typeof translated = {};
  return (
    <>
      <Section>
        <Specimen name="Link, VisuallyHidden" state={states.kinds} isPaired>
          <Stack as="ul" $space={0.5}>
            {targets.map((to, index) => (
              <li key={index}>
                <Link to={to}>{to.href}</Link>
              </li>
            ))}
          </Stack>
        </Specimen>
      </Section>
      <Section>
        <Specimen name="SectionHeader" state={states.all}>
          <SectionHeader heading={title} href={path} />
        </Specimen>
      </Section>
      <Section>
        <Specimen name="SectionHeader" state={states.bare}>
          <SectionHeader heading={longTitle} />
        </Specimen>
      </Section>
      <Section>
        <Specimen name="SectionHeader" state={states.link}>
          <SectionHeader href={path} />
        </Specimen>
      </Section>
      <Section>
        <Specimen name="Breadcrumbs, BreadcrumbList" state={states.longTitles}>
          <BreadcrumbList breadcrumbs={breadcrumbs} />
        </Specimen>
      </Section>
      <Specimen name="Filters, NewsFilters" state={states.filters} isWide>
        <Filters filters={filters} />
      </Specimen>
      <Specimen name="EventFilters" state={states.filters} isWide>
        <EventFilters filters={subjects} current="" count={filters.length}>
          {null}
        </EventFilters>
      </Specimen>
      <Section>
        <Specimen name="SubNavigation" state={states.current}>
          <Margin>
            <SubNavigation heading={title} links={siblings} />
          </Margin>
        </Specimen>
        <Specimen name="FloorPlan" state={states.current}>
          <Margin>
            <FloorPlan heading={longTitle} links={siblings} />
          </Margin>
        </Specimen>
      </Section>
      <Section>
        <Specimen name="LanguageSwitch" state={states.untranslated}>
          <Stack $space={1}>
            {[translated, untranslated].map((translations, index) => (
              <div key={index}>
                {/* Hidden from screen readers: the page has a language switch of the same name. */}
                <div aria-hidden {...{ inert: '' }}>
                  <LanguageSwitch lang={lang} translations={translations} />
                </div>
                {others.map((other) => (
                  <Name key={other}>{translations[other] ?? homePath(other)}</Name>
                ))}
              </div>
            ))}
          </Stack>
        </Specimen>
      </Section>
      <Section>
        <Specimen name="LinkList" state={states.longTitles}>
          <LinkList links={links} />
        </Specimen>
      </Section>
      <Specimen name="Callout" state={states.all} isWide>
        <Callout {...callout} />
      </Specimen>
      <Specimen name="Callout" state={states.bare} isWide>
        <Callout heading={callout.heading} />
      </Specimen>
      <Specimen name="Pagination" state={states.middle} isWide>
        <Pagination page={7} pages={12} pathOf={() => path} />
      </Specimen>
      <Specimen name="Pagination" state={states.only} isWide>
        <Pagination page={1} pages={1} pathOf={() => path} />
      </Specimen>
      <Specimen name="Neighbours" state={states.all} isWide>
        <Neighbours of="article" previous={self} next={self} lang={lang} />
      </Specimen>
      <Specimen name="Neighbours" state={states.last} isWide>
        <Neighbours of="article" previous={self} />
      </Specimen>
      <Section>
        <Specimen name="Share" state={states.all} isPaired>
          <Share title={title} url={url} />
        </Specimen>
      </Section>
      <Specimen name="Subscribe" state={states.all} isWide>
        <Subscribe href={calendarPath(lang)}>
          <FormattedMessage id="events.calendar" />
        </Subscribe>
      </Specimen>
    </>
  );
}
