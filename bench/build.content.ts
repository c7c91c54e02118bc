import path from 'node:path';
import { Problem } from '../scripts/problem.mjs';
import { startProcess } from '../scripts/processes.mjs';
import { contentFolders } from './build.documents';
import type { Counts } from './build.service';

export type Content = {
  /** Address of its API. */
  endpoint: string;
  pid: number;
  /** What it was asked since the last call. */
  counts: () => Promise<Counts>;
  /** Rejects when it ends without having been stopped. */
  failed: Promise<never>;
  stop: () => Promise<void>;
};

type Message = { type: 'ready'; url: string } | { type: 'counts'; counts: Counts };

/**
 * Starts the content service over a folder of documents, with the custom types and media of a project.
 *
 * @param latency milliseconds that every answer waits
 * @throws Problem with its own words when it cannot start, as with a document that is not right
 */
export async function startContent(
  project: string,
  documents: string,
  port: number,
  latency: number,
): Promise<Content> {
  const types = path.join(project, contentFolders.types);
  const media = path.join(project, contentFolders.media);
  const options = { types, media, documents, port, latency };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { child, exited, stop } = startProcess(
    process.execPath,
    ['--import', 'tsx', path.join('bench', 'build.service.ts'), ...args, '--strict'],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const failed = exited.then((code): never => {
    throw new Problem(`The content service ended (code ${code}). The cause stands above.`);
  });
  failed.catch(() => undefined);

  const message = <Type extends Message['type']>(type: Type) =>
    new Promise<Extract<Message, { type: Type }>>((resolve) => {
      const listen = (given: unknown): void => {
        const message = given as Message;
        if (message.type !== type) return;
        child.off('message', listen);
        resolve(message as Extract<Message, { type: Type }>);
      };
      child.on('message', listen);
    });
  const counts = async (): Promise<Counts> => {
    const answer = message('counts');
    child.send('counts');
    return (await Promise.race([failed, answer])).counts;
  };

  const { url } = await Promise.race([failed, message('ready')]);
  return { endpoint: `${url}/api/v2`, pid: child.pid ?? 0, counts, failed, stop };
}
