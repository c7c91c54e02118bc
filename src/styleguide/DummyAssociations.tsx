import { FormattedMessage } from 'react-intl';
import { AlphabeticalList } from '../components/AlphabeticalList';
import { Link } from '../components/Link';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Section } from '../components/Section';
import type { AssociationCard as AssociationName } from '../content/associationCard';
import type { Language } from '../i18n/languages';
import { dummyPath, elementsPath } from '../addresses';

/** The page context, from styleguide/samples. */
export type DummyAssociationsContext = {
  lang: Language;
  heading: string;
  associations: AssociationName[];
};

/** The sample list of associations: the first of three pages, some associations without a logo. */
export function DummyAssociations(context: DummyAssociationsContext) {
  const { lang, heading, associations } = context;
  return (
    <>
      <PageTitle kicker={<Link to={{ href: elementsPath(lang) }}>{heading}</Link>}>
        <FormattedMessage id="associations.title" />
      </PageTitle>
      <Section>
        <AlphabeticalList associations={associations} />
      </Section>
      <Pagination page={1} pages={3} pathOf={() => dummyPath('associations', lang)} />
    </>
  );
}
