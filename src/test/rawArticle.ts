import { documentPath } from '../routes';

export function rawArticle(fields: Record<string, unknown> = {}, meta: object = {}) {
  const document = { uid: 'grein', type: 'article', lang: 'is', ...meta };
  return {
    _meta: {
      id: 'Yx1',
      tags: ['Letur'],
      url: documentPath(document) ?? null,
      firstPublicationDate: '2026-11-02T09:00:00+0000',
      lastPublicationDate: '2026-11-05T10:30:00+0000',
      ...document,
    },
    type: 'article',
    title: text('Grein'),
    lead: text('Fyrst þetta.'),
    published_date: '2026-11-01',
    ...fields,
  };
}

export function text(content: string) {
  return [{ type: 'paragraph', text: content, spans: [] }];
}

export function rawEvent(fields: Record<string, unknown> = {}, meta: object = {}) {
  return rawArticle(
    {
      type: 'event',
      title: text('Viðburður'),
      start_date: '2027-03-10T16:00:00+0000',
      end_date: '2027-03-10T18:00:00+0000',
      place: 'Harpa',
      ...fields,
    },
    { id: 'Yx2', uid: 'vidburdur', ...meta },
  );
}
