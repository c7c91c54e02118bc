import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startNewsletterSink } from './newsletterSink.mjs';
import { planNewsletter } from './openNewsletter.mjs';
import { freePort } from './ports.mjs';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'newsletter-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const plan = (environment: NodeJS.ProcessEnv, mayReuse = false) =>
  planNewsletter({ directory, environment, mayReuse });

it('is the sink, on a port that is still to be claimed', async () => {
  expect(await plan({ NEWSLETTER_PORT: '4101' })).toMatchObject({
    kind: 'sink',
    description: 'http://localhost:4101/',
    ports: [{ port: 4101, variable: 'NEWSLETTER_PORT' }],
    environment: {
      GATSBY_NEWSLETTER_ACTION: 'http://localhost:4101/',
      GATSBY_NEWSLETTER_CORS: 'true',
    },
  });
});

it('is the configured provider, also from .env, and then needs no port', async () => {
  const action = 'https://provider.example/subscribe';
  const provider = { kind: 'provider', ports: [], environment: {} };
  expect(await plan({ GATSBY_NEWSLETTER_ACTION: action })).toMatchObject(provider);
  writeFileSync(path.join(directory, '.env'), `GATSBY_NEWSLETTER_ACTION=${action}\n`);
  expect(await plan({ PRISMIC_REPOSITORY: 'acme' })).toMatchObject(provider);
});

it('is no form with a real repository and no provider', async () => {
  expect(await plan({ PRISMIC_REPOSITORY: 'acme' })).toMatchObject({ kind: 'none', ports: [] });
});

it('is the sink that runs already, if reuse is allowed', async () => {
  const port = await freePort();
  const sink = await startNewsletterSink({ port, directory });
  const environment = { NEWSLETTER_PORT: String(port) };
  expect(await plan(environment, true)).toMatchObject({ kind: 'sink', isRunning: true, ports: [] });
  expect(await plan(environment)).toMatchObject({ isRunning: false, ports: [{ port }] });
  await sink.close();
});

it('rejects a value that is not a port', async () => {
  await expect(plan({ NEWSLETTER_PORT: 'x' })).rejects.toThrow(/NEWSLETTER_PORT is "x"/);
});
