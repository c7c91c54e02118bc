import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageView } from '../components/PageView';
import { FloorPlan } from '../components/FloorPlan';
import { sortCalls } from '../content/values/calls';
import { headOf, subscriptionsOf, toPage } from '../content/types/page';
import { PageHead } from '../head/PageHead';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';
import { useSection } from '../layout/useSection';
import { useNow } from '../state/useNow';

export const query = graphql`
  query AboutPage($uid: String!, $lang: String!) {
    prismic {
      page(uid: $uid, lang: $lang) {
        ...Page
      }
    }
  }
`;

export default function AboutTemplate({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = useMemo(() => toPage(data.prismic.page), [data]);
  const { steps, links } = useSection(page);
  const now = useNow((time) => (page?.calls.length ? time : ''));
  if (!page) return null;
  return (
    <PageView
      page={page}
      kicker={<Breadcrumbs page={page} steps={steps} />}
      calls={sortCalls(page.calls, now)}
      now={now}
      {...subscriptionsOf(page)}
      margin={
        links && <FloorPlan heading={<FormattedMessage id="pages.section" />} links={links} />
      }
    />
  );
}

export function Head(head: HeadProps<Queries.AboutPageQuery, PageContext>) {
  const page = toPage(head.data.prismic.page);
  const { steps } = useSection(page);
  if (!page) return null;
  return <PageHead page={head} steps={steps} {...headOf(page)} />;
}
