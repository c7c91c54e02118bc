import { createClient } from '@prismicio/client';
import { field, serve, testContent } from '../../test/content';
import type { TestContent } from '../../test/content';

let content: TestContent;
beforeEach(() => (content = testContent()));
afterEach(() => content.remove());

test('custom types as the tools of 2019 stored them are read: <id>.json and a list', async () => {
  content.write(
    'customtypes/index.json',
    JSON.stringify([
      { id: 'homepage', name: 'The homepage', repeatable: false, value: 'home.json' },
    ]),
  );
  content.write('customtypes/home.json', { Main: { title: field('Text') } });
  content.write('customtypes/article.json', { Main: { uid: field('UID'), title: field('Text') } });
  content.writeDocument('is/homepage/home', { data: { title: 'Heim' } });
  content.writeDocument('is/article/a', { uid: 'a', data: { title: 'A' } });
  const service = await serve(content);
  expect(service.problems()).toEqual([]);
  const client = createClient('acme', { documentAPIEndpoint: `${service.url}/api/v2` });
  expect((await client.getRepository()).types).toEqual({
    article: 'article',
    homepage: 'The homepage',
  });
  expect((await client.getSingle('homepage')).data.title).toBe('Heim');
  expect((await client.getByUID('article', 'a')).data.title).toBe('A');
  await service.close();
});

test.each([
  ['customtypes/index.json', '[', /customtypes\/index\.json › line 1/],
  ['customtypes/article.json', '{"Main": 1}', /customtypes\/article\.json › Main.*invalid/],
])('a damaged %s is named', async (file, text, message) => {
  content.write('customtypes/page.json', { Main: {} });
  content.write(file, text);
  await expect(serve(content)).rejects.toThrow(message);
});

test('two types of one id are named', async () => {
  content.writeType('article', { Main: {} });
  content.write('customtypes/article.json', { Main: {} });
  await expect(serve(content)).rejects.toThrow('another custom type has the id "article"');
});
