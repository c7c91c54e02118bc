import { readdirSync } from 'node:fs';
import path from 'node:path';
import { hostingRulesOf } from '../scripts/hostingRules.mjs';
import type { Written } from './build.documents';
import { contentFolders } from './build.documents';
import { startServer } from './build.processes';
import type { Server } from './build.processes';
import type { RecordedRequest } from './build.service';
import { editorOf, receiveWebhook } from './soak.changes';
import type { Editor } from './soak.changes';
import { askAll, askForSeconds, isHopeless, measure } from './soak.load';
import type { Asked, Figures } from './soak.load';

export type Settings = { seconds: number; connections: number; changes: number; builds: number };
export type Content = Pick<Written, 'toChange'> & { documents: string };
type Print = (line: string) => void;

const program = ['--expose-gc', path.join('bench', 'soak.server.ts')];
/** As many as a build has open at once. */
const BUILD_CONNECTIONS = 20;

/** Asks the site's server for all files of a built site, and for a page that is not there. */
export async function soakSite(directory: string, settings: Settings, print: Print) {
  const { seconds, connections } = settings;
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)));
  // Rules for hosts, which the server keeps to itself.
  const { hiddenFiles } = hostingRulesOf(directory)();
  const requests = [
    ...files.map((file) => ({
      path: `/${encodeURI(file).replace(/(^|\/)index\.html$/, '$1')}`,
      status: hiddenFiles.includes(`/${file}`) ? 404 : 200,
    })),
    { path: '/no-such-page/', status: 404 },
  ].map((asked) => ({ ...asked, headers: { 'accept-encoding': 'gzip, deflate, br' } }));
  const server = await startServer('site server', [...program, '--site', directory]);
  const load = askForSeconds(server.url, connections, requests);
  return stopAfter(server, () => measure(server, seconds, load, print));
}

/** Asks the content service for what a build asks for, at two states of the content. */
export function soakContent(
  content: Content,
  requests: readonly RecordedRequest[],
  { seconds, connections }: Settings,
  print: Print,
): Promise<Figures> {
  return withService(content, async (server, editor) => {
    const atOldRef = toAsked(requests, await editor.masterRef());
    await editor.edit({ timesMs: [], failed: [], lost: [] });
    const all = [...atOldRef, ...toAsked(requests, await editor.masterRef())];
    return measure(server, seconds, askForSeconds(server.url, connections, all), print);
  });
}

/** Changes the content, which the service watches. The figures are about changes, not requests. */
export function soakChanges(
  content: Content,
  { changes }: Settings,
  print: Print,
): Promise<Figures> {
  return withService(content, (server, { change }) => measure(server, changes, change, print));
}

/** Asks for what a build asks for, changes the content, and does so again. */
export function soakBuilds(
  content: Content,
  requests: readonly RecordedRequest[],
  { builds }: Settings,
  print: Print,
): Promise<Figures> {
  return withService(content, (server, { edit, masterRef }) =>
    measure(
      server,
      builds,
      async (count, tally) => {
        for (let build = 0; build < count && !isHopeless(tally); build += 1) {
          const left = toAsked(requests, await masterRef());
          await askAll(server.url, BUILD_CONNECTIONS, () => left.shift(), tally);
          await edit({ ...tally, timesMs: [] });
        }
      },
      print,
    ),
  );
}

async function withService(
  { documents, toChange }: Content,
  work: (server: Server, editor: Editor) => Promise<Figures>,
): Promise<Figures> {
  const webhook = await receiveWebhook();
  const { types, media } = contentFolders;
  const options = { types, media, documents, port: 0, webhook: webhook.address };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = await startServer('content service', [...program, ...args]);
  const editor = editorOf(server.url, documents, toChange, webhook.calls);
  return stopAfter(server, () => work(server, editor)).finally(webhook.close);
}

async function stopAfter(server: Server, work: () => Promise<Figures>): Promise<Figures> {
  try {
    return await work();
  } finally {
    await server.stop();
  }
}

/** @returns recorded requests at another ref. Recorded are requests at one ref. */
function toAsked(requests: readonly RecordedRequest[], ref: string): Asked[] {
  const recordedRef = requests.find((request) => request.ref)?.ref ?? ref;
  return requests.map(({ path: recorded, ref: hasRef }) => ({
    path: recorded.replaceAll(recordedRef, ref),
    ...(hasRef ? { headers: { 'prismic-ref': ref } } : {}),
    isChanging: /^\/api\/v2(\?|$)/.test(recorded),
  }));
}
