import type { ReactNode } from 'react';
import type { Image } from '../content/values/image';
import { Hero } from './Hero';
import { PageTitle } from './PageTitle';

type Props = {
  title: string;
  /** The title with soft hyphens in long words. */
  heading?: string;
  /** One line above the title: the breadcrumbs. */
  kicker?: ReactNode;
  image?: Image;
};

/** The header of a document's page, unless its type has a header of its own: title and image. */
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
