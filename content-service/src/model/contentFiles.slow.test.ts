import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchIds } from '../../test/requests';
import { cleanUp, field, serve, testContent, until } from '../../test/content';
import type { TestContent } from '../../test/content';
import type { ContentServiceOptions } from '../startContentService';

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
afterEach(cleanUp);

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
const noFile = 'this is neither a file nor a folder.';

test('a pipe in any place is a problem; the rest is served, and changes are noticed', async () => {
  mkdirSync(at('documents/releases/spring'), { recursive: true });
  mkdirSync(at('media/folder'), { recursive: true });
  const pipes = [
    'customtypes/pipe',
    'documents/is/article/pipe.json',
    'documents/is/pipe',
    'documents/pipe',
    'documents/releases/spring/release.json',
    'media/folder/pipe.jpg',
  ];
  pipes.forEach(pipe);
  const { service, ids, problems } = await outcome({ watch: true });
  expect(ids).toEqual([good]);
  expect(problems.sort()).toEqual(
    pipes.map(
      (name) => `${name}: ${name.endsWith('release.json') ? 'this is not a file.' : noFile}`,
    ),
  );
  content.writeDocument('is/article/second');
  await until(() => service.documentCount() === 2, 'the second document');
  rmSync(at('documents/is/pipe'));
  await until(() => service.problems().length === pipes.length - 1, 'the pipe is gone');
});

test.each([
  ['documents/repository.json', 'this is not a file.'],
  ['customtypes/article/index.json', noFile],
  ['customtypes', 'it cannot be read (ENOTDIR).'],
])('a pipe in place of %s prevents the start, with a message', async (name, cause) => {
  rmSync(at(name), { recursive: true });
  pipe(name);
  await expect(serve(content)).rejects.toThrow(`${name}: ${cause}`);
});

test('links are followed to files and folders, but not back to a folder above; broken links are problems', async () => {
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
  link('media', 'media/itself');
  const { service, ids, problems } = await outcome({ watch: true });
  await service.close();
  expect(ids).toEqual([good, 'one', 'there']);
  expect(problems.sort()).toEqual([
    'documents/is/article/broken.json: this link leads nowhere.',
    'documents/is/article/loop.json: it cannot be read (ELOOP).',
    'documents/is/broken: this link leads nowhere.',
  ]);
  expect(service.log.filter((line) => line.includes('Watching'))).toEqual([]);
});

test('a document of 600 MB is a problem', async () => {
  sparse('documents/is/article/large.json', 600_000_000);
  const { ids, problems } = await outcome();
  expect(ids).toEqual([good]);
  expect(problems).toEqual([
    'documents/is/article/large.json: this file has 573 MiB, but the service reads at most 16 MiB.',
  ]);
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
  const { ids, problems } = await outcome({ watch: true }).finally(() => {
    if (user === 0) process.seteuid?.(0);
  });
  expect(ids).toEqual([good]);
  const noRight = 'it cannot be read (EACCES).';
  expect(problems.sort()).toEqual([
    `documents/en-us: ${noRight}`,
    `documents/is/article/secret.json: ${noRight}`,
    `media/secret.txt: ${noRight}`,
  ]);
});
