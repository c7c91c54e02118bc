import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Problem } from '../scripts/problem.mjs';
import { startProcess } from '../scripts/processes.mjs';

const SAMPLE_INTERVAL_MS = 250;
const run = promisify(execFile);

export type Usage = {
  /** The highest memory of all groups together, in MiB. */
  peak: number;
  /** The part of each group in that moment, in MiB. */
  parts: number[];
};

/** @returns the processor time of a process that is running, without those that it has started */
export async function readCpuSeconds(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'time=']);
  return toSeconds(stdout.trim());
}

/**
 * Watches process groups: their leaders and all processes that these start. Memory is the sum of
 * the resident sets, sampled about four times a second. Memory that processes share counts for each
 * of them, so the figure is rather too high, and peaks of a few milliseconds may be missed.
 *
 * @param groups process ids of the leaders
 * @returns a function that stops watching and returns the usage
 */
export function watchGroups(groups: number[]): () => Promise<Usage> {
  const usage: Usage = { peak: 0, parts: [] };
  let isOver = false;

  const takeSample = async (): Promise<void> => {
    const { stdout } = await run('ps', ['-A', '-o', 'pgid=,rss=']);
    const parts = groups.map(() => 0);
    for (const line of stdout.trim().split('\n')) {
      const [group, kib] = line.trim().split(/\s+/);
      const index = groups.indexOf(Number(group));
      if (index < 0) continue;
      parts[index] = (parts[index] ?? 0) + Number(kib) / 1024;
    }
    const sum = parts.reduce((total, part) => total + part, 0);
    if (sum > usage.peak) Object.assign(usage, { peak: sum, parts });
  };
  const watching = (async () => {
    while (!isOver) {
      await takeSample();
      await wait(SAMPLE_INTERVAL_MS);
    }
  })();
  watching.catch(() => undefined);

  return async () => {
    isOver = true;
    await watching;
    return usage;
  };
}

export type Server = {
  url: string;
  pid: number;
  /** Sends a question to the process. Resolves with its next message of this type. */
  ask: <Answer>(type: string) => Promise<Answer>;
  /** Rejects if the process exits without having been stopped. */
  failed: Promise<never>;
  stop: () => Promise<void>;
};

/**
 * Starts a server in a process of its own. Its program sends `{type: 'ready', url}`.
 *
 * @param what is started, for the error
 * @param args of Node: the program with its arguments, after options of Node
 * @throws {Problem} if the process exits before it is ready; it prints the cause
 */
export async function startServer(what: string, args: string[]): Promise<Server> {
  const { child, exited, stop } = startProcess(process.execPath, ['--import', 'tsx', ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = exited.then((code): never => {
    throw new Problem(`The ${what} exited with code ${code}. See the cause above.`);
  });
  failed.catch(() => undefined);

  const message = <Message>(type: string): Promise<Message> => {
    const sent = new Promise<Message>((resolve) => {
      const onMessage = (given: unknown): void => {
        if ((given as { type?: string }).type !== type) return;
        child.off('message', onMessage);
        resolve(given as Message);
      };
      child.on('message', onMessage);
    });
    return Promise.race([failed, sent]);
  };
  const ask = <Answer>(type: string): Promise<Answer> => {
    const answer = message<Answer>(type);
    child.send(type);
    return answer;
  };
  const { url } = await message<{ url: string }>('ready');
  return { url, pid: child.pid ?? 0, ask, failed, stop };
}

/**
 * Parses the time format of `ps`, `[days-]hours:minutes:seconds`, whose leading parts can be
 * missing.
 */
function toSeconds(time: string): number {
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = time.split(/[-:]/).reverse().map(Number);
  return seconds + 60 * (minutes + 60 * (hours + 24 * days));
}
