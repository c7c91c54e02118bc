import type { ReactNode } from 'react';
import type { Image } from '../content/image';
import { Hero } from './Hero';
import { PageTitle } from './PageTitle';

type Props = {
  title: string;
  /** The title with the places where its long words may break. */
  heading?: string;
  /** One line above the title. */
  kicker?: ReactNode;
  image?: Image;
};

/** How a document's page begins that has no beginning of its own: with its title and its image. */
export function Opening({ title, heading = title, kicker, image }: Props) {
  return (
    <div>
      <PageTitle kicker={kicker} isField={!image}>
        {heading}
      </PageTitle>
      <Hero image={image} />
    </div>
  );
}
