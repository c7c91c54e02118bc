import sharp from 'sharp';
import type { ContentService } from '../startContentService';
import { serve, testContent } from '../test/content';
import type { TestContent } from '../test/content';

let content: TestContent;
let service: ContentService;
beforeAll(async () => {
  content = testContent();
  content.writeType('article', { Main: {} });
  await content.writeImage('photo.jpg', 400, 200);
  await content.writeImage('folder/with space.png', 40, 20);
  content.write(
    'media/drawing.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="5"/>',
  );
  content.write('media/paper.pdf', 'paper');
  service = await serve(content);
});
afterAll(async () => {
  await service.close();
  content.remove();
});

async function image(path: string, accept = '*/*') {
  const response = await fetch(`${service.url}/media/${path}`, { headers: { accept } });
  const { format, width, height } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return { format, width, height, type: response.headers.get('content-type') };
}

test('a file without parameters is served as it is, to be kept for long', async () => {
  const response = await fetch(`${service.url}/media/photo.jpg?auto=compress,format`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000');
  expect(response.headers.get('vary')).toBe('accept');
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(`${service.url}/media/photo.jpg`, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test.each([
  ['w=200', 200, 100],
  ['h=50', 100, 50],
  ['w=100&h=100', 100, 50],
  ['w=100&h=100&fit=max', 100, 50],
  ['w=100&h=100&fit=crop', 100, 100],
  ['w=50&fit=crop', 50, 25],
  ['w=100000', 400, 200],
  ['w=4000&h=4000&fit=max', 400, 200],
  ['w=500&h=500&fit=crop', 500, 500],
  ['rect=100,50,100,100', 100, 100],
  ['rect=100,50,100,100&w=40&h=40', 40, 40],
  ['w=nonsense&rect=x&blur=9&fit=odd', 400, 200],
])('%s gives %i × %i', async (parameters, width, height) => {
  expect(await image(`photo.jpg?${parameters}`)).toMatchObject({ width, height, format: 'jpeg' });
});

test('formats are negotiated, or asked for', async () => {
  const accept = 'image/avif,image/webp,*/*';
  expect(await image('photo.jpg?auto=compress,format&w=40', accept)).toMatchObject({
    format: 'webp',
    type: 'image/webp',
  });
  expect(await image('photo.jpg?w=40', accept)).toMatchObject({
    format: 'jpeg',
    type: 'image/jpeg',
  });
  expect(await image('photo.jpg?fm=png&w=40')).toMatchObject({ format: 'png', type: 'image/png' });
  expect(await image('photo.jpg?fm=avif&w=40')).toMatchObject({
    format: 'heif',
    type: 'image/avif',
  });
  expect(await image('folder/with%20space.png?w=20')).toMatchObject({ format: 'png', width: 20 });
});

test('a lower quality makes a smaller file', async () => {
  const size = async (query: string) => {
    const response = await fetch(`${service.url}/media/photo.jpg?${query}`);
    return (await response.arrayBuffer()).byteLength;
  };
  expect(await size('q=5')).toBeLessThan(await size('q=100'));
});

test('drawings and other files are served as they are', async () => {
  const drawing = await fetch(`${service.url}/media/drawing.svg?w=100&auto=format`, {
    headers: { accept: 'image/webp' },
  });
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
  const paper = await fetch(`${service.url}/media/paper.pdf`);
  expect([paper.headers.get('content-type'), await paper.text()]).toEqual([
    'application/pdf',
    'paper',
  ]);
});

test('what is not there is 404 with JSON, and nothing outside the folder is there', async () => {
  for (const path of [
    'nothing.jpg',
    '..%2fdocuments%2frepository.json',
    '%2e%2e/documents/repository.json',
    '',
  ]) {
    expect((await fetch(`${service.url}/media/${path}`)).status).toBe(404);
  }
});
