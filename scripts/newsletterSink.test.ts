import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { languageFacts, languages } from '../src/i18n/languages';
import { isNewsletterSink, startNewsletterSink } from './newsletterSink.mjs';
import { freePort } from './ports.mjs';

let directory: string;
let sink: Awaited<ReturnType<typeof startNewsletterSink>>;

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'newsletter-'));
  sink = await startNewsletterSink({ directory, site: 'http://localhost:9000' });
});

afterEach(async () => {
  await sink.close();
  rmSync(directory, { recursive: true });
});

const json = { Accept: 'application/json' };

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(sink.url, { method: 'POST', body: new URLSearchParams(fields), headers });
}

async function received() {
  return (await fetch(sink.url, { headers: json })).json();
}

it('records sign-ups in memory and in a file that Git ignores', async () => {
  const answer = await post({ EMAIL: ' þóra@example.is ', lang: 'is' }, json);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  await post({ EMAIL: 'b@example.com', lang: 'en-us' });

  const signUps = [
    { at: expect.any(String), email: 'þóra@example.is', lang: 'is' },
    { at: expect.any(String), email: 'b@example.com', lang: 'en-us' },
  ];
  expect(await received()).toEqual(signUps);
  const file = readFileSync(path.join(directory, '.newsletter/received.jsonl'), 'utf8');
  expect(
    file
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(signUps);
  expect(readFileSync(path.join(directory, '.newsletter/.gitignore'), 'utf8')).toBe('*\n');
});

it.each([
  ['is', 'is', 'Líttu í tölvupóstinn', 'href="http://localhost:9000/"'],
  ['en-us', 'en-US', 'Look in your e-mail to confirm', 'href="http://localhost:9000/en/"'],
  ['fr', 'is', 'Líttu í tölvupóstinn', 'href="http://localhost:9000/"'],
])('answers a form in %s with a page that leads back', async (lang, tag, words, link) => {
  const answer = await post({ EMAIL: 'a@example.is', lang });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await answer.text();
  expect(html).toContain(`<html lang="${tag}">`);
  expect(html).toContain(words);
  expect(html).toContain(link);
});

it.each(languages)('responds in the language of the form: %s', async (lang) => {
  const html = await (await post({ EMAIL: 'a@example.is', lang })).text();
  const { tag, prefix } = languageFacts[lang];
  expect(html).toContain(`<html lang="${tag}">`);
  expect(html).toContain(`href="http://localhost:9000${prefix}/"`);
});

it('links back to the page of the form, and never to a script', async () => {
  const from = async (Referer: string) => (await post({ EMAIL: 'a@b.is' }, { Referer })).text();
  expect(await from('http://localhost:9123/verkefni/')).toContain('href="http://localhost:9123/"');
  expect(await from('nonsense"><script>')).toContain('href="http://localhost:9000/"');
  expect(await from('javascript:alert(1)')).toContain('href="http://localhost:9000/"');
});

it.each(['', 'nobody', 'a@b', 'a b@example.is', 'a@example.', '<a>@'])(
  'refuses “%s” with 400, as a page and as JSON, and keeps nothing',
  async (EMAIL) => {
    const page = await post({ EMAIL, lang: 'en-us' });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('That e-mail address is not valid');
    const answer = await post({ EMAIL }, json);
    expect([answer.status, await answer.json()]).toEqual([400, { ok: false }]);
    expect(await received()).toEqual([]);
  },
);

it('lists the sign-ups, escaped', async () => {
  await post({ EMAIL: 'a&<b>@example.is', lang: '<i>' });
  const html = await (await fetch(sink.url)).text();
  expect(html).toContain('a&amp;&lt;b&gt;@example.is &lt;i&gt;');
});

it('rejects a body that is too long, and other methods', async () => {
  const long = await post({ EMAIL: `${'a'.repeat(20_000)}@example.is` }, json);
  expect(long.status).toBe(413);
  const answer = await fetch(sink.url, { method: 'DELETE' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  expect(await received()).toEqual([]);
});

it('recognises another sink, and a taken port', async () => {
  const port = Number(new URL(sink.url).port);
  expect(await isNewsletterSink(port)).toBe(true);
  expect(await isNewsletterSink(await freePort())).toBe(false);
  await expect(startNewsletterSink({ port, directory })).rejects.toThrow(
    /Port \d+, for the newsletter, is taken.*\n.*NEWSLETTER_PORT/,
  );
});

it("reads the address from the provider's field", async () => {
  const other = await startNewsletterSink({ directory, field: 'fields[email]' });
  const body = new URLSearchParams({ 'fields[email]': 'a@example.is' });
  expect((await fetch(other.url, { method: 'POST', body })).status).toBe(200);
  await other.close();
});
