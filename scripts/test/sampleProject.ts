import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export function sampleProject(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'content-push-'));
  write(directory, 'customtypes/article/index.json', {
    id: 'article',
    label: 'Article',
    repeatable: true,
    status: true,
    json: { Main: { uid: { type: 'UID' }, title: { type: 'StructuredText' } } },
  });
  write(directory, 'customtypes/homepage/index.json', {
    id: 'homepage',
    label: 'Homepage',
    repeatable: false,
    status: true,
    json: { Main: { body: { type: 'Slices' } } },
  });
  write(directory, 'content-service/documents/repository.json', {
    name: 'sample',
    languages: [
      { id: 'en-us', name: 'English', is_master: false },
      { id: 'is', name: 'Icelandic', is_master: true },
    ],
  });
  writeDocument(directory, {
    id: 'article-stoll-is',
    uid: 'stoll',
    type: 'article',
    lang: 'is',
    tags: ['Hönnun'],
    data: {
      title: [{ type: 'heading1', text: 'Stóll', spans: [] }],
      image: { file: 'stoll.jpg', alt: 'Stóll við glugga', copyright: 'Mynd: Miðstöð' },
      published_date: '2026-10-02',
      place: null,
      empty: { link_type: 'Any' },
      content: [
        {
          type: 'paragraph',
          text: 'Sjá bolla.',
          spans: [
            {
              start: 4,
              end: 9,
              type: 'hyperlink',
              data: { link_type: 'Document', id: 'article-bolli-is' },
            },
            {
              start: 0,
              end: 3,
              type: 'hyperlink',
              data: { link_type: 'Web', url: 'https://example.is', target: '_blank' },
            },
          ],
        },
        {
          type: 'image',
          file: 'bolli.png',
          alt: '',
          copyright: null,
          linkTo: { link_type: 'Document', id: 'article-bolli-is' },
        },
        { type: 'embed', oembed: { type: 'video', embed_url: 'https://example.is/myndband' } },
      ],
      links: [{ link: { link_type: 'Media', file: 'samningur.pdf' }, label: 'Samningur' }, {}],
    },
  });
  writeDocument(directory, {
    id: 'article-bolli-is',
    uid: 'bolli',
    type: 'article',
    lang: 'is',
    tags: [],
    data: {
      title: [{ type: 'heading1', text: 'Bolli', spans: [] }],
      related: { link_type: 'Document', id: 'article-stoll-is' },
      buttons: [
        { link_type: 'Document', id: 'article-stoll-is', text: 'Stóllinn', variant: 'Primary' },
        { link_type: 'Web', url: 'https://example.is', text: 'Vefur' },
        { link_type: 'Any', text: 'Væntanlegt' },
      ],
      prices: {
        head: { rows: [{ cells: [{ type: 'header', content: [] }] }] },
        body: {
          rows: [
            {
              cells: [
                {
                  type: 'data',
                  content: [
                    {
                      type: 'paragraph',
                      text: 'Stóll',
                      spans: [
                        {
                          start: 0,
                          end: 5,
                          type: 'hyperlink',
                          data: { link_type: 'Document', id: 'article-stoll-is' },
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
      body: [{ slice_type: 'notes', slice_label: null, value: [{ note: 'Gamalt' }] }],
    },
  });
  writeDocument(directory, {
    id: 'article-chair-en-us',
    uid: 'chair',
    type: 'article',
    lang: 'en-us',
    alternate_language_id: 'article-stoll-is',
    tags: [],
    data: {
      title: [{ type: 'heading1', text: 'Chair', spans: [] }],
      image: { file: 'stoll.jpg', alt: 'Chair at a window', copyright: 'Image: Miðstöð' },
    },
  });
  writeDocument(directory, {
    id: 'homepage-is',
    type: 'homepage',
    lang: 'is',
    data: {
      body: [
        {
          slice_type: 'navigation_group',
          slice_label: null,
          primary: { title: 'Greinar' },
          items: [{ link: { link_type: 'Document', id: 'article-stoll-is' } }],
        },
        { slice_type: 'navigation_group' },
      ],
    },
  });
  // This is a draft, which must not be sent.
  write(directory, 'content-service/documents/drafts/is/article/stoll.json', {
    id: 'article-stoll-is',
    uid: 'stoll',
    type: 'article',
    lang: 'is',
    data: { title: 'Drög' },
  });
  for (const [name, text] of Object.entries({
    'stoll.jpg': 'a chair',
    'bolli.png': 'a cup',
    'samningur.pdf': 'a contract',
    'unused.jpg': 'nobody shows this',
  })) {
    writeFile(directory, `content-service/media/${name}`, text);
  }
  return directory;
}

export function writeDocument(
  directory: string,
  document: { id: string; type: string; lang: string } & Record<string, unknown>,
): void {
  const { id, lang, type } = document;
  write(directory, `content-service/documents/${lang}/${type}/${id}.json`, document);
}

function write(directory: string, file: string, json: unknown): void {
  writeFile(directory, file, JSON.stringify(json, null, 2));
}

function writeFile(directory: string, file: string, text: string): void {
  mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
}
