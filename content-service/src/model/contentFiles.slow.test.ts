import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchIds } from '../../test/requests';
import { field, serve, testContent, until } from '../../test/content';
import type { TestContent } from '../../test/content';
import type { ContentServiceOptions } from '../startContentService';

const MIB = 1024 * 1024;

let content: TestContent;
beforeEach(() => {
  content = testContent();
  content.writeType('article', {
    Main: {
      title: field('StructuredText'),
      embed: field('Embed'),
      any: field('IntegrationFields'),
    },
  });
  content.writeDocument('is/article/good');
});
afterEach(() => content.remove());

const at = (file: string): string => path.join(content.folder, file);
const pipe = (file: string) => execFileSync('mkfifo', [at(file)]);
const link = (target: string, file: string) => symlinkSync(at(target), at(file));
const sparse = (file: string, bytes: number) => {
  writeFileSync(at(file), '');
  truncateSync(at(file), bytes);
};

async function outcome(options: ContentServiceOptions = {}) {
  const service = await serve(content, options);
  const ids = await searchIds(service, { lang: '*', pageSize: '100' });
  const problems = service.problems().map(({ file, field: place = '', cause, remedy }) => {
    expect(remedy).toMatch(/^[A-Z].*\.$/s);
    const name = path.relative(content.folder, path.resolve(file));
    return `${name}${place && ` › ${place}`}: ${cause}`;
  });
  return { service, ids: ids.sort(), problems };
}

const good = 'article-good-is';
const noFile = 'this is a pipe, a socket or a device, neither a file nor a folder.';

test('a value of 20,000 levels in any place is a problem, and the other documents are served', async () => {
  const levels = `${'[{"a":'.repeat(10_000)}1${'}]'.repeat(10_000)}`;
  const write = (name: string, others: string, data: string) =>
    content.write(
      `documents/is/article/${name}.json`,
      `{"id": "${name}", "type": "article", "lang": "is"${others}, "data": {${data}}}`,
    );
  for (const id of ['title', 'embed', 'any', 'unknown']) write(id, '', `"${id}": ${levels}`);
  for (const key of ['tags', 'slugs', 'uid', 'alternate_languages', 'archived']) {
    write(key, `, "${key}": ${levels}`, '');
  }
  content.write('documents/releases/deep/release.json', `{"label": ${levels}}`);
  const { service, ids, problems } = await outcome();
  await service.close();
  expect(ids).toEqual([good]);
  expect(problems).toHaveLength(10);
  for (const problem of problems) expect(problem).toContain('at most 500 levels expected but more');
});

test('a pipe in any place is a problem; the rest is served, and changes are noticed', async () => {
  mkdirSync(at('documents/releases/spring'), { recursive: true });
  mkdirSync(at('media/folder'), { recursive: true });
  const pipes = [
    'customtypes/pipe',
    'documents/drafts',
    'documents/is/article/pipe.json',
    'documents/is/pipe',
    'documents/pipe',
    'documents/releases/spring/release.json',
    'media/folder/pipe.jpg',
  ];
  pipes.forEach(pipe);
  const { service, ids, problems } = await outcome({ watch: true });
  expect(ids).toEqual([good]);
  expect(problems.sort()).toEqual(pipes.map((name) => `${name}: ${noFile}`));
  content.writeDocument('is/article/second');
  await until(() => service.documentCount() === 2, 'the second document');
  rmSync(at('documents/is/pipe'));
  await until(() => service.problems().length === pipes.length - 1, 'the pipe is gone');
  await service.close();
});

test.each([
  ['documents/repository.json', 'documents/repository.json'],
  ['customtypes/article/index.json', 'customtypes/article/index.json'],
  ['customtypes', 'customtypes'],
])('a pipe in place of %s prevents the start, with a message', async (name, reported) => {
  rmSync(at(name), { recursive: true });
  pipe(name);
  await expect(serve(content)).rejects.toThrow(`${reported}: ${noFile}`);
});

test('a pipe that replaces a custom type is a problem, and the last custom type is used', async () => {
  const { service } = await outcome({ watch: true });
  rmSync(at('customtypes/article/index.json'));
  pipe('customtypes/article/index.json');
  await until(() => service.problems().length === 1, 'the problem');
  expect(service.problems()[0]?.cause).toBe(noFile);
  expect(await searchIds(service, { lang: '*' })).toEqual([good]);
  await service.close();
});

test('links are followed to files and to folders outside; other links are problems', async () => {
  mkdirSync(at('outside/article'), { recursive: true });
  mkdirSync(at('media'));
  content.write('outside/article/there.json', {
    id: 'there',
    type: 'article',
    lang: 'en-us',
    data: {},
  });
  content.write('one.json', { id: 'one', type: 'article', lang: 'is', data: {} });
  link('outside', 'documents/en-us');
  link('one.json', 'documents/is/article/one.json');
  link('documents', 'outside/article/back');
  link('nowhere', 'documents/is/article/broken.json');
  link('documents/is/article/loop.json', 'documents/is/article/loop.json');
  link('nowhere', 'documents/is/broken');
  link('', 'media/above');
  link('media', 'media/itself');
  const { service, ids, problems } = await outcome({ watch: true });
  await service.close();
  expect(ids).toEqual([good, 'one', 'there']);
  const isRead =
    'this link leads to a folder that is read already, or that contains the folder of the content.';
  expect(problems.sort()).toEqual([
    'documents/en-us/article/back: ' + isRead,
    'documents/is/article/broken.json: this link leads nowhere.',
    'documents/is/article/loop.json: this link leads back to itself.',
    'documents/is/broken: this link leads nowhere.',
    'media/above: ' + isRead,
    'media/itself: ' + isRead,
  ]);
  expect(service.log.filter((line) => line.includes('Watching'))).toEqual([]);
});

test('a document of 600 MB and a media file of over 2 GiB are problems', async () => {
  mkdirSync(at('media'));
  content.write('media/small.txt', 'small');
  sparse('documents/is/article/large.json', 600_000_000);
  sparse('media/large.mp4', 2048 * MIB + 1);
  const { service, ids, problems } = await outcome();
  expect(ids).toEqual([good]);
  expect(problems).toEqual([
    'media/large.mp4: this file has 2049 MiB, and the service reads at most 2048 MiB of a file.',
    'documents/is/article/large.json: this file has 573 MiB, and the service reads at most 16 MiB of a file.',
  ]);
  const status = async (name: string) => (await fetch(`${service.url}/media/${name}`)).status;
  expect([await status('large.mp4'), await status('small.txt')]).toEqual([404, 200]);
  await service.close();
});

test('a file and a folder without the right to read them are problems', async () => {
  content.writeDocument('is/article/secret');
  content.writeDocument('en-us/article/hidden');
  content.write('media/secret.txt', 'secret');
  chmodSync(content.folder, 0o755);
  chmodSync(at('documents/is/article/secret.json'), 0);
  chmodSync(at('documents/en-us'), 0);
  chmodSync(at('media/secret.txt'), 0);
  // Root may read every file, so the service must run as another user.
  const user = process.geteuid?.();
  if (user === 0) process.seteuid?.(65_534);
  const { service, ids, problems } = await outcome({ watch: true }).finally(() => {
    if (user === 0) process.seteuid?.(0);
  });
  await service.close();
  expect(ids).toEqual([good]);
  const noRight = 'the user who runs the service may not read it.';
  expect(problems.sort()).toEqual([
    `documents/en-us: ${noRight}`,
    `documents/is/article/secret.json: ${noRight}`,
    `media/secret.txt: ${noRight}`,
  ]);
});
