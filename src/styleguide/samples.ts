import { dummyPath, elementsPath } from '../addresses';
import type { TitledDocument } from '../content/values/document';
import type { EventFacts } from '../content/values/eventFacts';
import type { Image } from '../content/values/image';
import type { Occasion } from '../content/values/occasion';
import type { Block, Inline, RichText } from '../content/values/richText';

export const lang = 'en-us';

/** The path of an existing page, so that links work. */
export const path = elementsPath();

export const texts = {
  shortTitle: 'Wool',
  title: 'A chair to sit on in the rain',
  /** Three times as long as the longest title of a document, a compound, many long words. */
  longTitles: [
    'The avalanche barriers above the town have changed the way it looks more than any other structure of the past fifty years and the question is now whether its landscape architects had time for the job, and whether anyone had asked the people on the hillside what they thought of it before the first sod was turned?',
    'Vaðlaheiðarvegavinnuverkfærageymsluskúraútidyralyklakippuhringur',
    'Interdisciplinary infrastructure representatives photographed counterintuitive reconstruction specifications, telecommunications headquarters notwithstanding',
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
  credit: 'Photo: Ísleifur Úlfarsson',
  alt: 'A frame with two diagonals and a circle in the middle, drawn as a test',
  tags: ['accessibility', 'acoustics', 'information design', 'telecommunications architecture'],
  associations: [
    'Plumb Line Association of Architects',
    'Footstool Association of Furniture and Interior Architects',
    'Association of Planners, Environmental Psychologists and Designers of Public Space in Northeast Iceland',
    'Embers Ceramic Society',
    'Crucible Goldsmiths’ Association',
    'Quill Association of Illustrators',
    'Z',
  ],
} as const;

const shapes = {
  landscape: [1600, 900],
  square: [1200, 1200],
  portrait: [900, 1600],
  wide: [1600, 400],
};

/** Draws an image as a data URL. The frame and the diagonals show what a crop cuts off. */
export function drawImage(
  shape: keyof typeof shapes,
  { alt = '', copyright }: { alt?: string; copyright?: string } = {},
): Image {
  const [width = 0, height = 0] = shapes[shape];
  const short = Math.min(width, height);
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>` +
    `<path fill='#d9c9f5' d='M0 0h${width}v${height}H0z'/>` +
    `<g fill='none' stroke='#410099' stroke-width='${short / 60}'>` +
    `<path d='M0 0h${width}v${height}H0zL${width} ${height}M${width} 0L0 ${height}'/>` +
    `<circle cx='${width / 2}' cy='${height / 2}' r='${short / 3}'/></g></svg>`;
  // All characters are encoded, because a space would end the URL in `srcset`.
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { src, width, height, alt, copyright, shared: src };
}

const text = (content: string): Inline => ({ kind: 'text', text: content });

export function toParagraph(content: string): Block {
  return { kind: 'paragraph', children: [text(content)] };
}

export function sampleRichText(): RichText {
  const { paragraph, alt, credit } = texts;
  const image = drawImage('landscape', { alt, copyright: credit });
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
        { kind: 'label', label: 'annotation', children: [text('marked by an editor')] },
        text(' or '),
        { kind: 'link', link: { href: path }, children: [text('a link')] },
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
  ];
}

export const document = (type: string, title: string, href = path): TitledDocument => ({
  id: `${type}-${title}`,
  type,
  lang,
  path: href,
  tags: [],
  title,
});

export const article = (title: string) => ({
  ...document('article', title),
  kind: 'article' as const,
  image: drawImage('landscape'),
  date: '2026-11-20',
  category: 'Interview',
});

export const event = (title: string, occasion: Occasion) => ({
  ...document('article', title, dummyPath('event')),
  kind: 'event' as const,
  image: drawImage('landscape'),
  occasion,
});

export const facts: EventFacts = {
  spoken: 'Icelandic and English',
  access: [
    { kind: 'step-free', note: 'lift from the courtyard' },
    { kind: 'steps', note: 'to the gallery' },
    { kind: 'sign-language' },
    { kind: 'captions' },
    { kind: 'hearing-loop' },
    { kind: 'quiet-session', note: '10 a.m.–11 a.m.' },
  ],
  booking: 'tickets',
  isSoldOut: true,
  series: document('page', texts.longTitles[0]),
};

export const project = (title: string) => ({
  ...document('project', title),
  image: drawImage('landscape'),
  designer: texts.person,
  year: 2026,
});

export const associations = texts.associations.map((title, index) => ({
  ...document('association', title, dummyPath('association')),
  logo: index === 2 ? undefined : drawImage(index === 1 ? 'wide' : 'square'),
}));

export const story = {
  summary: texts.sentence,
  lead: [toParagraph(texts.sentence)],
  content: sampleRichText(),
  words: 1234,
  minutes: 6,
};
