import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { languageSettings, languages } from '../src/i18n/languages';
import { temporaryFolder } from '../src/test/temporaryFolder';
import { startNewsletterReceiver } from './newsletterReceiver.mjs';

let directory: string;
let receiver: Awaited<ReturnType<typeof startNewsletterReceiver>>;

beforeEach(async () => {
  directory = temporaryFolder();
  receiver = await startNewsletterReceiver({ directory, site: 'http://localhost:9000' });
});

afterEach(() => receiver.close());

const json = { Accept: 'application/json' };

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(receiver.url, { method: 'POST', body: new URLSearchParams(fields), headers });
}

async function received() {
  return (await fetch(receiver.url, { headers: json })).json();
}

it('records sign-ups in memory and in a file that Git ignores', async () => {
  const answer = await post({ EMAIL: ' þóra@example.is ', lang: 'is' }, json);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  await post({ EMAIL: 'b@example.com', lang: 'en-us' });
  const signUps = [
    { at: expect.any(String), email: 'þóra@example.is', lang: 'is' },
    { at: expect.any(String), email: 'b@example.com', lang: 'en-us' },
  ];
  expect(await received()).toEqual(signUps);
  const file = readFileSync(path.join(directory, '.newsletter/received.jsonl'), 'utf8');
  const lines = file.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(signUps);
  expect(readFileSync(path.join(directory, '.newsletter/.gitignore'), 'utf8')).toBe('*\n');
});

it.each(languages)('responds in the language of the form, with a link back: %s', async (lang) => {
  const answer = await post({ EMAIL: 'a@example.is', lang });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await answer.text();
  const { tag, prefix } = languageSettings[lang];
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
  'refuses “%s” with 400, as a page and as JSON, and records nothing',
  async (EMAIL) => {
    const page = await post({ EMAIL, lang: 'en-us' });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('That e-mail address is not valid');
    const answer = await post({ EMAIL }, json);
    expect([answer.status, await answer.json()]).toEqual([400, { ok: false }]);
    expect(await received()).toEqual([]);
  },
);

/** Does not use `fetch`, which would set Host and Origin itself. */
function ask(method: string, headers: Record<string, string>, body = '') {
  const { port } = new URL(receiver.url);
  return new Promise<{ status: number; allowed: unknown; body: string }>((resolve, reject) => {
    const outgoing = request({ host: 'localhost', port, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => {
        const allowed = response.headers['access-control-allow-origin'];
        resolve({ status: response.statusCode ?? 0, allowed, body: text });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const evil = 'https://evil.test';

it('shows the sign-ups to no page of another origin', async () => {
  for (const Origin of [evil, 'http://localhost:9000', 'null']) {
    for (const headers of [json, {}]) {
      expect((await ask('GET', { ...headers, Origin })).allowed).toBeUndefined();
    }
  }
});

it.each([
  ['http://localhost:9000', 200],
  ['http://127.0.0.1:8123', 200],
  ['http://[::1]:9000', 200],
  [evil, 403],
  ['null', 403],
  ['http://localhost.evil.test', 403],
  ['nonsense', 403],
])('responds to the form of a page on %s with %i', async (Origin, expected) => {
  const { status, allowed, body } = await ask('POST', { ...json, Origin }, 'EMAIL=a@example.is');
  expect([status, allowed]).toEqual([expected, expected === 200 ? Origin : undefined]);
  expect(body).toContain(expected === 200 ? '"ok":true' : 'ALLOWED_HOSTS');
  expect(await received()).toHaveLength(expected === 200 ? 1 : 0);
});

it('answers to the hosts of this computer, and to allowed ones', async () => {
  for (const method of ['GET', 'POST']) {
    const { status, body } = await ask(method, { ...json, Host: 'evil.test:3101' });
    expect(status).toBe(421);
    expect(JSON.parse(body).error).toMatch(/answers to localhost.*ALLOWED_HOSTS=/);
  }
  await receiver.close();
  receiver = await startNewsletterReceiver({ directory, allowed: ['phone.test'] });
  const fromPhone = { Host: 'phone.test:3101', Origin: 'http://phone.test:9000' };
  expect((await ask('POST', fromPhone, 'EMAIL=a@b.is')).status).toBe(200);
});

it('continues after malformed requests and a body that does not end', async () => {
  const { port } = new URL(receiver.url);
  const endless = `4000\r\n${'x'.repeat(0x4000)}\r\n`.repeat(20);
  for (const bytes of [
    '\0nonsense\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 7\r\n\r\nEMAIL=%',
    `POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${endless}`,
  ]) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), 'localhost', () => socket.write(bytes));
      socket.on('data', () => socket.end());
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  }
  expect((await fetch(receiver.url, { method: 'DELETE' })).status).toBe(405);
  expect(await received()).toEqual([]);
});

it("reads the address from the provider's field, and names a taken port", async () => {
  const other = await startNewsletterReceiver({ directory, field: 'fields[email]' });
  const body = new URLSearchParams({ 'fields[email]': 'a@example.is' });
  expect((await fetch(other.url, { method: 'POST', body })).status).toBe(200);
  await other.close();
  const port = Number(new URL(receiver.url).port);
  await expect(startNewsletterReceiver({ port, directory })).rejects.toThrow(
    `on port ${port} (EADDRINUSE).\nChoose another port with the variable NEWSLETTER_PORT`,
  );
});
