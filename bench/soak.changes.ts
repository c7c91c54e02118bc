import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { addParagraph } from './build.documents';
import { isHopeless } from './soak.load';
import type { Tally } from './soak.load';

const POLL_MS = 5;
const LOST_AFTER_MS = 10_000;

type Ref = { ref: string; isMasterRef?: boolean };

/** An editor of documents that a running content service watches. */
export type Editor = {
  /** Makes changes, one after another: a text, a new release, a text, the release is deleted. */
  change: (count: number, tally: Tally) => Promise<void>;
  /** Changes a text. */
  edit: (tally: Tally) => Promise<void>;
  masterRef: () => Promise<string>;
};

/** Receives the calls of a webhook; `calls` are their bodies. */
export async function receiveWebhook() {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push(Buffer.concat(chunks).toString());
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}/`, calls, close };
}

/**
 * @param documents the folder of the documents
 * @param file the document whose text is edited
 * @param calls bodies of the webhook's calls, if it has one: each change must be among them
 */
export function editorOf(url: string, documents: string, file: string, calls?: string[]): Editor {
  const { id } = JSON.parse(readFileSync(file, 'utf8')) as { id: string };
  // Beside the documents, so that a finished file or folder appears at once.
  const desk = `${documents}-desk`;
  const original = path.join(desk, 'original.json');
  mkdirSync(desk, { recursive: true });
  copyFileSync(file, original);
  let number = 0;

  const refs = async (): Promise<Ref[]> => {
    const { refs: listed } = (await (await fetch(`${url}/api/v2`)).json()) as { refs: Ref[] };
    return listed;
  };
  const masterRef = async (): Promise<string> =>
    (await refs()).find(({ isMasterRef }) => isMasterRef)?.ref ?? '';
  const isServed = async (text: string): Promise<boolean> => {
    const query = { ref: await masterRef(), q: `[[at(document.id, "${id}")]]`, lang: '*' };
    const response = await fetch(`${url}/api/v2/documents/search?${new URLSearchParams(query)}`);
    return (await response.text()).includes(text);
  };

  /** @param mark what the webhook's call must contain; default: the new master ref */
  const see = async (what: string, make: () => void, tally: Tally, mark?: string) => {
    const before = JSON.stringify(await refs());
    const begin = performance.now();
    make();
    const isNew = await until(async () => JSON.stringify(await refs()) !== before);
    if (!isNew) return tally.lost.push(`${what}: there is no new ref`);
    tally.timesMs.push(performance.now() - begin);
    const sought = mark ?? (await masterRef());
    const isCalled = await until(async () => calls?.some((body) => body.includes(sought)) ?? true);
    if (!isCalled) tally.lost.push(`${what}: the webhook was not called`);
    calls?.splice(0);
  };
  const edit = async (tally: Tally): Promise<void> => {
    const text = `Edit ${++number}.`;
    const draft = path.join(desk, 'draft.json');
    copyFileSync(original, draft);
    addParagraph(draft, text);
    await see(text, () => renameSync(draft, file), tally);
    if (!(await isServed(text))) tally.failed.push(`${text} is not served`);
  };
  const release = async (tally: Tally): Promise<void> => {
    const name = `soak-${++number}`;
    const [draft, folder] = [path.join(desk, name), path.join(documents, 'releases', name)];
    mkdirSync(draft);
    writeFileSync(path.join(draft, 'release.json'), JSON.stringify({ label: name }));
    mkdirSync(path.dirname(folder), { recursive: true });
    await see(`new ${name}`, () => renameSync(draft, folder), tally, name);
    await edit(tally);
    await see(`deleted ${name}`, () => renameSync(folder, draft), tally, name);
    rmSync(draft, { recursive: true });
  };
  const change = async (count: number, tally: Tally): Promise<void> => {
    for (let changes = 0; changes < count && !isHopeless(tally); changes += 4) {
      await edit(tally);
      await release(tally);
    }
  };
  return { change, edit, masterRef };
}

/** @returns whether the condition became true in time */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + LOST_AFTER_MS;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await wait(POLL_MS);
  }
  return true;
}
