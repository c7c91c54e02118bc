import type { ReactNode } from 'react';
import type { Image } from '../content/image';
import type { RichText as Blocks } from '../content/richText';
import { Hero } from './Hero';
import { PageTitle } from './PageTitle';
import { RichText } from './RichText';
import { Sheet } from './Sheet';
import { Stack } from './Stack';

type Props = {
  title: string;
  /** One line above the title. */
  kicker?: ReactNode;
  image?: Image;
  /** Facts beside the text. */
  margin?: ReactNode;
  lead?: Blocks;
  content?: Blocks;
};

/** One document, read from its title to its end; what it lacks leaves no gap. */
export function Story({ title, kicker, image, margin, lead, content }: Props) {
  return (
    <article>
      <PageTitle kicker={kicker}>{title}</PageTitle>
      <Stack>
        <Hero image={image} />
        <Sheet margin={margin}>
          <Stack>
            <RichText blocks={lead} variant="lead" />
            <RichText blocks={content} />
          </Stack>
        </Sheet>
      </Stack>
    </article>
  );
}
