import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Opening } from '../components/Opening';
import { Story } from '../components/Story';
import { toPage } from '../content/page';
import { PageHead } from '../head/PageHead';
import { Trail } from '../components/Trail';
import type { PageContext } from '../pageContext';

export const query = graphql`
  query GenericPage($uid: String!, $lang: String!) {
    prismic {
      page(uid: $uid, lang: $lang) {
        ...Page
      }
    }
  }
`;

export default function PageTemplate({ data }: PageProps<Queries.GenericPageQuery>) {
  const page = toPage(data.prismic.page);
  if (!page) return null;
  return <Story {...page} opening={<Opening {...page} kicker={<Trail page={page} />} />} />;
}

export function Head(head: HeadProps<Queries.GenericPageQuery, PageContext>) {
  const page = toPage(head.data.prismic.page);
  if (!page) return null;
  return <PageHead page={head} title={page.title} description={page.summary} image={page.image} />;
}
