import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeDocuments } from './build.documents';
import { soakBuilds, soakChanges, soakContent, soakSite } from './soak.parts';
import type { Content } from './soak.parts';

// The small version of `npm run soak`: nothing may be lost. Memory and time are for the large one.

const DOCUMENTS = 160;
const settings = { seconds: 1, connections: 20, changes: 20, builds: 3 };
const noProgress = (): void => undefined;

/** Recorded requests are at some ref. */
const ref = 'RECORDED';
const query = (text: string) => ({ path: `/graphql?${new URLSearchParams({ query: text })}`, ref });
const requests = [
  { path: '/api/v2' },
  { path: `/api/v2/documents/search?ref=${ref}&pageSize=100&lang=*` },
  query('{ _allDocuments { edges { node { _meta { id uid type lang } } } } }'),
  query('{ allArticles(lang: "is") { totalCount edges { node { title _meta { uid } } } } }'),
];

let folder: string;
let content: Content;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'soak-'));
  const documents = path.join(folder, 'documents');
  content = { documents, toChange: writeDocuments('.', documents, DOCUMENTS, 1).toChange };
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the site server answers every request', async () => {
  mkdirSync(path.join(folder, 'site/en'), { recursive: true });
  for (const name of ['index.html', '404.html', 'en/index.html', 'skrá.txt'])
    writeFileSync(path.join(folder, 'site', name), name.repeat(1000));
  const { timesMs, failed, lost } = await soakSite(path.join(folder, 'site'), settings, noProgress);
  expect([failed, lost]).toEqual([[], []]);
  expect(timesMs.length).toBeGreaterThanOrEqual(settings.connections);
});

test.each([
  ['answers every request', () => soakContent(content, requests, settings, noProgress)],
  ['notices every change', () => soakChanges(content, settings, noProgress)],
  [
    'answers builds while content changes',
    () => soakBuilds(content, requests, settings, noProgress),
  ],
])('the content service %s', async (_what, soak) => {
  const { timesMs, failed, lost } = await soak();
  expect([failed, lost]).toEqual([[], []]);
  expect(timesMs.length).toBeGreaterThanOrEqual(settings.builds * requests.length);
});
