import styled, { css } from 'styled-components';
import { type } from '../styles/type';

const variants = {
  plain: css`
    font-size: inherit;
  `,
  lead: type.lead,
  text: type.text,
  pictorial: css`
    ${type.text}
    max-width: none;

    > :not(div) {
      max-width: var(--measure);
    }
  `,
};

export const Prose = styled.div<{ $variant: keyof typeof variants }>`
  max-width: var(--measure);
  ${({ $variant }) => variants[$variant]}

  > * + * {
    margin-top: var(--baseline);
  }

  h2 {
    ${type.heading2}
    margin-top: calc(3 * var(--baseline));
  }

  h3,
  h4,
  h5,
  h6 {
    ${type.heading3}
    margin-top: calc(2 * var(--baseline));
  }

  ul,
  ol {
    padding-inline-start: 1.5rem;
  }

  ul {
    list-style: '– ';
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-top: 0.25rem;
  }

  pre {
    font-family: var(--mono);
    font-size: 0.9em;
    white-space: pre-wrap;
    padding: var(--baseline);
    background: var(--quiet);
  }

  figure {
    margin-block: calc(2 * var(--baseline));
  }

  .label-annotation {
    padding-inline: 0.25em;
    background: var(--quiet);
  }

  > .label-annotation {
    padding: 0 0 0 var(--baseline);
    font-size: var(--text-small);
    color: var(--muted);
    background: none;
    border-inline-start: 2px solid var(--line);
  }
`;
