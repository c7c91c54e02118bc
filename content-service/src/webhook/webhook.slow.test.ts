import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { field, serve, until } from '../../test/content';
import type { TestContent } from '../../test/content';
import { releaseDate, titled, writeChanged, unpublishedContent } from '../../test/unpublished';
import type { JsonObject } from '../model/json';
import { loadRepository } from '../startContentService';
import type { ContentServiceOptions } from '../startContentService';
import { Webhook } from './webhook';

/** A receiver that responds with these statuses, one after another, and then with 200. */
async function receiver(statuses: number[] = []) {
  const bodies: JsonObject[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      bodies.push(JSON.parse(text) as JsonObject);
      response.writeHead(statuses.shift() ?? 200).end('received');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/__refresh`;
  return { bodies, address, close: () => server.close() };
}

let content: TestContent;
let ends: (() => unknown)[] = [];
beforeEach(() => {
  content = unpublishedContent();
});
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  ends = [];
  content.remove();
});

async function start(statuses: number[] = [], options: ContentServiceOptions = {}) {
  const target = await receiver(statuses);
  const service = await serve(content, { watch: true, webhook: target.address, ...options });
  ends.push(service.close, target.close);
  return { ...target, service };
}

const nothing = { releases: {}, masks: {}, tags: {}, experiments: {}, documents: [] };
const ref = expect.stringMatching(/^[\w-]{16}~[\w-]{16}$/);
const remove = (file: string) =>
  rmSync(path.join(content.folder, 'documents', file), { recursive: true });

const spring = {
  id: 'spring',
  ref,
  label: 'Spring',
  documents: ['article-b-en-us', 'article-a-is'],
};

test.each<[string, () => void, JsonObject]>([
  [
    'a changed document of a release',
    () => writeChanged(content, 'releases/spring', 'is/article/a', titled('A in late spring')),
    { releases: { update: [spring] } },
  ],
  [
    'a new name of a release',
    () =>
      content.write('documents/releases/spring/release.json', {
        label: 'May',
        scheduledAt: releaseDate,
      }),
    { releases: { update: [{ ...spring, label: 'May' }] } },
  ],
  [
    'a new release',
    () => content.write('documents/releases/autumn/release.json', { label: 'Autumn' }),
    { releases: { addition: [{ id: 'autumn', ref, label: 'Autumn', documents: [] }] } },
  ],
  ['a deleted release', () => remove('releases/spring'), { releases: { deletion: [spring] } }],
  [
    'a changed document of an experiment',
    () =>
      writeChanged(content, 'experiments/title/long', 'is/article/a', titled('A, at great length')),
    {
      experiments: {
        update: [
          {
            id: 'title',
            googleId: 'gXYZ',
            name: 'Title',
            variations: [
              { id: 'base', ref, label: 'Base' },
              { id: 'long', ref, label: 'Long' },
            ],
          },
        ],
      },
    },
  ],
])('%s is sent without a master ref', async (_what, change, expected) => {
  const { bodies, service } = await start();
  change();
  await until(() => bodies.length === 1, 'the webhook was called');
  expect(bodies[0]).toEqual({
    type: 'api-update',
    ...nothing,
    ...expected,
    domain: 'acme',
    apiUrl: `${service.url}/api`,
    secret: null,
  });
});

test.each<[string, () => void, JsonObject]>([
  [
    'a document with a new tag',
    () => content.writeDocument('is/article/b', { uid: 'b', tags: ['new'], ...titled('B') }),
    { tags: { addition: [{ id: 'new' }] }, documents: ['article-a-is', 'article-b-is'] },
  ],
  [
    'a removed document',
    () => remove('en-us/article/b.json'),
    { documents: expect.arrayContaining(['article-b-en-us']) as unknown as string[] },
  ],
  [
    'a new custom type',
    () => content.writeType('person', { Main: { uid: field('UID') } }),
    { masks: { addition: [{ id: 'person', label: 'person' }] } },
  ],
])('%s is sent with the master ref', async (_what, change, expected) => {
  const { bodies, service } = await start([], { webhookSecret: 'hush' });
  change();
  await until(() => bodies.length === 1, 'the webhook was called');
  expect(bodies[0]).toEqual({
    type: 'api-update',
    masterRef: service.ref(),
    ...nothing,
    ...expected,
    domain: 'acme',
    apiUrl: `${service.url}/api`,
    secret: 'hush',
  });
});

test('a draft is not sent', async () => {
  const { bodies, service } = await start();
  const before = service.draftsRef();
  writeChanged(content, 'drafts', 'is/article/new', titled('Newer'));
  await until(() => service.draftsRef() !== before, 'the draft is read');
  content.writeDocument('is/article/c', { uid: 'c', ...titled('C') });
  await until(() => bodies.length > 0, 'the webhook was called');
  expect(bodies).toMatchObject([{ documents: ['article-c-is'] }]);
});

test('a receiver that is not ready is called again', async () => {
  const { bodies, service } = await start([503]);
  content.writeDocument('is/article/c', { uid: 'c', ...titled('C') });
  await until(() => bodies.length === 2, 'it was called again');
  expect(bodies[0]).toEqual(bodies[1]);
  expect(service.log).toEqual([]);
});

test('calls end with the service', async () => {
  const { bodies, service } = await start([500, 500, 500, 500]);
  content.writeDocument('is/article/c', { uid: 'c', ...titled('C') });
  await until(() => bodies.length === 1, 'the webhook was called');
  const begin = Date.now();
  await service.close();
  expect(Date.now() - begin).toBeLessThan(1000);
});

test('calls are made one after another, and the queue has a limit', async () => {
  const { bodies, address, close } = await receiver([500]);
  ends.push(close);
  const log: string[] = [];
  const folders = ['types', 'documents', 'media'].map((name) => [
    name,
    path.join(content.folder, name === 'types' ? 'customtypes' : name),
  ]);
  const { state } = await loadRepository(Object.fromEntries(folders));
  const webhook = new Webhook({
    ...{ address, secret: undefined, origin: 'http://localhost' },
    log: (line) => log.push(line),
  });
  for (let count = 0; count < 21; count += 1) webhook.sendChange({ from: state, to: state });
  expect(log).toEqual([`The webhook ${address} is too slow: a change was not sent.`]);
  await until(() => bodies.length > 0, 'the webhook was called');
  expect(bodies).toHaveLength(1);
  await webhook.close();
});
