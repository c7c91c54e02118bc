import path from 'node:path';
import { contentFolders } from './build.documents';
import { startServer } from './build.processes';
import type { Counts, RecordedRequest } from './build.service';

export type ContentProcess = {
  /** The address of the content API. */
  endpoint: string;
  pid: number;
  /** The requests since the last call. */
  counts: () => Promise<Counts>;
  /** All requests, each once. */
  requests: () => Promise<RecordedRequest[]>;
  /** Rejects if the service exits without having been stopped. */
  failed: Promise<never>;
  stop: () => Promise<void>;
};

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
  const { url, pid, ask, failed, stop } = await startServer('content service', [
    path.join('bench', 'build.service.ts'),
    ...args,
    '--strict',
  ]);
  return {
    endpoint: `${url}/api/v2`,
    pid,
    counts: async () => (await ask<{ counts: Counts }>('counts')).counts,
    requests: async () => (await ask<{ requests: RecordedRequest[] }>('requests')).requests,
    failed,
    stop,
  };
}
