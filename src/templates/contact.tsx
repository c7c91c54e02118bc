import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { ContactFacts } from '../components/ContactFacts';
import { DocumentHeader } from '../components/DocumentHeader';
import { DocumentView } from '../components/DocumentView';
import { Figure } from '../components/Figure';
import { FloorPlan } from '../components/FloorPlan';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { toCentreHours } from '../content/types/home';
import { toTitledDocument } from '../content/values/document';
import {
  nextOpening,
  toMapAddress,
  toPlace,
  upcomingExceptions,
} from '../content/values/openingHours';
import { headOf, toPage } from '../content/types/page';
import type { Language } from '../i18n/languages';
import { PageHead } from '../head/PageHead';
import { useNavigation } from '../layout/useNavigation';
import { useSection } from '../layout/useSection';
import type { PageContext } from '../pageContext';
import { useNow } from '../state/useNow';

export const query = graphql`
  query ContactPage($uid: String!, $lang: String!) {
    prismic {
      page(uid: $uid, lang: $lang) {
        ...Page
      }
      allHomepages(lang: $lang, first: 1) {
        edges {
          node {
            ...CentreFacts
            ...VisitLink
          }
        }
      }
    }
  }
`;

export default function ContactTemplate({
  data: { prismic },
}: PageProps<Queries.ContactPageQuery>) {
  const page = toPage(prismic.page);
  const { steps, links } = useSection(page);
  if (!page) return null;
  const { image } = page;
  return (
    <DocumentView
      {...page}
      header={
        <DocumentHeader
          title={page.title}
          heading={page.heading}
          kicker={<Breadcrumbs page={page} steps={steps} />}
        />
      }
      opening={<CentreFacts prismic={prismic} lang={page.lang} />}
      figure={image && <Figure image={image} />}
      margin={
        links && <FloorPlan heading={<FormattedMessage id="pages.section" />} links={links} />
      }
    />
  );
}

/** This component is separate, because it renders again with the reader's time after hydration. */
function CentreFacts({ prismic, lang }: Queries.ContactPageQuery & { lang: Language }) {
  const now = useNow();
  const navigation = useNavigation(lang);
  const homepage = prismic.allHomepages.edges?.[0]?.node;
  const hours = toCentreHours(homepage);
  const place = toPlace(homepage?.location);
  return (
    <ContactFacts
      {...navigation}
      lang={lang}
      map={place && toMapAddress(place)}
      visit={toTitledDocument(homepage?.visit_page)}
      opening={nextOpening(hours, now)}
      exceptions={upcomingExceptions(hours, now)}
    />
  );
}

export function Head(head: HeadProps<Queries.ContactPageQuery, PageContext>) {
  const page = toPage(head.data.prismic.page);
  const { steps } = useSection(page);
  const navigation = useNavigation(page?.lang);
  if (!page) return null;
  const homepage = head.data.prismic.allHomepages.edges?.[0]?.node;
  const subject = { kind: 'Centre', navigation, homepage } as const;
  return <PageHead page={head} steps={steps} subject={subject} {...headOf(page)} />;
}
