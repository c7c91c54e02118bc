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
