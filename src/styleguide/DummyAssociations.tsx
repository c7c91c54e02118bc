import { FormattedMessage } from 'react-intl';
import { AssociationRegister } from '../components/AssociationRegister';
import { Link } from '../components/Link';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Section } from '../components/Section';
import type { AssociationCard as AssociationName } from '../content/associationCard';
import type { Language } from '../i18n/languages';
import { dummyPath, elementsPath } from '../addresses';

/** What styleguide/samples gives the page. */
export type DummyAssociationsContext = {
  lang: Language;
  heading: string;
  associations: AssociationName[];
};

/** Many associations, some without a logo, on the first of several pages. */
export function DummyAssociations(context: DummyAssociationsContext) {
  const { lang, heading, associations } = context;
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
