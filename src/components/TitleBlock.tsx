import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Association } from '../content/types/association';
import { media } from '../styles/grid';
import { type } from '../styles/type';
import type { Fact } from './Facts';
import { FactStrip } from './FactStrip';
import { Link } from './Link';
import { unbrokenWords } from './unbrokenWords';

const Frame = styled.header`
  padding: calc(2 * var(--baseline)) var(--edge) 0;
`;

const Kicker = styled.div`
  margin-bottom: var(--baseline);
`;

const Block = styled.div<{ $hasPicture: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--gutter);
  border-top: 1px solid var(--ink);

  ${media.tablet} {
    grid-template-columns: ${({ $hasPicture }) => $hasPicture && 'minmax(0, 3fr) minmax(0, 9fr)'};
    border-bottom: 1px solid var(--ink);
  }
`;

const PictureBox = styled.div`
  padding-block: var(--baseline);
  max-width: 12rem;

  ${media.tablet} {
    max-width: none;
    padding-inline-end: var(--gutter);
    border-inline-end: 1px solid var(--line);
  }
`;

const Cells = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: calc(2 * var(--baseline));

  ${media.tablet} {
    > :last-child:not(:first-child) {
      border-color: var(--line);
      border-bottom: 0;
    }
  }

  ${media.desktop} {
    /* Beside a picture, the title has the left edge of the text below the block. */
    &:not(:first-child) {
      margin-inline-start: calc(var(--gutter) / -2);
    }
  }
`;

const Name = styled.h1`
  ${type.heading1}
  padding-top: var(--baseline);
`;

type Props = { title: string; kicker: ReactNode; picture?: ReactNode; facts: Fact[] };

export function TitleBlock({ title, kicker, picture, facts }: Props) {
  return (
    <Frame>
      <Kicker>{kicker}</Kicker>
      <Block $hasPicture={picture !== undefined}>
        {picture && <PictureBox>{picture}</PictureBox>}
        <Cells>
          <Name>{unbrokenWords(title)}</Name>
          <FactStrip facts={facts} />
        </Cells>
      </Block>
    </Frame>
  );
}

/** The website without its scheme (`example.is`), and the e-mail address. */
export function webFacts({ website, email }: Pick<Association, 'website' | 'email'>): Fact[] {
  const site = website?.href.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return [
    { label: 'association.website', value: website && <Link to={website}>{site}</Link> },
    {
      label: 'association.email',
      value: email && <Link to={{ href: `mailto:${email}` }}>{email}</Link>,
    },
  ];
}
