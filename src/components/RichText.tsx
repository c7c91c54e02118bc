import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Block, Inline, RichText as Blocks, Setting } from '../content/values/richText';
import { windowFrom } from '../styles/grid';
import { leading, type } from '../styles/type';
import { Embed } from './Embed';
import { Figure } from './Figure';
import { Link } from './Link';
import { unbrokenRanges } from './unbrokenWords';

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

const Prose = styled.div<{ $variant: keyof typeof variants }>`
  max-width: var(--measure);
  ${({ $variant }) => variants[$variant]}

  > * + * {
    margin-top: var(--baseline);
  }

  h2 {
    ${type.heading2}
    margin-top: calc(3 * var(--baseline));
  }

  :is(h3, h4, h5, h6) {
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
    /* Keeps the normal space between words around the coloured label. */
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

type Props = {
  blocks?: Blocks;
  /** `pictorial` has images wider than the text. */
  variant?: keyof typeof variants;
  /** `before[i]` appears before the block `i`. One more item appears after the last block. */
  before?: readonly ReactNode[];
};

export function RichText({ blocks, variant = 'text', before = [] }: Props) {
  if (!blocks) return null;
  return (
    <Prose $variant={variant} data-prose>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          {before[index]}
          {renderBlock(block, variant === 'pictorial')}
        </Fragment>
      ))}
      {before[blocks.length]}
    </Prose>
  );
}

function renderBlock(block: Block, isPictorial: boolean): ReactNode {
  const attributes = toAttributes(block);
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id} {...attributes}>
          {renderInlines(block.children)}
        </Heading>
      );
    }
    case 'paragraph':
      return <p {...attributes}>{renderInlines(block.children)}</p>;
    case 'preformatted':
      return <pre {...attributes}>{renderInlines(block.children)}</pre>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List dir={block.direction}>
          {block.items.map((item, index) => (
            <li key={index} {...toAttributes(item)}>
              {renderInlines(item.children)}
            </li>
          ))}
        </List>
      );
    }
    case 'image':
      return (
        <div {...attributes}>
          <Figure
            image={block.image}
            link={block.link}
            sizes={`${windowFrom.desktop} ${isPictorial ? 75 : 50}vw, 95vw`}
            fitsWindow={isPictorial}
          />
        </div>
      );
    case 'embed':
      return (
        <div {...attributes}>
          {block.player ? (
            <Embed key={block.url} {...block} player={block.player} />
          ) : (
            <Link to={{ href: block.url }}>{block.title}</Link>
          )}
        </div>
      );
  }
}

/** The prefix prevents collisions between an editor's label and the site's own class names. */
function toAttributes({ label, direction }: Setting) {
  return { className: label && `label-${label}`, dir: direction };
}

function renderInlines(inlines: Inline[]): ReactNode {
  return inlines.map((inline, index) => <Fragment key={index}>{renderInline(inline)}</Fragment>);
}

function renderInline(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return withLineBreaks(unbrokenRanges(inline.text));
    case 'strong':
      return <strong>{renderInlines(inline.children)}</strong>;
    case 'em':
      return <em>{renderInlines(inline.children)}</em>;
    case 'link':
      return <Link to={inline.link}>{renderInlines(inline.children)}</Link>;
    case 'label':
      return <span {...toAttributes(inline)}>{renderInlines(inline.children)}</span>;
  }
}

/** Prismic stores a soft line break as `\n` in the text. */
function withLineBreaks(text: string): ReactNode {
  return text.split(/\r?\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
