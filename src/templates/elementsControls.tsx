import type { HeadProps, PageProps } from 'gatsby';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ArticleDate } from '../components/ArticleDate';
import { ArticleKind } from '../components/ArticleKind';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { Callout } from '../components/Callout';
import { Facts } from '../components/Facts';
import { Filters, type Filter } from '../components/Filters';
import { Link } from '../components/Link';
import { LinkRegister } from '../components/LinkRegister';
import { MissingPart } from '../components/MissingPart';
import { Neighbours } from '../components/Neighbours';
import { Notice } from '../components/Notice';
import { Pagination } from '../components/Pagination';
import { SearchForm } from '../components/SearchForm';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Share } from '../components/Share';
import { Stack } from '../components/Stack';
import { Subscribe } from '../components/Subscribe';
import { SubNavigation } from '../components/SubNavigation';
import { When } from '../components/When';
import type { ArticleCard, Occasion } from '../content/articleCard';
import type { DescribedLink, Words } from '../content/home';
import type { Link as LinkTarget } from '../content/link';
import { ElementsPage, Specimen, type ElementsContext } from '../layout/ElementsPage';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';
import { useAddress } from '../layout/useAddress';
import { calendarPath, elementsPath, searchPath } from '../routes';

type Part = 'facts' | 'navigation' | 'forms' | 'pages';

type State =
  | 'all'
  | 'bare'
  | 'link'
  | 'many'
  | 'few'
  | 'notice'
  | 'kinds'
  | 'filters'
  | 'current'
  | 'longTitles'
  | 'middle'
  | 'last'
  | 'own'
  | 'whole';

type Samples = {
  title: string;
  shortTitle: string;
  longTitle: string;
  person: string;
  persons: string;
  longPlace: string;
  tags: string[];
  article: ArticleCard;
  event: ArticleCard & { occasion: Occasion };
  targets: LinkTarget[];
  filters: Filter[];
  links: DescribedLink[];
  callout: Words;
  crumbs: { title: string; path: string }[];
  siblings: { title: string; href: string; isCurrent: boolean }[];
  dummies: { title: string; href: string }[];
};

type Context = ElementsContext<Part, State> & { samples: Samples };

// As wide as the margin beside a text.
const Margin = styled.div`
  max-width: 26rem;
`;

/** The style guide's small parts: what is known of a document, ways around, forms; and whole pages. */
export default function ElementsControlsTemplate({ pageContext }: PageProps<unknown, Context>) {
  const { heading, states, samples } = pageContext;
  return (
    <ElementsPage {...pageContext}>
      {{
        facts: <Information {...pageContext} />,
        navigation: <Ways {...pageContext} />,
        forms: <Forms {...pageContext} />,
        pages: (
          <Section>
            <Specimen name="MissingPart" state={states.own}>
              <Margin>
                <MissingPart />
              </Margin>
            </Specimen>
            <Specimen name="Feature, PageTitle, Story, Sheet, Section, Stack" state={states.whole}>
              <SubNavigation heading={heading} links={samples.dummies} />
            </Specimen>
          </Section>
        ),
      }}
    </ElementsPage>
  );
}

function Information({ states, samples }: Context) {
  const { person, persons, longPlace, tags, article, event } = samples;
  return (
    <Section>
      <Margin>
        <Stack>
          <Specimen name="Facts, When, ArticleDate, ArticleKind" state={states.all}>
            <Facts
              facts={[
                { label: 'event.when', value: <When event={event} occasion={event.occasion} /> },
                { label: 'article.event', value: <ArticleKind article={event} /> },
                { label: 'article.date', value: <ArticleDate article={article} /> },
                { label: 'article.article', value: <ArticleKind article={article} /> },
                { label: 'article.by', value: person },
              ]}
            />
          </Specimen>
          <Specimen name="Facts" state={states.many}>
            <Facts
              facts={[
                { label: 'event.where', value: longPlace },
                { label: 'article.photographer', value: persons },
                { label: 'article.tags', value: tags.join(', ') },
              ]}
            />
          </Specimen>
          <Specimen name="Facts" state={states.few}>
            <Facts
              facts={[
                { label: 'article.by', value: person },
                { label: 'article.photographer', value: undefined },
              ]}
            />
          </Specimen>
          <Specimen name="Notice" state={states.notice}>
            <Notice>
              <FormattedMessage id="event.over" />
            </Notice>
          </Specimen>
        </Stack>
      </Margin>
    </Section>
  );
}

function Ways({ lang, states, samples }: Context) {
  const { title, longTitle, targets, filters, crumbs, links, callout, siblings } = samples;
  const path = elementsPath(lang, 'controls');
  const url = useAddress(path);
  const here = { type: 'page', lang, url: path };
  const labels = { previous: 'articles.previous', next: 'articles.next' } as const;
  return (
    <>
      <Section>
        <Specimen name="Link" state={states.kinds}>
          <ul>
            {targets.map((to, index) => (
              <li key={index}>
                <Link to={to}>{to.href}</Link>
              </li>
            ))}
          </ul>
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
        <Specimen name="Breadcrumbs" state={states.longTitles}>
          <Breadcrumbs crumbs={crumbs} />
        </Specimen>
      </Section>
      <Specimen name="Filters" state={states.filters} isWide>
        <Filters filters={filters} />
      </Specimen>
      <Section>
        <Specimen name="SubNavigation" state={states.current}>
          <Margin>
            <SubNavigation heading={title} links={siblings} />
          </Margin>
        </Specimen>
      </Section>
      <Section>
        <Specimen name="LinkRegister" state={states.longTitles}>
          <LinkRegister links={links} />
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
      <Specimen name="Neighbours" state={states.all} isWide>
        <Neighbours
          previous={here}
          next={here}
          labels={labels}
          list={{ href: path, label: 'articles.back' }}
        />
      </Specimen>
      <Specimen name="Neighbours" state={states.last} isWide>
        <Neighbours previous={here} labels={labels} />
      </Specimen>
      <Section>
        <Specimen name="Share" state={states.all}>
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

function Forms({ lang, states, samples: { shortTitle } }: Context) {
  const [text, setText] = useState(shortTitle);
  return (
    <Section>
      <Specimen name="SearchForm" state={states.all}>
        <SearchForm action={searchPath(lang)} value={text} onChange={setText} />
      </Specimen>
    </Section>
  );
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  const { heading, intro } = head.pageContext;
  return <PageHead page={head} title={heading} description={intro} isHidden />;
}
