import { rmSync } from 'node:fs';
import path from 'node:path';
import { get, search, searchIds } from '../test/requests';
import { cleanUp, field, serve, testContent, until } from '../test/content';
import type { TestContent } from '../test/content';
import type { JsonObject } from './model/json';
import type { ContentService, ContentServiceOptions } from './startContentService';

let content: TestContent;
beforeEach(() => {
  content = testContent();
  content.writeType('article', {
    Main: { uid: field('UID'), text: field('Text'), link: field('Link'), image: field('Image') },
  });
  content.writeDocument('is/article/a', { uid: 'a', data: { text: 'one' } });
});
afterEach(cleanUp);

const start = (options?: ContentServiceOptions) => serve(content, options);

const write = (text: string) => content.writeDocument('is/article/a', { uid: 'a', data: { text } });

async function textUnder(service: ContentService, ref: string): Promise<unknown> {
  const { body } = await search(service, { ref });
  return ((body.results as JsonObject[])[0]?.data as JsonObject | undefined)?.text;
}

describe('the master ref', () => {
  test("is the same for the same content after a restart, and has Prismic's format", async () => {
    const [first, second] = [await start(), await start()];
    expect(first.ref()).toBe(second.ref());
    expect(first.ref()).toMatch(/^[A-Za-z0-9_-]{16}$/);
  });

  test.each<[string, () => void | Promise<void>]>([
    ['a new document', () => content.writeDocument('is/article/b', { uid: 'b' })],
    ['a custom type', () => content.writeType('article', { Main: { uid: field('UID') } })],
    ['a shared slice', () => content.write('slices/Hero/model.json', { id: 'hero' })],
    [
      'the settings',
      () =>
        content.write('documents/repository.json', { languages: [{ id: 'is', is_master: true }] }),
    ],
    ['a media file', () => content.write('media/a.pdf', 'x')],
  ])('changes after a change of %s', async (_what, change) => {
    const before = (await start()).ref();
    await change();
    expect((await start()).ref()).not.toBe(before);
  });
});

describe('changes of files', () => {
  test('make a new master at once; the earlier state stays available under its ref', async () => {
    const service = await start({ watch: true });
    const before = service.ref();
    write('two');
    await until(() => service.ref() !== before, 'the ref changed');
    expect(await textUnder(service, service.ref())).toBe('two');
    expect(await textUnder(service, before)).toBe('one');
    const { body } = await get(service, '/api/v2');
    expect(body.refs).toMatchObject([{ ref: service.ref(), isMasterRef: true }]);
  });

  test('that delete a document report each link to it', async () => {
    const link = { link_type: 'Document', id: 'article-a-is' };
    content.writeDocument('is/article/b', { uid: 'b', data: { link } });
    const service = await start({ watch: true });
    rmSync(path.join(content.folder, 'documents/is/article/a.json'));
    await until(() => service.log.length > 0, 'the problem is printed');
    expect(service.log).toEqual([
      expect.stringMatching(
        /b\.json › data\.link: the link leads to the id "article-a-is", which no/,
      ),
    ]);
  });

  test('that cause a problem log it once, and the problem disappears when it is fixed', async () => {
    const service = await start({ watch: true });
    const file = 'documents/is/article/b.json';
    content.write(file, '{ "broken"');
    await until(() => service.log.length === 1, 'the problem is printed');
    expect(await searchIds(service)).toEqual(['article-a-is']);
    const before = service.ref();
    write('another change');
    await until(() => service.ref() !== before, 'the ref changed');
    expect(service.log).toHaveLength(1);
    content.writeDocument('is/article/b', { uid: 'b' });
    await until(() => service.problems().length === 0, 'the problem is gone');
    content.write(file, '{ "broken"');
    await until(() => service.log.length === 2, 'the problem is printed again');
  });

  test('that break a document report its file last, and only count the links to it', async () => {
    const link = (id: string) => ({ link_type: 'Document', id });
    content.writeType('article', {
      Main: { uid: field('UID'), text: field('Text'), link: field('Link') },
    });
    content.writeDocument('is/article/b', { uid: 'b' });
    for (const uid of ['c', 'd']) {
      content.writeDocument(`is/article/${uid}`, { uid, data: { link: link('article-b-is') } });
    }
    const service = await start({ watch: true });
    content.write('documents/is/article/b.json', '{ "broken"');
    await until(() => service.log.length > 1, 'the problem is printed');
    expect(service.log).toEqual([
      '2 links lead to missing documents, perhaps to those that are left out. Their problems:',
      expect.stringContaining('is/article/b.json'),
    ]);
  });

  test('that repair the documents that are left out report the links that are still wrong', async () => {
    content.writeType('article', { Main: { uid: field('UID'), link: field('Link') } });
    const link = { link_type: 'Document', id: 'typo' };
    content.writeDocument('is/article/a', { uid: 'a', data: { link } });
    content.write('documents/is/article/b.json', '{ "broken"');
    const service = await start({ watch: true });
    expect(service.log.join()).not.toContain('typo');
    content.writeDocument('is/article/b', { uid: 'b' });
    await until(() => service.log.length > 2, 'the link is printed');
    expect(service.log[2]).toContain('"typo"');
  });

  test('that make a custom type invalid leave the last valid version in use', async () => {
    const service = await start({ watch: true });
    content.write('customtypes/article/index.json', '{');
    await until(() => service.log.length === 1, 'the problem is printed');
    expect(service.log[0]).toMatch(/customtypes\/article\/index\.json › line 1, column 2/);
    expect(await searchIds(service)).toEqual(['article-a-is']);
    const before = service.ref();
    content.writeType('article', {
      Main: { uid: field('UID'), text: field('Text'), more: field('Text') },
    });
    await until(() => service.ref() !== before, 'the ref changed');
    expect(service.problems()).toEqual([]);
  });
});

describe('addresses', () => {
  test('a host that is not this machine is rejected', async () => {
    await expect(start({ host: '203.0.113.1' })).rejects.toThrow(
      'cannot listen on the host "203.0.113.1"',
    );
  });

  test('close stops the service at once, with connections still open', async () => {
    const service = await serve(content);
    await get(service, '/api');
    await service.close();
    await expect(fetch(service.url)).rejects.toThrow();
  });

  test('every response is delayed by the latency', async () => {
    const service = await start({ latency: 150 });
    const begin = Date.now();
    await get(service, '/api');
    expect(Date.now() - begin).toBeGreaterThanOrEqual(145);
  });
});
