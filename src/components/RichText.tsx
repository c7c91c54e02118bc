import { Fragment, type ReactNode } from 'react';
import type { Block, Inline, RichText as Blocks, Setting } from '../content/richText';
import { windowFrom } from '../styles/windowFrom';
import { Embed } from './Embed';
import { Figure } from './Figure';
import { Link } from './Link';
import { Prose } from './RichText.styles';

type Props = {
  blocks?: Blocks;
  /** `lead` is the larger opening of a page; `pictorial` has images wider than its text. */
  variant?: 'text' | 'lead' | 'plain' | 'pictorial';
};

/** Draws rich text; nothing where there is none. */
export function RichText({ blocks, variant = 'text' }: Props) {
  if (!blocks) return null;
  return (
    <Prose $variant={variant}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{drawBlock(block, variant === 'pictorial')}</Fragment>
      ))}
    </Prose>
  );
}

function drawBlock(block: Block, isPictorial: boolean): ReactNode {
  const setting = toAttributes(block);
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading {...setting}>{drawInlines(block.children)}</Heading>;
    }
    case 'paragraph':
      return <p {...setting}>{drawInlines(block.children)}</p>;
    case 'preformatted':
      return <pre {...setting}>{drawInlines(block.children)}</pre>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List dir={block.direction}>
          {block.items.map((item, index) => (
            <li key={index} {...toAttributes(item)}>
              {drawInlines(item.children)}
            </li>
          ))}
        </List>
      );
    }
    case 'image':
      return (
        <div {...setting}>
          <Figure
            image={block.image}
            link={block.link}
            sizes={`${windowFrom.desktop} ${isPictorial ? 75 : 50}vw, 95vw`}
            isOnScreen={isPictorial}
          />
        </div>
      );
    case 'embed':
      return (
        <div {...setting}>
          {block.player ? (
            <Embed key={block.url} {...block} player={block.player} />
          ) : (
            <Link to={{ href: block.url }}>{block.title}</Link>
          )}
        </div>
      );
  }
}

/** A prefix keeps an editor's label apart from the names of the site's own styles. */
function toAttributes({ label, direction }: Setting) {
  return { className: label && `label-${label}`, dir: direction };
}

function drawInlines(inlines: Inline[]): ReactNode {
  return inlines.map((inline, index) => <Fragment key={index}>{drawInline(inline)}</Fragment>);
}

function drawInline(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return withLineBreaks(inline.text);
    case 'strong':
      return <strong>{drawInlines(inline.children)}</strong>;
    case 'em':
      return <em>{drawInlines(inline.children)}</em>;
    case 'link':
      return <Link to={inline.link}>{drawInlines(inline.children)}</Link>;
    case 'label':
      return <span {...toAttributes(inline)}>{drawInlines(inline.children)}</span>;
  }
}

/** Prismic keeps a soft line break as `\n` inside the text. */
function withLineBreaks(text: string): ReactNode {
  return text.split(/\r?\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
