import styled from 'styled-components';
import { media } from '../styles/media';
import { onField } from '../styles/onField';
import { type } from '../styles/type';

export const Summary = styled.summary`
  cursor: pointer;
  list-style: none;
  padding-block: 0.75rem;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

export const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100vh - 4rem);
  overflow-y: auto;
  scroll-padding-block: var(--baseline);
  ${onField}
  padding: calc(2 * var(--baseline)) var(--edge) calc(4 * var(--baseline));
`;

export const Groups = styled.ul`
  display: grid;
  gap: calc(2 * var(--baseline)) var(--gutter);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Group = styled.li`
  border-top: 1px solid var(--on-field-line);
  padding-top: 0.75rem;

  li a {
    display: block;
    padding-block: 0.375rem;
    text-decoration: none;
  }

  li a:hover {
    text-decoration: underline;
  }
`;

export const Heading = styled.p`
  ${type.heading2}
  margin-bottom: 0.5rem;

  a {
    text-decoration: none;
  }
`;
