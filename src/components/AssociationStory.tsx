import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Association } from '../content/association';
import type { TitledDocument } from '../content/document';
import { Link } from './Link';
import { Story } from './Story';
import { SubNavigation } from './SubNavigation';
import { TitleBlock } from './TitleBlock';

type Props = {
  association: Association;
  /** The association's own pages. */
  pages: TitledDocument[];
  kicker: ReactNode;
};

/** An association: its title block, what it says of itself, and the pages below it. */
export function AssociationStory({ association, pages, kicker }: Props) {
  const { title, heading = title, logo, website, email, register } = association;
  return (
    <Story
      {...association}
      opening={
        <TitleBlock
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
