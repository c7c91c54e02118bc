import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { AssociationRegister } from '../components/AssociationRegister';
import { Link } from '../components/Link';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Section } from '../components/Section';
import type { AssociationCard as AssociationName } from '../content/associationCard';
import type { Language } from '../i18n/languages';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../i18n/translations';
import { dummyPath, elementsPath } from '../routes';

/** What styleguide/samples gives the page. */
type Context = {
  lang: Language;
  heading: string;
  associations: AssociationName[];
};

/** Many associations, some without a logo, on the first of several pages. */
export default function DummyAssociationsTemplate({ pageContext }: PageProps<unknown, Context>) {
  const { lang, heading, associations } = pageContext;
  return (
    <>
      <PageTitle kicker={<Link to={{ href: elementsPath(lang) }}>{heading}</Link>}>
        <FormattedMessage id="associations.title" />
      </PageTitle>
      <Section>
        <AssociationRegister associations={associations} />
      </Section>
      <Pagination page={1} pages={3} pathOf={() => dummyPath('associations', lang)} />
    </>
  );
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  return <PageHead page={head} title={head.pageContext.heading} isHidden />;
}
