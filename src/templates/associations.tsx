import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { Card } from '../components/Card';
import { GridSection } from '../components/GridSection';
import { NoResults } from '../components/NoResults';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { toAssociationCard } from '../content/association';
import { toList } from '../content/connection';
import type { Language } from '../i18n/languages';
import { compareTitles } from '../i18n/sortOrder';
import { PageHead } from '../layout/PageHead';

export const query = graphql`
  query AssociationsPage($lang: String!) {
    prismic {
      allAssociations(lang: $lang, sortBy: title_ASC, first: 100) {
        edges {
          node {
            ...AssociationCard
          }
        }
      }
    }
  }
`;

type Context = { lang: Language };

export default function AssociationsTemplate({
  data,
  pageContext: { lang },
}: PageProps<Queries.AssociationsPageQuery, Context>) {
  const associations = toList(data.prismic.allAssociations, toAssociationCard).sort((a, b) =>
    compareTitles(a.title, b.title, lang),
  );
  return (
    <>
      <PageTitle>
        <FormattedMessage id="associations.title" />
      </PageTitle>
      <GridSection columns={4}>
        {associations.map(({ id, title, path, logo }) => (
          <Card
            key={id}
            headingLevel={2}
            heading={title}
            href={path}
            image={logo}
            aspect="square"
          />
        ))}
      </GridSection>
      {associations.length === 0 && (
        <Section>
          <NoResults>
            <FormattedMessage id="list.empty" />
          </NoResults>
        </Section>
      )}
    </>
  );
}

export function Head({ pageContext: { lang } }: HeadProps<Queries.AssociationsPageQuery, Context>) {
  return <PageHead lang={lang} titleId="associations.title" />;
}
