import styled from 'styled-components';
import { GridSection } from '../components/GridSection';
import { Link } from '../components/Link';
import { MarginLayout } from '../components/MarginLayout';
import { PageTitle } from '../components/PageTitle';
import { Picture } from '../components/Picture';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import type { Image } from '../content/image';
import type { Language } from '../i18n/languages';
import { elementsPath } from '../addresses';

type Partner = { name: string; href: string; logo?: Image };

/** The page context, from styleguide/samples. */
export type DummyPartnersContext = {
  lang: Language;
  heading: string;
  lead: string;
  groups: { heading: string; columns: number; partners: Partner[] }[];
};

// Logos are made for a white background, and have all proportions.
const Logo = styled(Picture)`
  padding: var(--baseline);
  background: #fff;
`;

/** The sample page of partners: many logos, in three sizes. */
export function DummyPartners(context: DummyPartnersContext) {
  const { lang, heading, lead, groups } = context;
  return (
    <>
      <PageTitle kicker={<Link to={{ href: elementsPath(lang) }}>{heading}</Link>}>
        {heading}
      </PageTitle>
      <Stack $space={4}>
        <MarginLayout>
          <p>{lead}</p>
        </MarginLayout>
        {groups.map(({ columns, partners, ...group }) => (
          <GridSection
            key={group.heading}
            columns={columns}
            header={<SectionHeader heading={group.heading} />}
          >
            {partners.map(({ name, href, logo }) => (
              <Link key={href} to={{ href }}>
                {logo ? (
                  <Logo
                    image={logo}
                    aspect="landscape"
                    isWhole
                    sizes={`${Math.round(100 / columns)}vw`}
                  />
                ) : (
                  name
                )}
              </Link>
            ))}
          </GridSection>
        ))}
      </Stack>
    </>
  );
}
