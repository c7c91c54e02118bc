import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type ContentService = {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Starts the embedded content service in a separate process on a free port.
 *
 * @param files contents of `customtypes/` and `documents/`, by path.
 * @param args further command-line arguments.
 */
export async function startContentService(
  files: Record<string, object>,
  args: string[] = [],
): Promise<ContentService> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-api-'));
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(content));
  }
  mkdirSync(path.join(folder, 'media'));

  const folders = ['types', 'documents', 'media'].flatMap((name) => [
    `--${name}`,
    path.join(folder, name === 'types' ? 'customtypes' : name),
  ]);
  const program = path.resolve(__dirname, '../../../content-service/src/cli.ts');
  const service = spawn(
    process.execPath,
    ['--import', 'tsx', program, '--port', '0', '--strict', ...folders, ...args],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  let errorOutput = '';
  service.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  const ended = new Promise<void>((resolve) => service.once('exit', () => resolve()));
  const close = async () => {
    service.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const ready = new Promise<string>((resolve) =>
    service.on('message', ({ url }: { url: string }) => resolve(url)),
  );
  const url = await Promise.race([ready, ended]);
  if (url) return { url, close };
  await close();
  throw new Error(`The content service did not start.\n${errorOutput}`);
}
