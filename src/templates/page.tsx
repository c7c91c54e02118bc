import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Story } from '../components/Story';
import { toPage } from '../content/page';
import { toPlainText } from '../content/richText';
import { PageHead } from '../layout/PageHead';

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
  return <Story {...page} />;
}

export function Head({ data }: HeadProps<Queries.GenericPageQuery>) {
  const page = toPage(data.prismic.page);
  if (!page) return null;
  return (
    <PageHead
      lang={page.lang}
      title={page.title}
      description={toPlainText(data.prismic.page?.lead)}
    />
  );
}
