import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Image } from '../content/values/image';
import type { Fact } from './Facts';
import { FactStrip } from './FactStrip';
import { Hero } from './Hero';
import { PageTitle } from './PageTitle';

const Strip = styled.div<{ $isBelowField: boolean }>`
  padding: ${({ $isBelowField }) => ($isBelowField ? 'calc(2 * var(--baseline))' : 0)} var(--edge) 0;
`;

type Props = {
  title: string;
  heading?: string;
  kicker: ReactNode;
  image?: Image;
  facts: Fact[];
};

export function ProjectHeader({ title, heading = title, kicker, image, facts }: Props) {
  return (
    <div>
      <Hero image={image} isFull />
      <PageTitle kicker={kicker} isField={!image}>
        {heading}
      </PageTitle>
      <Strip $isBelowField={!image}>
        <FactStrip facts={facts} />
      </Strip>
    </div>
  );
}
