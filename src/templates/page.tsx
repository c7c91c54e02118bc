import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { DocumentHeader } from '../components/DocumentHeader';
import { DocumentView } from '../components/DocumentView';
import { toPage } from '../content/page';
import { PageHead } from '../head/PageHead';
import { Breadcrumbs } from '../components/Breadcrumbs';
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
  return (
    <DocumentView
      {...page}
      header={<DocumentHeader {...page} kicker={<Breadcrumbs page={page} />} />}
    />
  );
}

export function Head(head: HeadProps<Queries.GenericPageQuery, PageContext>) {
  const page = toPage(head.data.prismic.page);
  if (!page) return null;
  return <PageHead page={head} title={page.title} description={page.summary} image={page.image} />;
}
