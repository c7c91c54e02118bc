import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Hero } from '../components/Hero';
import { PageTitle } from '../components/PageTitle';
import { RichText } from '../components/RichText';
import { Sheet } from '../components/Sheet';
import { Stack } from '../components/Stack';
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
  return (
    <article>
      <PageTitle>{page.title}</PageTitle>
      <Stack>
        <Hero image={page.image} />
        <Sheet>
          <Stack>
            <RichText blocks={page.lead} variant="lead" />
            <RichText blocks={page.content} />
          </Stack>
        </Sheet>
      </Stack>
    </article>
  );
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
