import styled from 'styled-components';
import { ratios } from './Picture';
import type { Aspect } from './Picture';

const diagonal = 'transparent calc(50% - 0.5px), var(--line) 0 calc(50% + 0.5px), transparent 0';

export const ImagePlaceholder = styled.div<{ $aspect: Aspect }>`
  aspect-ratio: ${({ $aspect }) => ratios[$aspect]};
  border: 1px solid var(--line);
  background:
    linear-gradient(to top right, ${diagonal}),
    linear-gradient(to bottom right, ${diagonal}) var(--quiet);
`;
