import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { PageView } from '../components/PageView';
import { FloorPlan } from '../components/FloorPlan';
import { findGroup } from '../layout/findGroup';
import type { NavigationGroup } from '../content/navigation';
import { sortCalls } from '../content/calls';
import { headOf, subscriptionsOf, toPage } from '../content/page';
import type { Page } from '../content/page';
import { PageHead } from '../head/PageHead';
import type { Step } from '../components/listBreadcrumbs';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';
import { useNavigation } from '../layout/useNavigation';
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

/**
 * A page of a section (about the centre, for designers, shops). Beside it is the group of the navigation
 * that links to it, with the editor's titles and order.
 */
export default function AboutTemplate({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = toPage(data.prismic.page);
  const navigation = useNavigation(page?.lang);
  const now = useNow((time) => (page?.calls.length ? time : ''));
  if (!page) return null;
  const group = navigation && findGroup(navigation, page.path);
  return (
    <PageView
      page={page}
      kicker={<Breadcrumbs page={page} steps={stepsTo(page, group)} />}
      calls={sortCalls(page.calls, now)}
      now={now}
      {...subscriptionsOf(page)}
      margin={
        group && (
          <FloorPlan
            heading={<FormattedMessage id="pages.section" />}
            links={group.links.map(({ title, link: { href } }) => ({
              title,
              href,
              isCurrent: href === page.path,
            }))}
          />
        )
      }
    />
  );
}

/** The page that the group's heading links to, unless the link leaves the site. */
function stepsTo({ path }: Page, { title, link }: Partial<NavigationGroup> = {}): Step[] {
  const isAbove = title && link && link.href !== path && link.href.startsWith('/');
  return isAbove ? [{ title, path: link.href }] : [];
}

export function Head(head: HeadProps<Queries.AboutPageQuery, PageContext>) {
  const page = toPage(head.data.prismic.page);
  const navigation = useNavigation(page?.lang);
  if (!page) return null;
  const group = navigation && findGroup(navigation, page.path);
  return <PageHead page={head} steps={stepsTo(page, group)} {...headOf(page)} />;
}
