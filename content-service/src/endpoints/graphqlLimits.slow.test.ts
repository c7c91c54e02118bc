import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { field, serve, testContent } from '../../test/content';
import type { TestContent } from '../../test/content';
import { queryGraphql } from '../../test/requests';
import type { ContentService } from '../startContentService';

const LONG_TEXT_CHARACTERS = 200_000;

let content: TestContent;
let service: ContentService;
beforeAll(async () => {
  content = testContent();
  content.writeType('note', { Main: { uid: field('UID'), text: field('Text') } });
  content.writeDocument('is/note/long', {
    uid: 'long',
    data: { text: 'x'.repeat(LONG_TEXT_CHARACTERS) },
  });
  service = await serve(content);
});
afterAll(async () => {
  await service.close();
  content.remove();
});

const aliased = (count: number, selected: string): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${selected}`).join(' ')} }`;

const failure = (message: string) => ({
  data: null,
  errors: [{ message: expect.stringContaining(message) }],
});

test('a query selects 1000 fields at most, those of a fragment as often as it is used', async () => {
  const doubling = (levels: number): string => {
    const fragments = Array.from({ length: levels }, (_, level) => {
      const next = `...F${level + 1}`;
      return `fragment F${level} on _Document { a: __typename ... on Note { b: text } ${next} ${next} }`;
    });
    return `{ _allDocuments { edges { node { ...F0 } } } } ${fragments.join(' ')} fragment F${levels} on _Document { c: __typename }`;
  };
  expect((await queryGraphql(service, doubling(7))).status).toBe(200);
  const { status, body } = await queryGraphql(service, doubling(30));
  expect(status).toBe(400);
  expect(body).toEqual(
    failure('at most 1000 are allowed. Select fewer fields, or split the query.'),
  );
});

test('the memory for parsed queries is limited', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const heapBytes = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const send = async (from: number, to: number): Promise<void> => {
    for (let number = from; number < to; number += 1) {
      const query = aliased(90, `note(uid: "n${number}", lang: "is") { text }`);
      expect((await queryGraphql(service, query)).status).toBe(200);
    }
  };
  await send(0, 5);
  const before = heapBytes();
  await send(5, 255);
  expect(heapBytes() - before).toBeLessThan(45 * 1024 * 1024);
});
