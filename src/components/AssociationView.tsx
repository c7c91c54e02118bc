import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Association } from '../content/types/association';
import type { TitledDocument } from '../content/values/document';
import { DocumentView } from './DocumentView';
import { Link } from './Link';
import { Picture } from './Picture';
import { SubNavigation } from './SubNavigation';
import { TitleBlock, webFacts } from './TitleBlock';
import { windowFrom } from '../styles/grid';

const logoSizes = `${windowFrom.tablet} 22vw, 12rem`;

type Props = { association: Association; pages: TitledDocument[]; kicker: ReactNode };

export function AssociationView({ association, pages, kicker }: Props) {
  const { title, heading = title, logo, register } = association;
  return (
    <DocumentView
      {...association}
      header={
        <TitleBlock
          title={heading}
          kicker={kicker}
          picture={
            logo && <Picture image={logo} aspect="square" sizes={logoSizes} isWhole isFirst />
          }
          facts={[
            ...webFacts(association),
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
