import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Association } from '../content/types/association';
import type { TitledDocument } from '../content/values/document';
import { AssociationHeader } from './AssociationHeader';
import { DocumentView } from './DocumentView';
import { Link } from './Link';
import { SubNavigation } from './SubNavigation';

type Props = {
  association: Association;
  pages: TitledDocument[];
  kicker: ReactNode;
};

export function AssociationView({ association, pages, kicker }: Props) {
  const { title, heading = title, logo, website, email, register } = association;
  return (
    <DocumentView
      {...association}
      header={
        <AssociationHeader
          title={heading}
          kicker={kicker}
          logo={logo}
          facts={[
            {
              label: 'association.website',
              value: website && <Link to={website}>{withoutScheme(website.href)}</Link>,
            },
            {
              label: 'association.email',
              value: email && <Link to={{ href: `mailto:${email}` }}>{email}</Link>,
            },
            {
              label: 'association.membership',
              value: register && (
                <Link to={register}>
                  <FormattedMessage id="associations.register" />
                </Link>
              ),
            },
          ]}
        />
      }
      margin={
        <SubNavigation
          heading={<FormattedMessage id="association.pages" />}
          links={pages.map(({ title: heading, path }) => ({ title: heading, href: path }))}
        />
      }
    />
  );
}

function withoutScheme(href: string): string {
  return href.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
