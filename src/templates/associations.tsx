import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { AssociationCard } from '../components/AssociationCard';
import { GridSection } from '../components/GridSection';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { toAssociationCard } from '../content/association';
import { toList } from '../content/connection';
import type { Language } from '../i18n/languages';
import { compareTitles } from '../i18n/sortOrder';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';

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
        {associations.map((association) => (
          <AssociationCard key={association.id} association={association} headingLevel={2} />
        ))}
      </GridSection>
      {associations.length === 0 && <EmptyList />}
    </>
  );
}

export function Head(head: HeadProps<Queries.AssociationsPageQuery, PageContext>) {
  return <PageHead page={head} titleId="associations.title" />;
}
