import type { Block, Inline, RichText } from '../../content/richText';
import type { Cell, Table } from '../../content/table';
import type { Language } from '../../i18n/languages';
import { elementsPath, homePath } from '../../addresses';
import { drawImage } from './drawImage';
import { sampleTexts } from './sampleTexts';

const text = (content: string): Inline => ({ kind: 'text', text: content });

/** A paragraph without formatting. */
export function toParagraph(content: string): Block {
  return { kind: 'paragraph', children: [text(content)] };
}

const texts = {
  is: {
    heading: 'Fyrirsögn af stærð',
    spans: [
      'Orð geta verið ',
      'feitletruð',
      'skáletruð',
      'hvort tveggja í einu',
      'merkt af ritstjóra',
    ],
    links: [
      'Tengill getur legið ',
      'innan vefsins',
      'út á annan vef',
      'í netfang',
      'eða í nýjan flipa',
    ],
    lines:
      'Línuskil\ninnan efnisgreinar: Laugavegur 1,\n101 Reykjavík. Tákn eins og 🏔️ og 👩🏽‍🎨 haldast heil.',
    annotation: 'Athugasemd ritstjóra við textann.',
    items: [
      'Fyrsta atriði',
      'Annað, sem er nógu langt til að ná yfir á næstu línu þar sem dálkurinn er mjór',
      'Þriðja',
    ],
    rtl: 'مرحبا بكم في مركز التصميم والعمارة',
    table: {
      caption: 'Sex línur, úr járni og tré',
      rows: [
        ['Efni', 'Línur', 'Þyngd'],
        ['Bárujárn', '4', '1.240,5'],
        ['Rekaviður', '2', '96'],
      ],
    },
    embed: 'Efni af öðrum vef',
    unknown: 'Efni af vef sem síðan sýnir ekki sjálf',
  },
  'en-us': {
    heading: 'Heading of level',
    spans: ['Words may be ', 'bold', 'in italics', 'both at once', 'marked by an editor'],
    links: [
      'A link may lead ',
      'to this site',
      'to another one',
      'to a mailbox',
      'or to a tab of its own',
    ],
    lines:
      'Line breaks\nwithin a paragraph: Laugavegur 1,\n101 Reykjavík. Signs such as 🏔️ and 👩🏽‍🎨 stay whole.',
    annotation: 'An editor’s note on the text.',
    items: [
      'The first item',
      'The second, long enough to need another line wherever the column is a narrow one',
      'The third',
    ],
    rtl: 'مرحبا بكم في مركز التصميم والعمارة',
    table: {
      caption: 'Six lines, of iron and wood',
      rows: [
        ['Material', 'Lines', 'Weight'],
        ['Corrugated iron', '4', '1,240.5'],
        ['Driftwood', '2', '96'],
      ],
    },
    embed: 'Content of another site',
    unknown: 'Content of a site that this page does not show itself',
  },
} as const;

/** Rich text with every type of block and span that an editor can use. */
export function sampleRichText(lang: Language): RichText {
  const { heading, spans, links, lines, annotation, items, rtl } = texts[lang];
  const [before, strong, em, both, label] = spans;
  const [lead, internal, external, mailbox, tab] = links;
  const { paragraph, alt, credit } = sampleTexts[lang];
  const image = drawImage({ width: 1600, height: 900 }, { alt, copyright: credit });
  const link = (href: string, name: string, opensNewTab?: true): Inline => ({
    kind: 'link',
    link: { href, opensNewTab },
    children: [text(name)],
  });
  const list = (ordered: boolean): Block => ({
    kind: 'list',
    ordered,
    items: items.map((item) => ({ children: [text(item)] })),
  });
  return [
    ...([2, 3, 4, 5, 6] as const).flatMap((level): Block[] => [
      { kind: 'heading', level, children: [text(`${heading} ${level}`)] },
      toParagraph(paragraph),
    ]),
    {
      kind: 'paragraph',
      children: [
        text(before),
        { kind: 'strong', children: [text(strong)] },
        text(', '),
        { kind: 'em', children: [text(em)] },
        text(', '),
        { kind: 'strong', children: [{ kind: 'em', children: [text(both)] }] },
        text(', '),
        { kind: 'label', label: 'annotation', children: [text(label)] },
        text('.'),
      ],
    },
    {
      kind: 'paragraph',
      children: [
        text(lead),
        link(elementsPath(lang), internal),
        text(', '),
        link('https://example.is/', external),
        text(', '),
        link('mailto:info@example.is', mailbox),
        text(', '),
        link(homePath(lang), tab, true),
        text('.'),
      ],
    },
    toParagraph(lines),
    { kind: 'paragraph', label: 'annotation', children: [text(annotation)] },
    { kind: 'paragraph', direction: 'rtl', children: [text(rtl)] },
    list(false),
    list(true),
    {
      kind: 'preformatted',
      children: [text('const baseline = 16;\nconst columns = 12;  // 1440 / 12')],
    },
    { kind: 'image', image },
    { kind: 'image', image, link: { href: elementsPath(lang) } },
  ];
}

/** A table with headers of its columns and rows, and with columns of figures. */
export function sampleTable(lang: Language): Table {
  const { caption, rows } = texts[lang].table;
  const [head = [], ...body] = rows.map((row, number) =>
    row.map((content, column): Cell => {
      const isHeader = number === 0 || column === 0;
      return { text: [toParagraph(content)], isHeader, isFigure: column > 0 };
    }),
  );
  return { caption, head: [head], body };
}

/** An embed of every known provider, and one of an unknown provider, which stays a link. */
export function sampleEmbeds(lang: Language): RichText {
  const { embed, unknown } = texts[lang];
  const block = (
    name: string,
    url: string,
    player?: Extract<Block, { kind: 'embed' }>['player'],
  ): Block => ({
    kind: 'embed',
    url,
    title: `${name}: ${player ? embed : unknown}`,
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
