import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProcess, startProcess } from './processes.mjs';

const moduleAddress = (name: string) => pathToFileURL(path.resolve('scripts', name)).href;

let folder: string;
let command: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'processes-'));
});

afterEach(() => {
  command?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

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

/** A program that starts a child, which writes its process id and runs until it is stopped. */
function writeFamily({ deaf = false } = {}) {
  const ear = deaf ? "process.on('SIGTERM', () => {});" : '';
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
    spawn(process.execPath, [${JSON.stringify(grandchild)}], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`,
  );
}

async function grandchildPid() {
  const file = path.join(folder, 'pid');
  await until(() => existsSync(file));
  return Number(readFileSync(file, 'utf8'));
}

/** A small command of package.json that starts the programs and runs until it is interrupted. */
function startCommand(
  child: string,
  body = 'await Promise.race([running, untilInterrupted()]);',
  { shell = false } = {},
) {
  write('package.json', '{ "engines": { "node": ">=20" } }');
  const entry = write(
    'entry.mjs',
    `import { runCommand, untilInterrupted } from ${JSON.stringify(moduleAddress('lifecycle.mjs'))};
    import { runProcess } from ${JSON.stringify(moduleAddress('processes.mjs'))};
    await runCommand(${JSON.stringify(pathToFileURL(path.join(folder, 'scripts/entry.mjs')).href)}, async () => {
      const running = runProcess(process.execPath, [${JSON.stringify(child)}]);
      ${body}
    });`,
  );
  const [program, args] = shell
    ? ['sh', ['-c', `"$0" "${entry}"; true`, process.execPath]]
    : [process.execPath, [entry]];
  const started = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: shell ? 'start' : '' },
  });
  command = started;
  let output = '';
  started.stdout.on('data', (chunk: Buffer) => (output += chunk));
  started.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    started.once('close', (code) => resolve({ code, output }));
  });
  return { kill: (signal: NodeJS.Signals) => started.kill(signal), ended };
}

describe('a command that is interrupted', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s ends its children and grandchildren, silently and with code 0 once it only waits',
    async (signal) => {
      const running = startCommand(writeFamily());
      const pid = await grandchildPid();
      running.kill(signal);
      expect(await running.ended).toEqual({ code: 0, output: '' });
      expect(isAlive(pid)).toBe(false);
    },
  );

  it('exits with the code of the interrupt while it is working', async () => {
    const running = startCommand(writeFamily(), 'await running; console.log("went on");');
    const pid = await grandchildPid();
    running.kill('SIGINT');
    expect(await running.ended).toEqual({ code: 130, output: '' });
    expect(isAlive(pid)).toBe(false);
  });

  it('kills programs that ignore the signal, after the grace period', async () => {
    const running = startCommand(writeFamily({ deaf: true }));
    const pid = await grandchildPid();
    running.kill('SIGINT');
    expect((await running.ended).code).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it('leaves no orphan when it is killed by SIGKILL', async () => {
    const running = startCommand(writeFamily());
    const pid = await grandchildPid();
    running.kill('SIGKILL');
    await running.ended;
    await until(() => !isAlive(pid));
  });
});

it('ends with npm, whose shell forwards no signal', async () => {
  const running = startCommand(writeFamily(), undefined, { shell: true });
  const pid = await grandchildPid();
  running.kill('SIGTERM');
  await until(() => !isAlive(pid));
  await running.ended;
});

describe('a command that fails', () => {
  it('ends its children, and prints the stack of an unexpected error', async () => {
    const body = `const { existsSync } = await import('node:fs');
      while (!existsSync(${JSON.stringify(path.join(folder, 'pid'))})) await new Promise(setImmediate);
      throw new Error('unexpected');`;
    const running = startCommand(writeFamily(), body);
    const { code, output } = await running.ended;
    expect(code).toBe(1);
    expect(output).toMatch(/a bug in the script:\nError: unexpected\n\s+at /);
    expect(isAlive(await grandchildPid())).toBe(false);
  });

  it('prints only the message of an expected failure', async () => {
    const problem = JSON.stringify(moduleAddress('problem.mjs'));
    const body = `const { Problem } = await import(${problem}); throw new Problem('Cause. Remedy.');`;
    const { code, output } = await startCommand(writeFamily(), body).ended;
    expect([code, output]).toEqual([1, '\n✖ Cause. Remedy.\n']);
  });
});

describe('runProcess', () => {
  it('returns the exit code', async () => {
    expect(await runProcess(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
  });

  it('names a program that does not exist', async () => {
    await expect(runProcess('no-such-program', [])).rejects.toThrow(
      'The program no-such-program could not be started',
    );
  });

  it('adds variables to the environment and removes variables from it', async () => {
    const script =
      'process.exit(process.env.A === "1" && !process.env.PATH && !!process.env.HOME ? 0 : 1)';
    const env = { A: '1', PATH: undefined, HOME: '/' };
    expect(await runProcess(process.execPath, ['-e', script], { env })).toBe(0);
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
    expect(isAlive(await grandchildPid())).toBe(false);
  });
});

it('stops a process and its descendants', async () => {
  const running = startProcess(process.execPath, [writeFamily()]);
  const pid = await grandchildPid();
  await running.stop();
  expect(isAlive(pid)).toBe(false);
  expect(await running.exited).toBe(128 + os.constants.signals.SIGTERM);
});
