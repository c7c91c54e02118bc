import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../src/test/temporaryFolder';
import { readOutput, runProcess, startProcess } from './processes.mjs';

const moduleAddress = (name: string) =>
  JSON.stringify(pathToFileURL(path.resolve('scripts', name)).href);

let folder: string;
let command: ChildProcess | undefined;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => command?.kill('SIGKILL'));

async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function write(name: string, text: string) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** A zombie counts as dead. */
function isAlive(pid: number) {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function writeFamily({ isDeaf = false, isDetached = false } = {}) {
  const ear = isDeaf ? "process.on('SIGINT', () => {});" : '';
  const grandchild = write(
    'grandchild.mjs',
    `import { renameSync, writeFileSync } from 'node:fs';
    ${ear}
    writeFileSync(${JSON.stringify(path.join(folder, 'writing'))}, String(process.pid));
    renameSync(${JSON.stringify(path.join(folder, 'writing'))}, ${JSON.stringify(path.join(folder, 'pid'))});
    setInterval(() => {}, 1000);`,
  );
  return write(
    'child.mjs',
    `import { spawn } from 'node:child_process';
    ${ear}
    const options = { stdio: 'inherit', detached: ${isDetached} };
    const grandchild = spawn(process.execPath, [${JSON.stringify(grandchild)}], options);
    if (${isDetached}) process.on('SIGINT', () => grandchild.kill() && process.exit());
    setInterval(() => {}, 1000);`,
  );
}

async function grandchildPid() {
  const file = path.join(folder, 'pid');
  await until(() => existsSync(file));
  return Number(readFileSync(file, 'utf8'));
}

function startCommand(child: string, body = 'await Promise.race([running, untilInterrupted()]);') {
  const entry = write(
    'entry.mjs',
    `import { endWithInput, runCommand, untilInterrupted } from ${moduleAddress('lifecycle.mjs')};
    import { runProcess } from ${moduleAddress('processes.mjs')};
    await runCommand(async () => {
      const running = runProcess(process.execPath, [${JSON.stringify(child)}]);
      ${body}
    });`,
  );
  const started = spawn(process.execPath, [entry], { stdio: 'pipe' });
  command = started;
  const output = readOutput(started);
  const ended = once(started, 'close').then(([code]) => ({ code, output: output() }));
  return {
    kill: (signal: NodeJS.Signals) => started.kill(signal),
    endInput: () => started.stdin.end(),
    ended,
  };
}

/** Interrupts a command and waits until its grandchild has ended, too. */
async function interrupt(running: ReturnType<typeof startCommand>, signal: NodeJS.Signals) {
  const pid = await grandchildPid();
  running.kill(signal);
  const result = await running.ended;
  await until(() => !isAlive(pid));
  return result;
}

describe('a command that is interrupted', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s ends its children and grandchildren, silently and with code 0 once it only waits',
    async (signal) => {
      const running = startCommand(writeFamily());
      expect(await interrupt(running, signal)).toEqual({ code: 0, output: '' });
    },
  );

  it('exits with the code of the interrupt while it is working', async () => {
    const running = startCommand(writeFamily(), 'await running; console.log("went on");');
    expect(await interrupt(running, 'SIGINT')).toEqual({ code: 130, output: '' });
  });

  it('lets its children end what they have started in another process group', async () => {
    const running = startCommand(writeFamily({ isDetached: true }));
    expect((await interrupt(running, 'SIGINT')).code).toBe(0);
  });

  it('ends its children when its standard input ends', async () => {
    const body = 'endWithInput(); await Promise.race([running, untilInterrupted()]);';
    const running = startCommand(writeFamily(), body);
    const pid = await grandchildPid();
    running.endInput();
    expect((await running.ended).code).toBe(0);
    await until(() => !isAlive(pid));
  });

  it('kills programs that ignore the signal, after the grace period', async () => {
    const running = startCommand(writeFamily({ isDeaf: true }));
    expect((await interrupt(running, 'SIGINT')).code).toBe(0);
  });
});

describe('a command that fails', () => {
  it('ends its children, and prints the stack of an unexpected error', async () => {
    const body = `const { existsSync } = await import('node:fs');
      while (!existsSync(${JSON.stringify(path.join(folder, 'pid'))})) await new Promise(setImmediate);
      throw new Error('unexpected');`;
    const { code, output } = await startCommand(writeFamily(), body).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/a bug in the script:\nError: unexpected\n\s+at /);
    const pid = await grandchildPid();
    await until(() => !isAlive(pid));
  });

  it.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])('does not call %s a bug', async (code) => {
    const message = `${code}: cause, open '/some/file'`;
    const { output } = await startCommand(writeFamily(), `throw new Error("${message}");`).ended;
    expect(output).toBe(`\n✖ ${message}\n`);
  });
});

it('names a program that does not exist', async () => {
  await expect(runProcess('no-such-program', [])).rejects.toThrow(
    'The program no-such-program could not be started',
  );
});

it('ends processes that a program leaves behind', async () => {
  const leaver = write(
    'leaver.mjs',
    `import { spawn } from 'node:child_process';
    import { existsSync } from 'node:fs';
    spawn(process.execPath, [${JSON.stringify(writeFamily())}], { stdio: 'ignore' }).unref();
    while (!existsSync(${JSON.stringify(path.join(folder, 'pid'))})) await new Promise(setImmediate);`,
  );
  expect(await runProcess(process.execPath, [leaver])).toBe(0);
  const pid = await grandchildPid();
  await until(() => !isAlive(pid));
});

it('stops a process and its descendants', async () => {
  const running = startProcess(process.execPath, [writeFamily()]);
  const pid = await grandchildPid();
  await running.stop();
  await until(() => !isAlive(pid));
  expect(await running.exited).toBe(128 + os.constants.signals.SIGINT);
});
