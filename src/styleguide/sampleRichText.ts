import type { Block, Inline, RichText } from '../content/values/richText';
import type { Cell, Table } from '../content/values/table';
import { elementsPath } from '../addresses';
import { drawImage } from './drawImage';
import { texts } from './sampleTexts';

const text = (content: string): Inline => ({ kind: 'text', text: content });

/** A paragraph without formatting. */
export function toParagraph(content: string): Block {
  return { kind: 'paragraph', children: [text(content)] };
}

/** Rich text with every type of block and span that an editor can use. */
export function sampleRichText(): RichText {
  const { paragraph, alt, credit } = texts;
  const image = drawImage({ width: 1600, height: 900 }, { alt, copyright: credit });
  const link = (href: string, name: string, opensNewTab?: true): Inline => ({
    kind: 'link',
    link: { href, opensNewTab },
    children: [text(name)],
  });
  const list = (ordered: boolean): Block => ({
    kind: 'list',
    ordered,
    items: [
      'The first item',
      'The second, long enough to need another line wherever the column is a narrow one',
      'The third',
    ].map((item) => ({ children: [text(item)] })),
  });
  return [
    ...([2, 3, 4, 5, 6] as const).flatMap((level): Block[] => [
      { kind: 'heading', level, children: [text(`Heading of level ${level}`)] },
      toParagraph(paragraph),
    ]),
    {
      kind: 'paragraph',
      children: [
        text('Words may be '),
        { kind: 'strong', children: [text('bold')] },
        text(', '),
        { kind: 'em', children: [text('in italics')] },
        text(', '),
        { kind: 'strong', children: [{ kind: 'em', children: [text('both at once')] }] },
        text(', '),
        { kind: 'label', label: 'annotation', children: [text('marked by an editor')] },
        text('.'),
      ],
    },
    {
      kind: 'paragraph',
      children: [
        text('A link may lead '),
        link(elementsPath(), 'to this site'),
        text(', '),
        link('https://example.is/', 'to another one'),
        text(', '),
        link('mailto:info@example.is', 'to a mailbox'),
        text(', '),
        link(elementsPath(), 'or to a tab of its own', true),
        text('.'),
      ],
    },
    toParagraph(
      'Line breaks\nwithin a paragraph: Laugavegur 1,\n101 Reykjavík. Signs such as 🏔️ and 👩🏽‍🎨 stay whole.',
    ),
    { kind: 'paragraph', label: 'annotation', children: [text('An editor’s note on the text.')] },
    { kind: 'paragraph', direction: 'rtl', children: [text('مرحبا بكم في مركز التصميم والعمارة')] },
    list(false),
    list(true),
    {
      kind: 'preformatted',
      children: [text('const baseline = 16;\nconst columns = 12;  // 1440 / 12')],
    },
    { kind: 'image', image },
    { kind: 'image', image, link: { href: elementsPath() } },
  ];
}

/** A table with headers of its columns and rows, and with columns of figures. */
export function sampleTable(): Table {
  const rows = [
    ['Material', 'Lines', 'Weight'],
    ['Corrugated iron', '4', '1,240.5'],
    ['Driftwood', '2', '96'],
  ];
  const [head = [], ...body] = rows.map((row, number) =>
    row.map((content, column): Cell => {
      const isHeader = number === 0 || column === 0;
      return { text: [toParagraph(content)], isHeader, isFigure: column > 0 };
    }),
  );
  return { caption: 'Six lines, of iron and wood', head: [head], body };
}

/** An embed of every known provider, and one of an unknown provider, which stays a link. */
export function sampleEmbeds(): RichText {
  const block = (
    name: string,
    url: string,
    player?: Extract<Block, { kind: 'embed' }>['player'],
  ): Block => ({
    kind: 'embed',
    url,
    title: `${name}: Content of ${player ? 'another site' : 'a site that this page does not show itself'}`,
    player,
  });
  return [
    block('YouTube', 'https://www.youtube.com/watch?v=00000000000', {
      provider: 'YouTube',
      ratio: 16 / 9,
    }),
    block('Vimeo', 'https://vimeo.com/1', { provider: 'Vimeo', ratio: 9 / 16 }),
    block('Facebook', 'https://www.facebook.com/example/posts/1', { provider: 'Facebook' }),
    block('Instagram', 'https://www.instagram.com/p/example/', { provider: 'Instagram' }),
    block('X', 'https://x.com/example/status/1', { provider: 'X' }),
    block('example.is', 'https://example.is/'),
  ];
}
