import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Facts } from '../components/Facts';
import { Link } from '../components/Link';
import { Picture } from '../components/Picture';
import { Story } from '../components/Story';
import { Stack } from '../components/Stack';
import { toAssociation } from '../content/association';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';
import { listPath } from '../routes';

export const query = graphql`
  query AssociationPage($uid: String!, $lang: String!) {
    prismic {
      association(uid: $uid, lang: $lang) {
        ...Association
      }
    }
  }
`;

const Logo = styled(Picture)`
  max-width: 12rem;
`;

export default function AssociationTemplate({ data }: PageProps<Queries.AssociationPageQuery>) {
  const association = toAssociation(data.prismic.association);
  if (!association) return null;
  const { lang, logo, website, email } = association;
  return (
    <Story
      {...association}
      kicker={
        <Link to={{ href: listPath('association', lang) }}>
          <FormattedMessage id="associations.back" />
        </Link>
      }
      margin={
        <Stack $space={1}>
          {logo && <Logo image={logo} sizes="12rem" isFirst />}
          <Facts
            facts={[
              {
                label: 'association.website',
                value: website && <Link to={website}>{withoutScheme(website.href)}</Link>,
              },
              {
                label: 'association.email',
                value: email && <Link to={{ href: `mailto:${email}` }}>{email}</Link>,
              },
            ]}
          />
        </Stack>
      }
    />
  );
}

function withoutScheme(href: string): string {
  return href.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

export function Head(head: HeadProps<Queries.AssociationPageQuery, PageContext>) {
  const association = toAssociation(head.data.prismic.association);
  if (!association) return null;
  return <PageHead page={head} title={association.title} description={association.summary} />;
}
