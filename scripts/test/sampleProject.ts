import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../src/test/temporaryFolder';

export const linkTo = (id: string, more: object = {}) => ({ link_type: 'Document', id, ...more });
export const block = (type: string, text: string, spans: object[] = []) => ({ type, text, spans });
export const spanOver = (end: number, data: object) => ({ start: 0, end, type: 'hyperlink', data });

const chair = 'article-stoll-is';
const cup = 'article-bolli-is';

/** Files of the content, by folder of the language. `drafts` must not be sent. */
const documents: Record<string, { id: string; type: string; [field: string]: unknown }[]> = {
  is: [
    {
      id: chair,
      uid: 'stoll',
      type: 'article',
      tags: ['Hönnun'],
      data: {
        title: [block('heading1', 'Stóll')],
        image: { file: 'stoll.jpg', alt: 'Stóll við glugga', copyright: 'Mynd: Miðstöð' },
        published_date: '2026-10-02',
        place: null,
        empty: { link_type: 'Any' },
        content: [
          block('paragraph', 'Sjá bolla.', [
            spanOver(9, linkTo(cup)),
            spanOver(3, { link_type: 'Web', url: 'https://example.is', target: '_blank' }),
          ]),
          { type: 'image', file: 'bolli.png', alt: '', copyright: null, linkTo: linkTo(cup) },
          { type: 'embed', oembed: { type: 'video', embed_url: 'https://example.is/myndband' } },
        ],
        links: [{ link: { link_type: 'Media', file: 'samningur.pdf' }, label: 'Samningur' }, {}],
      },
    },
    {
      id: cup,
      uid: 'bolli',
      type: 'article',
      data: {
        title: [block('heading1', 'Bolli')],
        related: linkTo(chair),
        buttons: [
          linkTo(chair, { text: 'Stóllinn', variant: 'Primary' }),
          { link_type: 'Web', url: 'https://example.is', text: 'Vefur' },
          { link_type: 'Any', text: 'Væntanlegt' },
        ],
        prices: {
          head: { rows: [{ cells: [{ type: 'header', content: [] }] }] },
          body: {
            rows: [
              { cells: [{ content: [block('paragraph', 'Stóll', [spanOver(5, linkTo(chair))])] }] },
            ],
          },
        },
        body: [{ slice_type: 'notes', slice_label: null, value: [{ note: 'Gamalt' }] }],
      },
    },
    {
      id: 'homepage-is',
      type: 'homepage',
      data: {
        body: [
          {
            slice_type: 'navigation_group',
            slice_label: null,
            primary: { title: 'Greinar' },
            items: [{ link: linkTo(chair) }],
          },
          { slice_type: 'navigation_group' },
        ],
      },
    },
  ],
  'en-us': [
    {
      id: 'article-chair-en-us',
      uid: 'chair',
      type: 'article',
      alternate_language_id: chair,
      data: {
        title: [block('heading1', 'Chair')],
        image: { file: 'stoll.jpg', alt: 'Chair at a window', copyright: 'Image: Miðstöð' },
      },
    },
  ],
  'drafts/is': [{ id: chair, uid: 'stoll', type: 'article', data: { title: 'Drög' } }],
};

const media = {
  'stoll.jpg': 'a chair',
  'bolli.png': 'a cup',
  'samningur.pdf': 'a contract',
  'unused.jpg': 'nobody shows this',
};

export function sampleProject(): string {
  const directory = temporaryFolder();
  const write = (file: string, content: object | string) => {
    const whole = path.join(directory, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, typeof content === 'string' ? content : JSON.stringify(content));
  };
  for (const label of ['Article', 'Homepage']) {
    const id = label.toLowerCase();
    write(`customtypes/${id}/index.json`, { id, label, repeatable: id === 'article', json: {} });
  }
  write('content-service/documents/repository.json', {
    languages: [
      { id: 'en-us', is_master: false },
      { id: 'is', is_master: true },
    ],
  });
  for (const [folder, list] of Object.entries(documents)) {
    for (const each of list) {
      const file = `content-service/documents/${folder}/${each.type}/${each.id}.json`;
      write(file, { lang: path.basename(folder), ...each });
    }
  }
  for (const [name, text] of Object.entries(media)) write(`content-service/media/${name}`, text);
  return directory;
}
