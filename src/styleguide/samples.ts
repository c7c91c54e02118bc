import { dummyPath, elementsPath } from '../addresses';
import type { TitledDocument } from '../content/values/document';
import type { Access, EventFacts } from '../content/values/eventFacts';
import type { Image } from '../content/values/image';
import type { Block, Inline, RichText } from '../content/values/richText';
import type { Cell, Table } from '../content/values/table';
import type { Language } from '../i18n/languages';

/** Made-up texts of the style guide and the dummies. */
export const texts = {
  shortTitle: 'Wool',
  title: 'A chair to sit on in the rain',
  /**
   * One title is three times as long as the longest sample title, one is a compound, and one has
   * many long words.
   */
  longTitles: [
    'The avalanche barriers above the town have changed the way it looks more than any other structure of the past fifty years and the question is now whether its landscape architects had time for the job, and whether anyone had asked the people on the hillside what they thought of it before the first sod was turned?',
    'Vaðlaheiðarvegavinnuverkfærageymsluskúraútidyralyklakippuhringur',
    'Interdisciplinary infrastructure representatives photographed counterintuitive reconstruction specifications, telecommunications headquarters notwithstanding',
  ],
  titles: [
    'The light on the pier',
    'Fourteen letters of a new typeface',
    'The lava was left alone',
    'When the windows turned to the sea',
  ],
  sentence:
    'One sentence that says what this is about, neither longer nor shorter than most of them are.',
  paragraph:
    'This is a paragraph of ordinary length. It is here to show how text falls into lines, where words are broken, and how far apart the lines are. A reader should be able to go on without looking for the next line.',
  person: 'Þórunn Ægisdóttir',
  persons:
    'Þórunn Ægisdóttir, Sigurbergur Þorvaldsson, Guðríður Ástríður Hallgrímsdóttir, Aðalsteinn Önundarson and Ísleifur Úlfarsson',
  place: 'The engine hall',
  longPlace:
    'Museum of Drawers, the old net workshop, Bryggjustétt 17, multipurpose hall on the second floor, entrance from the courtyard',
  category: 'Interview',
  credit: 'Photo: Ísleifur Úlfarsson',
  alt: 'A frame with two diagonals and a circle in the middle, drawn as a test',
  tags: (
    'accessibility, acoustics, architecture, brickwork, ceramics, circularity, ' +
    'competitions, concrete, craft, education, exhibitions, fashion, furniture, ' +
    'goldsmithing, graphic design, illustration, information design, infrastructure, ' +
    'interiors, landscape, lettering, lighting, playgrounds, product design, ' +
    'schools, telecommunications architecture, textiles, timber, typefaces, ' +
    'urban planning'
  ).split(', '),
  associations: [
    'Plumb Line Association of Architects',
    'Footstool Association of Furniture and Interior Architects',
    'Association of Planners, Environmental Psychologists and Designers of Public Space in Northeast Iceland',
    'Embers Ceramic Society',
    'Crucible Goldsmiths’ Association',
    'Quill Association of Illustrators',
    'Tussock Association of Landscape Architects',
    'National Costume Seamstresses’ Guild',
    'Tongue and Groove Association of Product and Industrial Designers',
    'Weft Textile Society',
    'Z',
  ],
  pages: ['Bylaws', 'Board and committees', 'Competition rules and registration of jury members'],
} as const;

type Size = { width: number; height: number };

/** With an empty `alt`, the default, the image is decorative. */
type Texts = { alt?: string; copyright?: string };

/**
 * Draws an image as a data URL, which needs no content service. The frame and the diagonals show
 * what a crop cuts off. The circle marks the focal point.
 */
export function drawImage(
  { width, height }: Size,
  { alt = '', copyright }: Texts = {},
  focus?: Image['focus'],
): Image {
  const short = Math.min(width, height);
  const line = short / 60;
  const [x, y] = [width * (focus?.x ?? 0.5), height * (focus?.y ?? 0.5)];
  const shapes =
    `<path fill='#d9c9f5' d='M0 0h${width}v${height}H0z'/>` +
    `<g fill='none' stroke='#410099' stroke-width='${line}'>` +
    `<path d='M0 0L${x} ${y}L${width} 0M0 ${height}L${x} ${y}L${width} ${height}'/>` +
    `<path d='M${line / 2} ${line / 2}h${width - line}v${height - line}H${line / 2}z'/>` +
    `<circle cx='${x}' cy='${y}' r='${focus ? short / 6 : short / 3}'/></g>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>${shapes}</svg>`;
  // All characters are encoded, because a space would end the URL in `srcset`.
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { src, srcSet: `${src} ${width}w`, width, height, alt, copyright, shared: src, focus };
}

const text = (content: string): Inline => ({ kind: 'text', text: content });

export function toParagraph(content: string): Block {
  return { kind: 'paragraph', children: [text(content)] };
}

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

/** Returns embeds with a known and an unknown size, and one of an unknown provider: a link. */
export function sampleEmbeds(): RichText {
  const title = 'Content of another site';
  return [
    {
      kind: 'embed',
      url: 'https://www.youtube.com/watch?v=00000000000',
      title,
      player: { provider: 'YouTube', ratio: 16 / 9 },
    },
    {
      kind: 'embed',
      url: 'https://www.facebook.com/example/posts/1',
      title,
      player: { provider: 'Facebook' },
    },
    { kind: 'embed', url: 'https://example.is/', title },
  ];
}

export const lang: Language = 'en-us';

export const landscape = { width: 1600, height: 900 };
export const square = { width: 1200, height: 1200 };
export const portrait = { width: 900, height: 1600 };

/** By default, the path is the path of an existing page, so that links work. */
export const document = (type: string, title: string, path = elementsPath()): TitledDocument => ({
  id: `${type}-${title}`,
  type,
  lang,
  path,
  tags: [],
  title,
});

export const article = (title: string) => ({
  ...document('article', title),
  kind: 'article' as const,
  image: drawImage(landscape),
  date: '2026-11-20',
  category: texts.category,
});

/** The event has no dates. The caller adds them, because some depend on the current date. */
export const event = (title: string) => ({
  ...document('article', title, dummyPath('event')),
  kind: 'event' as const,
  image: drawImage(landscape),
});

const access: Access[] = [
  { kind: 'step-free', note: 'lift from the courtyard' },
  { kind: 'steps', note: 'to the gallery' },
  { kind: 'sign-language' },
  { kind: 'captions' },
  { kind: 'hearing-loop' },
  { kind: 'quiet-session', note: '10 a.m.–11 a.m.' },
];

/** All facts of an event. The title of its series is the longest sample title. */
export const facts: EventFacts = {
  spoken: 'Icelandic and English',
  access,
  booking: 'tickets',
  isSoldOut: true,
  series: document('page', texts.longTitles[0]),
};

export const project = (title: string) => ({
  ...document('project', title),
  image: drawImage(landscape),
  designer: texts.person,
  year: 2026,
});

/** Every fourth association has no logo, and one has a wide logo. */
export const associations = texts.associations.map((title, index) => ({
  ...document('association', title, dummyPath('association')),
  logo:
    index % 4 === 2 ? undefined : drawImage(index === 1 ? { width: 1600, height: 400 } : square),
}));

export const story = {
  summary: texts.sentence,
  lead: [toParagraph(texts.sentence)],
  content: sampleRichText(),
  words: 1234,
  minutes: 6,
};
