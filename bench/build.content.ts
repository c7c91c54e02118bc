import path from 'node:path';
import { Problem } from '../scripts/problem.mjs';
import { startProcess } from '../scripts/processes.mjs';
import { contentFolders } from './build.documents';
import type { Counts } from './build.service';

export type ContentProcess = {
  /** The address of the content API. */
  endpoint: string;
  pid: number;
  /** The requests since the last call. */
  counts: () => Promise<Counts>;
  /** Rejects if the service exits without having been stopped. */
  failed: Promise<never>;
  stop: () => Promise<void>;
};

type Message = { type: 'ready'; url: string } | { type: 'counts'; counts: Counts };

/**
 * Starts the content service with a folder of documents and a project's custom types and media.
 *
 * @param latency milliseconds by which every response is delayed
 * @throws {Problem} if the service cannot start, for example because of an invalid document; the
 *   service prints the cause
 */
export async function startContent(
  project: string,
  documents: string,
  port: number,
  latency: number,
): Promise<ContentProcess> {
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
    throw new Problem(`The content service exited with code ${code}. See the cause above.`);
  });
  failed.catch(() => undefined);

  const message = <Type extends Message['type']>(type: Type) =>
    new Promise<Extract<Message, { type: Type }>>((resolve) => {
      const onMessage = (given: unknown): void => {
        const message = given as Message;
        if (message.type !== type) return;
        child.off('message', onMessage);
        resolve(message as Extract<Message, { type: Type }>);
      };
      child.on('message', onMessage);
    });
  const counts = async (): Promise<Counts> => {
    const response = message('counts');
    child.send('counts');
    return (await Promise.race([failed, response])).counts;
  };

  const { url } = await Promise.race([failed, message('ready')]);
  return { endpoint: `${url}/api/v2`, pid: child.pid ?? 0, counts, failed, stop };
}
