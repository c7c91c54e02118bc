import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type ContentService = {
  /** URL of the service, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
};

const program = path.resolve(__dirname, '../../../content-service/src/cli.ts');

/** Starts the content service in a separate process. `files` are its files by path. */
export async function startContentService(files: Record<string, object>): Promise<ContentService> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-api-'));
  mkdirSync(path.join(folder, 'media'));
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(content));
  }
  const folders = ['types', 'documents', 'media'].flatMap((name) => [
    `--${name}`,
    path.join(folder, name === 'types' ? 'customtypes' : name),
  ]);
  const args = ['--import', 'tsx', program, '--port', '0', '--strict', ...folders];
  const service = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let errorOutput = '';
  service.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  const ended = new Promise<void>((resolve) =>
    service.once('exit', () => {
      rmSync(folder, { recursive: true });
      resolve();
    }),
  );
  const ready = new Promise<string>((resolve) =>
    service.on('message', ({ url }: { url: string }) => resolve(url)),
  );
  const url = await Promise.race([ready, ended]);
  if (!url) throw new Error(`The content service did not start.\n${errorOutput}`);
  return {
    url,
    close: async () => {
      service.kill();
      await ended;
    },
  };
}
