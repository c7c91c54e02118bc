import { rmSync } from 'node:fs';
import path from 'node:path';
import { cleanUp, serve, testContent } from '../test/content';
import type { TestContent } from '../test/content';
import { initContent } from './initContent';

let content: TestContent;
beforeEach(() => {
  content = testContent();
  rmSync(path.join(content.folder, 'documents'), { recursive: true });
});
afterEach(cleanUp);

const init = (lang: string) =>
  initContent({
    types: path.join(content.folder, 'customtypes'),
    documents: path.join(content.folder, 'documents'),
    media: path.join(content.folder, 'media'),
    lang,
  });

test('what it writes can be served without a problem', async () => {
  expect(init('fo')).toHaveLength(3);
  const service = await serve(content, { strict: true });
  expect(service.documentCount()).toBe(1);
  const metadata = await (await fetch(`${service.url}/api/v2`)).json();
  expect(metadata).toMatchObject({ languages: [{ id: 'fo', name: 'Faroese', is_master: true }] });
});

test('nothing is overwritten', () => {
  content.write('documents/repository.json', {});
  expect(() => init('is')).toThrow(/documents\/repository\.json exists already, so nothing/);
  expect(() => init('is')).toThrow('--documents');
});

test('a language needs an id', () => {
  expect(() => init('the moon')).toThrow('--lang "the moon" is not a language id');
});
