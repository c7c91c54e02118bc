import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type ContentService = {
  /** Without a trailing slash. */
  url: string;
  /** Stops the service, writes files like those at the start, and starts the service on the same port. */
  restartWith: (files: Record<string, object>) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Starts the embedded content service in a separate process on a free port. It keeps when documents have changed.
 *
 * @param files contents of `customtypes/` and `documents/`, by path.
 * @param args further command-line arguments.
 */
export async function startContentService(
  files: Record<string, object>,
  args: string[] = [],
): Promise<ContentService> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-api-'));
  mkdirSync(path.join(folder, 'media'));
  const folders = ['types', 'documents', 'media'].flatMap((name) => [
    `--${name}`,
    path.join(folder, name === 'types' ? 'customtypes' : name),
  ]);
  const others = [...folders, '--dates', path.join(folder, 'dates.json'), ...args];
  const remove = () => rmSync(folder, { recursive: true });
  const startWith = (changed: Record<string, object>, port: string) => {
    for (const [file, content] of Object.entries(changed)) {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, JSON.stringify(content));
    }
    return startProcess(['--port', port, '--strict', ...others]);
  };
  let running = await startWith(files, '0').catch((error: unknown) => {
    remove();
    throw error;
  });
  const { url } = running;
  return {
    url,
    restartWith: async (changed) => {
      await running.stop();
      running = await startWith(changed, new URL(url).port);
    },
    close: async () => {
      await running.stop();
      remove();
    },
  };
}

async function startProcess(args: string[]) {
  const program = path.resolve(__dirname, '../../../content-service/src/cli.ts');
  const service = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errorOutput = '';
  service.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  const ended = new Promise<void>((resolve) => service.once('exit', () => resolve()));
  const stop = async () => {
    service.kill();
    await ended;
  };
  const ready = new Promise<string>((resolve) =>
    service.on('message', ({ url }: { url: string }) => resolve(url)),
  );
  const url = await Promise.race([ready, ended]);
  if (url) return { url, stop };
  throw new Error(`The content service did not start.\n${errorOutput}`);
}
