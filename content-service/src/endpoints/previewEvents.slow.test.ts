import { rmSync } from 'node:fs';
import path from 'node:path';
import { get } from '../../test/requests';
import { cleanUp, serve, until } from '../../test/content';
import type { Served, TestContent } from '../../test/content';
import { openEvents } from '../../test/events';
import type { Events } from '../../test/events';
import { titled, writeChanged, unpublishedContent } from '../../test/unpublished';

const HOUR_MS = 60 * 60 * 1000;

let content: TestContent;
let service: Served;
let time: number;
let streams: Events[] = [];
beforeEach(async () => {
  time = Date.parse('2026-11-21T12:00:00Z');
  content = unpublishedContent();
  service = await serve(content, { watch: true, now: () => time });
});
afterEach(async () => {
  for (const { close } of streams) close();
  streams = [];
  await cleanUp();
});

async function openPreview(params: string, from = service) {
  const response = await fetch(`${from.url}/previews?${params}`, { method: 'POST' });
  const { token } = (await response.json()) as { token: string };
  const { events } = (await (await fetch(token)).json()) as { events: string };
  return { token, events };
}

async function listen(address: string): Promise<Events> {
  const stream = await openEvents(address);
  streams.push(stream);
  return stream;
}

async function titleUnder(ref: string, id: string): Promise<unknown> {
  const q = `[[at(document.id, "${id}")]]`;
  const { body } = await get(service, '/api/v2/documents/search', { ref, q, lang: '*' });
  const [found] = body.results as { data: { title: [{ text: string }] } }[];
  return found?.data.title[0].text;
}

test('the newest address is sent at once and when a draft is saved, and is never cached', async () => {
  const { token, events } = await openPreview('document=new');
  expect(new URL(events).origin).toBe(new URL(token).origin);
  const { status, headers, next } = await listen(events);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await next()).toEqual({ event: 'update', ref: token });
  writeChanged(content, 'drafts', 'is/article/new', titled('Newer'));
  const { event, ref = '' } = (await next()) ?? {};
  expect(event).toBe('update');
  expect(ref).not.toBe(token);
  expect(await titleUnder(ref, 'article-new-is')).toBe('Newer');
  expect((await (await fetch(ref)).json()) as object).toMatchObject({ ref, type: 'DRAFT' });
});

test('a change of the published content sends an event, a change of a release does not', async () => {
  const { events } = await openPreview('document=new');
  const { next } = await listen(events);
  const first = await next();
  const releases = service.releaseRefs().join();
  writeChanged(content, 'releases/spring', 'is/article/a', titled('Another spring'));
  await until(() => service.releaseRefs().join() !== releases, 'the release is read');
  content.writeDocument('is/article/a', { uid: 'a', ...titled('A again') });
  const { ref = '' } = (await next()) ?? {};
  expect(ref).not.toBe(first?.ref);
  expect(await titleUnder(ref, 'article-a-is')).toBe('A again');
});

test('the preview of a release follows the release and ends with it', async () => {
  const { token, events } = await openPreview('release=spring');
  const { next } = await listen(events);
  expect(await next()).toEqual({ event: 'update', ref: token });
  writeChanged(content, 'releases/spring', 'is/article/a', titled('A in late spring'));
  const { ref = '' } = (await next()) ?? {};
  expect(await titleUnder(ref, 'article-a-is')).toBe('A in late spring');
  rmSync(path.join(content.folder, 'documents/releases/spring'), { recursive: true });
  let last = await next();
  // The files of a folder are deleted one by one, so updates precede the end.
  while (last?.event === 'update') last = await next();
  expect(last).toEqual({ event: 'end', ref: undefined });
  expect(await next()).toBeUndefined();
});

test('after an hour the stream sends end and closes', async () => {
  const { events } = await openPreview('document=new');
  time += HOUR_MS - 20;
  const { next } = await listen(events);
  expect(await next()).toMatchObject({ event: 'update' });
  time += 20;
  expect(await next()).toEqual({ event: 'end', ref: undefined });
  expect(await next()).toBeUndefined();
  expect((await fetch(events)).status).toBe(404);
});

test('a heartbeat keeps proxies from closing a silent stream', async () => {
  const { events } = await openPreview('document=new');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  try {
    const response = await fetch(events);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('retry: ')) text += (await reader?.read())?.value ?? '';
    jest.advanceTimersByTime(20_000);
    expect(await reader?.read()).toEqual({ done: false, value: ':\n\n' });
    await reader?.cancel();
  } finally {
    jest.useRealTimers();
  }
});

test('in a private repository a stream needs no access token', async () => {
  const accessToken = 'MC5secret';
  const guarded = await serve(content, { accessToken });
  const { token, events } = await openPreview(`document=new&access_token=${accessToken}`, guarded);
  expect(events).not.toContain(accessToken);
  expect(await (await listen(events)).next()).toEqual({ event: 'update', ref: token });
});
