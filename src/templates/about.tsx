import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { Link } from '../components/Link';
import { Story } from '../components/Story';
import { SubNavigation } from '../components/SubNavigation';
import type { NavigationGroup } from '../content/navigation';
import { toPage } from '../content/page';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';
import { useNavigation } from '../layout/useNavigation';

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
 * A page of a section (about the centre, for designers, shops). What stands beside it is the group
 * of the navigation that leads to it, in the editor's words and order.
 */
export default function AboutTemplate({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = toPage(data.prismic.page);
  const navigation = useNavigation(page?.lang);
  if (!page) return null;
  const group = findGroup(navigation?.groups ?? [], page.path);
  const first = group?.link && group.link.href !== page.path ? group : undefined;
  return (
    <Story
      {...page}
      kicker={first?.link && <Link to={first.link}>{first.title}</Link>}
      margin={
        group && (
          <SubNavigation
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

function findGroup(groups: NavigationGroup[], path: string): NavigationGroup | undefined {
  return (
    groups.find(({ link }) => link?.href === path) ??
    groups.find(({ links }) => links.some(({ link }) => link.href === path))
  );
}

export function Head(head: HeadProps<Queries.AboutPageQuery, PageContext>) {
  const page = toPage(head.data.prismic.page);
  const navigation = useNavigation(page?.lang);
  if (!page) return null;
  const { title = '', link } = findGroup(navigation?.groups ?? [], page.path) ?? {};
  // An editor may lead the group's heading out of the site.
  const isAbove = link !== undefined && link.href !== page.path && link.href.startsWith('/');
  return (
    <PageHead
      page={head}
      title={page.title}
      description={page.summary}
      image={page.image}
      trail={isAbove ? [{ title, path: link.href }] : []}
    />
  );
}
