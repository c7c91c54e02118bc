import styled, { css } from 'styled-components';
import { leading, type } from '../styles/type';

const runningText = css`
  ${type.text}

  p,
  li {
    ${leading(1.36, '0.25rem')}
  }
`;

const variants = {
  plain: css`
    font-size: inherit;
  `,
  lead: type.lead,
  text: runningText,
  pictorial: css`
    ${runningText}
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
    /* The space before the text is that of a word. */
    margin-inline: -0.25em;
    padding-inline: 0.25em;
    background: var(--quiet);
  }

  > .label-annotation {
    margin-inline: 0;
    padding: 0 0 0 var(--baseline);
    font-size: var(--text-small);
    color: var(--muted);
    background: none;
    border-inline-start: 2px solid var(--line);
  }
`;
