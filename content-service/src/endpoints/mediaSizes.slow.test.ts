import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
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

/** Writes a small JPEG file whose header (ITU-T T.81, B.2.2) has other dimensions. */
async function writeJpeg(name: string, side: number): Promise<void> {
  const create = { width: 8, height: 8, channels: 3 as const, background: 'red' };
  const file = await sharp({ create }).jpeg().toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(side, frame + 5);
  file.writeUInt16BE(side, frame + 7);
  writeFileSync(path.join(content.folder, 'media', name), file);
}

test('an image of too many pixels is a problem, has its dimensions, and is an error that names the file', async () => {
  await writeJpeg('huge.jpg', 16_000);
  await writeJpeg('large.jpg', 10_000);
  content.writeDocument('is/article/a', { data: { image: { file: 'huge.jpg' } } });
  transforming.mockResolvedValue({ body: Buffer.from('image'), type: 'image/png' });
  const service = await serve(content);
  const fault =
    'has 16000 × 16000 pixels, and the service transforms images of at most 120 million pixels';
  expect(service.problems()).toEqual([
    {
      file: expect.stringMatching(/media\/huge\.jpg$/),
      cause: `this image ${fault}.`,
      remedy: expect.stringContaining('Replace it with a smaller one.'),
    },
  ]);
  const { body } = await search(service);
  expect(body.results).toMatchObject([
    { data: { image: { dimensions: { width: 16_000, height: 16_000 } } } },
  ]);
  const response = await fetch(`${service.url}/media/huge.jpg?w=10`);
  expect([response.status, await response.json()]).toEqual([
    415,
    { type: 'api_validation_error', message: `The image 'huge.jpg' ${fault}` },
  ]);
  expect(transforming).not.toHaveBeenCalled();
  expect((await fetch(`${service.url}/media/large.jpg?w=10`)).status).toBe(200);
});
