import styled from 'styled-components';
import type { AssociationCard } from '../content/types/associationCard';
import type { Language } from '../i18n/languages';
import { compareTitles } from '../i18n/sortOrder';
import { coverLink } from '../styles/coverLink';
import { type } from '../styles/type';
import { labelled, media } from '../styles/grid';
import { Link } from './Link';
import { Picture } from './Picture';
import { unbrokenWords } from './unbrokenWords';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--gutter);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Entry = styled.li`
  position: relative;
  ${labelled}
  align-items: center;
  padding-block: 0.5rem;
  border-top: 1px solid var(--line);
`;

const Logo = styled.div`
  flex: 0 0 4rem;
`;

const Name = styled.h3`
  ${type.heading3}
  ${coverLink}
`;

type Props = { associations: AssociationCard[]; lang: Language };

export function AssociationGrid({ associations, lang }: Props) {
  const sorted = [...associations].sort((a, b) => compareTitles(a.title, b.title, lang));
  return (
    <List>
      {sorted.map(({ id, title, heading = title, path, logo }) => (
        <Entry key={id}>
          <Logo>
            {logo && <Picture image={{ ...logo, alt: '' }} aspect="square" sizes="4rem" isWhole />}
          </Logo>
          <Name>
            <Link to={{ href: path }}>{unbrokenWords(heading)}</Link>
          </Name>
        </Entry>
      ))}
    </List>
  );
}
