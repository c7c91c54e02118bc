import { createClient } from '@prismicio/client';
import { startContentService } from '../../content-service/src/startContentService';
import type { ContentService } from '../../content-service/src/startContentService';
import { article, checkedAt, documentLink, event, photo } from '../../src/test/checkedContent';
import { checkContent } from '../../src/contentCheck/checkContent';
import type { CheckedDocument } from '../../src/contentCheck/Rule';

let service: ContentService;
let documents: CheckedDocument[];
beforeAll(async () => {
  service = await startContentService({ port: 0, watch: false });
  const client = createClient('sample', { documentAPIEndpoint: `${service.url}/api/v2` });
  documents = (await client.dangerouslyGetAll({ lang: '*' })) as unknown as CheckedDocument[];
});
afterAll(() => service.close());

const errorsIn = (all: CheckedDocument[]) =>
  checkContent(all, { now: checkedAt }).filter(({ severity }) => severity === 'error');

test('the sample content has no error', () => {
  expect(documents.length).toBeGreaterThan(100);
  expect(errorsIn(documents)).toEqual([]);
});

test('errors that are planted in it are found, each once', () => {
  const planted = (['is', 'en-us'] as const).flatMap((lang) => [
    { ...article(lang, { data: { image: photo({ alt: 'IMG_1.jpg' }) } }), id: `alt-${lang}` },
    { ...article(lang, { data: { association: documentLink('gone') } }), id: `link-${lang}` },
    { ...event(lang, { start_date: null }), id: `event-${lang}` },
    { ...article(lang, { uid: null }), id: `uid-${lang}` },
  ]);
  const found = errorsIn([...documents, ...planted]).map(({ document }) => document.id);
  expect(found.sort()).toEqual(planted.map(({ id }) => id).sort());
});
