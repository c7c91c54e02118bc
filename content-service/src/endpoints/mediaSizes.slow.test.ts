import { crc32, deflateSync } from 'node:zlib';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cleanUp, field, serve, testContent } from '../../test/content';
import type { TestContent } from '../../test/content';
import { search } from '../../test/requests';
import { transform } from '../media/transform';

jest.mock('../media/transform', () => ({
  ...jest.requireActual('../media/transform'),
  transform: jest.fn(),
}));
const transforming = jest.mocked(transform);

let content: TestContent;
beforeEach(() => {
  content = testContent();
  content.writeType('article', { Main: { image: field('Image') } });
  mkdirSync(path.join(content.folder, 'media'));
  transforming.mockReset();
});
afterEach(cleanUp);

/** Writes the start of a PNG file (RFC 2083, 3.2), from which sharp reads the dimensions. */
function writePng(name: string, side: number): void {
  const chunk = (type: string, data: Buffer): Buffer => {
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const body = Buffer.concat([Buffer.from(type), data]);
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(100)));
  const parts = [signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))];
  writeFileSync(path.join(content.folder, 'media', name), Buffer.concat(parts));
}

test('an image of too many pixels is a problem, has its dimensions, and is an error that names the file', async () => {
  writePng('huge.png', 16_000);
  writePng('large.png', 10_000);
  content.writeDocument('is/article/a', { data: { image: { file: 'huge.png' } } });
  transforming.mockResolvedValue({ body: Buffer.from('image'), type: 'image/png' });
  const service = await serve(content);
  const fault =
    'has 16000 × 16000 pixels, and the service transforms images of at most 120 million pixels';
  expect(service.problems()).toEqual([
    {
      file: expect.stringMatching(/media\/huge\.png$/),
      cause: `this image ${fault}.`,
      remedy: expect.stringContaining('Replace it with a smaller one.'),
    },
  ]);
  const { body } = await search(service);
  expect(body.results).toMatchObject([
    { data: { image: { dimensions: { width: 16_000, height: 16_000 } } } },
  ]);
  const response = await fetch(`${service.url}/media/huge.png?w=10`);
  expect([response.status, await response.json()]).toEqual([
    415,
    { type: 'api_validation_error', message: `The image 'huge.png' ${fault}` },
  ]);
  expect(transforming).not.toHaveBeenCalled();
  expect((await fetch(`${service.url}/media/large.png?w=10`)).status).toBe(200);
});
