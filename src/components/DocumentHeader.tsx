import type { ReactNode } from 'react';
import type { Image } from '../content/values/image';
import { Hero } from './Hero';
import { PageTitle } from './PageTitle';

type Props = { title: string; heading?: string; kicker: ReactNode; image?: Image };

export function DocumentHeader({ title, heading = title, kicker, image }: Props) {
  return (
    <div>
      <PageTitle kicker={kicker} isField={!image}>
        {heading}
      </PageTitle>
      <Hero image={image} />
    </div>
  );
}
