import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { Opening } from '../components/Opening';
import { Story } from '../components/Story';
import { SubNavigation } from '../components/SubNavigation';
import { toAssociationPage, type AssociationPage } from '../content/associationPage';
import { toList } from '../content/connection';
import { toTitledDocument } from '../content/document';
import { PageHead } from '../head/PageHead';
import type { Step } from '../components/toCrumbs';
import { Trail } from '../components/Trail';
import type { PageContext } from '../pageContext';

// build/onCreatePage.ts makes `associationId` from the document that the page's field links to.
export const query = graphql`
  query AssociationSubPage($uid: String!, $lang: String!, $associationId: String) {
    prismic {
      association_page(uid: $uid, lang: $lang) {
        ...PageOfAssociation
      }
      allAssociation_pages(lang: $lang, where: { association: $associationId }, sortBy: title_ASC) {
        ...PagesOfAssociation
      }
    }
  }
`;

/** A page of an association, beside the association's others. */
export default function AssociationPageTemplate({
  data,
}: PageProps<Queries.AssociationSubPageQuery, PageContext>) {
  const page = toAssociationPage(data.prismic.association_page);
  if (!page) return null;
  const siblings = toList(data.prismic.allAssociation_pages, toTitledDocument);
  return (
    <Story
      {...page}
      opening={<Opening {...page} kicker={<Trail page={page} steps={stepsTo(page)} />} />}
      margin={
        <SubNavigation
          heading={<FormattedMessage id="association.pages" />}
          links={siblings.map(({ id, title, path }) => ({
            title,
            href: path,
            isCurrent: id === page.id,
          }))}
        />
      }
    />
  );
}

function stepsTo({ association }: AssociationPage): Step[] {
  return ['association', association];
}

export function Head(head: HeadProps<Queries.AssociationSubPageQuery, PageContext>) {
  const page = toAssociationPage(head.data.prismic.association_page);
  if (!page) return null;
  return (
    <PageHead
      page={head}
      title={page.title}
      owner={page.association?.title}
      description={page.summary}
      image={page.image}
      trail={stepsTo(page)}
    />
  );
}
