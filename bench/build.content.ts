import { once } from 'node:events';
import path from 'node:path';
import { Problem } from '../scripts/lifecycle.mjs';
import { startProcess } from '../scripts/processes.mjs';
import { contentFolders } from './build.documents';
import type { Counts } from './build.service';

export type Content = {
  endpoint: string;
  pid: number;
  counts: () => Promise<Counts>;
  /** The ref of the published content. A new ref shows that the service has read a changed file. */
  ref: () => Promise<string>;
};

type Options = { documents: string; port: number; latency: number };

/** Runs the content service during `work`. The service prints why it cannot start. */
export async function withContent<Result>(
  project: string,
  options: Options,
  work: (content: Content) => Promise<Result>,
): Promise<Result> {
  const types = path.join(project, contentFolders.types);
  const media = path.join(project, contentFolders.media);
  const args = Object.entries({ types, media, ...options }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  const { child, exited, stop } = startProcess(
    process.execPath,
    ['--import', 'tsx', 'bench/build.service.ts', '--strict', ...args],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const failed = exited.then((code): never => {
    throw new Problem(`The content service exited with code ${code}. See the cause above.`);
  });
  failed.catch(() => undefined);

  const [{ url }] = (await Promise.race([failed, once(child, 'message')])) as [{ url: string }];
  const endpoint = `${url}/api/v2`;
  const counts = async () => {
    child.send('counts');
    return ((await once(child, 'message')) as [{ counts: Counts }])[0].counts;
  };
  const ref = async () => {
    const { refs } = (await (await fetch(endpoint)).json()) as { refs: { ref: string }[] };
    return refs[0]?.ref ?? '';
  };
  const result = await Promise.race([failed, work({ endpoint, pid: child.pid ?? 0, counts, ref })]);
  await stop();
  return result;
}
