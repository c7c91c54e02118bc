import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { RichText as Blocks } from '../content/richText';
import { RichText } from './RichText';
import { Sheet } from './Sheet';
import { Stack } from './Stack';

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(3 * var(--baseline));
`;

type Props = {
  /** How it begins, with the page's `h1` in it. */
  opening: ReactNode;
  /** Facts beside the text. */
  margin?: ReactNode;
  lead?: Blocks;
  content?: Blocks;
  /** Above the text, in its columns. */
  figure?: ReactNode;
  /** The images are what one came for: they reach the sheet's edge. */
  isPictorial?: boolean;
};

/** One document, read from its title to its end; what it lacks leaves no gap. */
export function Story({ opening, margin, lead, content, figure, isPictorial = false }: Props) {
  return (
    <Article>
      {opening}
      <Sheet margin={margin} isWide={isPictorial}>
        <Stack>
          {figure}
          <RichText blocks={lead} variant="lead" />
          <RichText blocks={content} variant={isPictorial ? 'pictorial' : 'text'} />
        </Stack>
      </Sheet>
    </Article>
  );
}
