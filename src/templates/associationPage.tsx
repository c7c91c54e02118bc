import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { DocumentHeader } from '../components/DocumentHeader';
import { DocumentView } from '../components/DocumentView';
import { MarginPicture } from '../components/MarginPicture';
import { SubNavigation } from '../components/SubNavigation';
import { toAssociationPage } from '../content/types/associationPage';
import type { AssociationPage } from '../content/types/associationPage';
import { headOf } from '../content/types/page';
import { toList } from '../content/values/documentList';
import { toTitledDocument } from '../content/values/document';
import { PageHead } from '../head/PageHead';
import { byTitle } from '../i18n/sortOrder';
import type { Step } from '../components/Breadcrumbs';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';

// documentPages.ts sets `associationId` to the id of the association that the document links to.
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

export default function AssociationPageTemplate({
  data,
}: PageProps<Queries.AssociationSubPageQuery, PageContext>) {
  const page = toAssociationPage(data.prismic.association_page);
  if (!page) return null;
  const siblings = toList(data.prismic.allAssociation_pages, toTitledDocument).sort(byTitle);
  return (
    <DocumentView
      {...page}
      header={
        <DocumentHeader
          {...page}
          image={page.isList ? undefined : page.image}
          kicker={<Breadcrumbs page={page} steps={stepsTo(page)} />}
        />
      }
      margin={
        <>
          {page.isList && <MarginPicture image={page.image} />}
          <SubNavigation
            heading={<FormattedMessage id="association.pages" />}
            links={siblings.map(({ id, title, path }) => ({
              title,
              href: path,
              isCurrent: id === page.id,
            }))}
          />
        </>
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
    <PageHead page={head} {...headOf(page)} owner={page.association?.title} steps={stepsTo(page)} />
  );
}
